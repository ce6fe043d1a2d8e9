/** The reference of the option at a path such as `currentImageConfig.loadingConfig.type`. */
import { rowUrl } from './doc-urls';
import { getProperty, libraryDefaults } from './library-defaults';
import { libraryTypes, type FieldDoc } from './library-types';
import { differenceOf, type Difference } from './package-differences';

export interface DescribedField {
  readonly field: FieldDoc;
  /** Page and row of the reference, for `href()`. */
  readonly url: string;
  /** Undefined where there is none. */
  readonly defaultValue: unknown;
  /** A field of an object that only the React edition has is in that edition only. */
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

/** The fields along a path, up to the first one that does not exist. */
function findFields(rootType: string, names: readonly string[]): readonly Found[] {
  const found: Found[] = [];
  for (const name of names) {
    const next = findField(found.at(-1)?.field.mentions ?? [rootType], name);
    if (!next) break;
    found.push(next);
  }
  return found;
}

/**
 * Describes the field at a path, which starts in a configuration or in the props of a component. Indexes of lists are
 * ignored.
 * @throws if the type has no such field
 */
export function describeField(rootType: string, path: string): DescribedField {
  const names = path.replace(/\[\d+\]/g, '').split('.');
  const found = findFields(rootType, names);
  const last = found.at(-1);
  if (!last || found.length < names.length) throw new Error(`${rootType} has no field ${path}`);
  const { type, field } = last;
  const isAdded = found.some((part) => differenceOf(part.type, part.field.name).added);
  return {
    field,
    url: rowUrl(type, field.name),
    defaultValue: names.reduce<unknown>(getProperty, libraryDefaults[rootType]),
    difference: { ...differenceOf(type, field.name), ...(isAdded && { added: true }) },
  };
}
