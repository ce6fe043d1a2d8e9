/** The rows of a configuration table: fields, defaults, differences and demos. */
import { defaultSources, type LibraryDefaults } from './library-defaults';
import { describeDefault, type DefaultNode } from './default-value';
import { demosOfField } from './field-demos';
import { objectDoc, type FieldDoc } from './library-types';
import { fieldDifferences, type Difference } from './package-differences';
import { rowId, type TypeName } from './doc-urls';

export interface RowDefault {
  /** Set only if the components have different defaults. */
  readonly component?: string;
  readonly node: DefaultNode;
}

export interface Row extends FieldDoc {
  readonly id: string;
  readonly defaults: readonly RowDefault[];
  readonly difference: Difference;
  /** Slugs of demos that use the field. */
  readonly demos: readonly string[];
}

function getDefaults(type: TypeName, field: FieldDoc, library: LibraryDefaults): RowDefault[] {
  const all = defaultSources(type, library).map(({ component, value }) => ({
    component,
    node: describeDefault(
      value && Object.entries(value).find(([k]) => k === field.name)?.[1],
      field.type,
    ),
  }));
  const [first] = all;
  const texts = new Set(all.map(({ node }) => JSON.stringify(node)));
  return first && texts.size === 1 ? [{ node: first.node }] : all;
}

export function getRows(type: TypeName, library: LibraryDefaults): readonly Row[] {
  return objectDoc(type).fields.map((field) => ({
    ...field,
    id: rowId(type, field.name),
    defaults: getDefaults(type, field, library),
    difference: fieldDifferences[`${type}.${field.name}`] ?? {},
    demos: demosOfField[`${type}.${field.name}`] ?? [],
  }));
}
