/** The reference of the option at a path such as `currentImageConfig.loadingConfig.type`. */
import { rowUrl } from './doc-urls';
import { getProperty, libraryDefaults } from './library-defaults';
import { libraryTypes, type FieldDoc } from './library-types';
import { differenceOf, type Difference } from './package-differences';
import { valueText } from './default-value';

export interface DescribedField {
  /** The type whose table has the field. */
  readonly type: string;
  readonly name: string;
  /** Page and row of the reference, for `href()`. */
  readonly url: string;
  /** Docstring, in which backticks mark code. */
  readonly meaning: string;
  /** Default as source text; undefined where there is none. */
  readonly defaultText?: string;
  readonly difference: Difference;
}

interface Found {
  readonly type: string;
  readonly field: FieldDoc;
}

/** The field with a name in the first of the types that have it. */
function findField(types: readonly string[], name: string): Found | undefined {
  for (const type of types) {
    const doc = libraryTypes().get(type);
    const field = doc?.kind === 'object' && doc.fields.find((other) => other.name === name);
    if (field) return { type, field };
  }
  return undefined;
}

/**
 * Describes the field at a path, which starts in a configuration or in the props of a component. Indexes of lists are
 * ignored.
 * @throws if the type has no such field
 */
export function describeField(rootType: string, path: string): DescribedField {
  const names = path.replace(/\[\d+\]/g, '').split('.');
  const [first = '', ...others] = names;
  const found = others.reduce(
    (parent, name) => parent && findField(parent.field.mentions, name),
    findField([rootType], first),
  );
  if (!found) throw new Error(`${rootType} has no field ${path}`);
  const { type, field } = found;
  const value = names.reduce<unknown>(getProperty, libraryDefaults[rootType]);
  return {
    type,
    name: field.name,
    url: rowUrl(type, field.name),
    meaning: field.meaning,
    defaultText: value === undefined ? undefined : valueText(value, field),
    difference: differenceOf(type, field.name),
  };
}
