/** The sizes of the components. Server only. */
import { findSize, readSizeRecords, type SizeRecord } from '@/components/site/sizes/library-sizes';
import type { ComponentName } from './fields/field';

/** Compressed JavaScript and CSS without React, in bytes. */
export type ComponentSize = Readonly<Record<SizeRecord['part'], number>>;

/** The sizes of each component, and of a plain gallery with `registerLayouts`. */
export type ComponentSizes = Readonly<Record<ComponentName | 'layouts', ComponentSize>>;

const entries: Readonly<Record<keyof ComponentSizes, string>> = {
  modal: 'modal gallery',
  plain: 'plain gallery',
  carousel: 'carousel',
  layouts: 'plain gallery with layouts',
};

/**
 * The sizes in the records of `measureSizes()`.
 * @throws if a component was not measured
 */
export function toSizes(records: readonly SizeRecord[]): ComponentSizes {
  const sizeOf = (entry: string): ComponentSize => ({
    first: findSize(records, entry, 'first').total,
    whole: findSize(records, entry, 'whole').total,
  });
  const sizes = Object.entries(entries).map(([name, entry]) => [name, sizeOf(entry)]);
  return Object.fromEntries(sizes) as ComponentSizes;
}

/** The sizes of the library that the build has measured. */
export function getSizes(): ComponentSizes {
  return toSizes(readSizeRecords());
}
