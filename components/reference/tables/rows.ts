/** The rows of a table of fields: types, defaults, differences and demos. */
import { getObjectType } from '../types/configuration';
import { rowId } from '../types/doc-urls';
import { demosOfField } from './field-demos';
import {
  defaultSources,
  getProperty,
  libraryDefaults,
  type DefaultSource,
} from '../types/library-defaults';
import { libraryTypes, objectDoc, type FieldDoc } from '../types/library-types';
import { differenceOf, type Difference } from '../differences/package-differences';
import { valueText } from '../types/default-value';

/** A default, without its text if that is too long for a cell: the table of its type has it then. */
export interface RowDefault {
  readonly text?: string;
  /** The type of an object. */
  readonly type?: string;
  /** Where the default applies, if there are several. */
  readonly scope?: string;
}

export interface Row extends FieldDoc {
  readonly id: string;
  readonly formerId?: string;
  readonly defaults: readonly RowDefault[];
  readonly difference: Difference;
  /** Slugs of demos that use the field, and of which the table of its own type says nothing. */
  readonly demos: readonly string[];
  /** True if the table of an ancestor says everything about the field. */
  readonly isInherited: boolean;
}

/** Length of the longest object that a cell shows. */
const maxLength = 60;

/** The defaults of a field. Where they differ, by component, or by field if one component has several. */
export function getDefaults(
  field: FieldDoc,
  sources: readonly DefaultSource[],
): readonly RowDefault[] {
  const found = sources.flatMap((source) => {
    const value = getProperty(source.value, field.name);
    if (value === undefined) return [];
    const nested = getObjectType(field, value);
    const text = valueText(value, field);
    const isLong = nested !== undefined && text.length > maxLength;
    return {
      ...source,
      key: isLong ? nested : text,
      type: nested,
      text: isLong ? undefined : text,
    };
  });
  const keys = [...new Set(found.map(({ key }) => key))];
  const groups = keys.map((key) => found.filter((source) => source.key === key));
  const scopesBy = (name: 'component' | 'holder') =>
    groups.map((group) => [...new Set(group.map((source) => source[name]))]);
  const components = scopesBy('component');
  const isByComponent = new Set(components.flat()).size === components.flat().length;
  const scopes = isByComponent ? components : scopesBy('holder');
  return groups.flatMap(([first], index) => {
    if (!first) return [];
    const scope = groups.length > 1 ? scopes[index]?.join(', ') : undefined;
    return { type: first.type, text: first.text, scope };
  });
}

/** The demos of a field, without those that the rows of its own type link to. */
function getDemos(id: string, { mentions }: FieldDoc): readonly string[] {
  const nested = mentions.flatMap((name) => {
    const doc = libraryTypes().get(name);
    return doc?.kind === 'object' ? doc.fields.map((field) => rowId(name, field.name)) : [];
  });
  const further = nested.flatMap((other) => demosOfField[other] ?? []);
  return (demosOfField[id] ?? []).filter((slug) => !further.includes(slug));
}

function isInherited({ name, declaredBy }: FieldDoc, type: string, id: string): boolean {
  if (declaredBy === type || !libraryTypes().has(declaredBy) || demosOfField[id]) return false;
  return differenceOf(type, name).note === differenceOf(declaredBy, name).note;
}

/** `sources` are the default objects of the type. */
export function getRows(
  type: string,
  sources: readonly DefaultSource[] = defaultSources(type, libraryDefaults),
): readonly Row[] {
  return objectDoc(type).fields.map((field) => {
    const id = rowId(type, field.name);
    return {
      ...field,
      id,
      formerId: /^ModalGalleryRef\..+\$$/.test(id)
        ? `Outputs.${field.name.slice(0, -1)}`
        : undefined,
      defaults: getDefaults(field, sources),
      difference: differenceOf(type, field.name),
      demos: getDemos(id, field),
      isInherited: isInherited(field, type, id),
    };
  });
}
