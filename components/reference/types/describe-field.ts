/** What the reference says about an option. */
import type { TypeEntry } from './configuration';
import { rowUrl } from './doc-urls';
import { getProperty, libraryDefaults } from './library-defaults';
import type { FieldDoc } from './library-types';
import { differenceOf, type Difference } from '../differences/package-differences';

export interface DescribedField {
  readonly field: FieldDoc;
  /** Page and row of the reference, for `href()`. */
  readonly url: string;
  /** Undefined where there is none. */
  readonly defaultValue: unknown;
  /** A field of an object that only the React edition has is in that edition only. */
  readonly difference: Difference;
}

/** Describes a field that a walk of a configuration or of its type has found. */
export function describeEntry(rootType: string, entry: TypeEntry): DescribedField {
  const { path, owner, field, isAdded } = entry;
  const names = path.replace(/\[\d+\]|\.\*/g, '').split('.');
  return {
    field,
    url: rowUrl(owner, field.name),
    defaultValue: names.reduce<unknown>(getProperty, libraryDefaults[rootType]),
    difference: { ...differenceOf(owner, field.name), ...(isAdded && { added: true }) },
  };
}
