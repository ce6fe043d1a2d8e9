/** The sizes of the components. Server only. */
import { findSize, readSizeRecords, type SizeRecord } from '@/components/site/library-sizes';
import type { ComponentName } from './fields/field';

/** Compressed JavaScript and CSS without React, in bytes. */
export type ComponentSize = Readonly<Record<SizeRecord['part'], number>>;

export type ComponentSizes = Readonly<Record<ComponentName, ComponentSize>>;

const entries: Readonly<Record<ComponentName, string>> = {
  modal: 'modal gallery',
  plain: 'plain gallery',
  carousel: 'carousel',
};

/**
 * The sizes in the records of `measureSizes()`.
 * @throws if a component was not measured
 */
export function toSizes(records: readonly SizeRecord[]): ComponentSizes {
  const sizeOf = (component: ComponentName): ComponentSize => ({
    first: findSize(records, entries[component], 'first').total,
    whole: findSize(records, entries[component], 'whole').total,
  });
  return { modal: sizeOf('modal'), plain: sizeOf('plain'), carousel: sizeOf('carousel') };
}

/** The sizes of the library that the build has measured. */
export function getSizes(): ComponentSizes {
  return toSizes(readSizeRecords());
}
