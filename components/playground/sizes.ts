/** The sizes of the components. Server only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentName } from './field';

/** Compressed JavaScript and CSS without React, in bytes. */
export interface ComponentSize {
  /** Loaded with the page that contains the component. */
  readonly first: number;
  /** With everything that is fetched later. */
  readonly whole: number;
}

export type ComponentSizes = Readonly<Record<ComponentName, ComponentSize>>;

/** A measurement of the package, which its budget limits. */
export interface SizeRecord {
  readonly entry: string;
  readonly part: keyof ComponentSize;
  readonly total: number;
}

/** Written by scripts/library.mjs before the pages are rendered. */
export const sizesFile = '.generated/library-sizes.json';

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
  const totalOf = (component: ComponentName, part: keyof ComponentSize) => {
    const entry = entries[component];
    const record = records.find((other) => other.entry === entry && other.part === part);
    if (!record) throw new Error(`The size of the ${entry} (${part}) was not measured.`);
    return record.total;
  };
  const sizeOf = (component: ComponentName): ComponentSize => ({
    first: totalOf(component, 'first'),
    whole: totalOf(component, 'whole'),
  });
  return { modal: sizeOf('modal'), plain: sizeOf('plain'), carousel: sizeOf('carousel') };
}

/** The sizes of the library that the build has measured. */
export function getSizes(): ComponentSizes {
  const path = join(/* turbopackIgnore: true */ process.cwd(), sizesFile);
  return toSizes(JSON.parse(readFileSync(path, 'utf8')) as SizeRecord[]);
}
