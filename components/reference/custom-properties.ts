/** The custom properties that applications may set, read from the stylesheets of the library. Server only. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';
import { componentNames, type ComponentName } from './types/components';

const source = join(/* turbopackIgnore: true */ process.cwd(), 'gallery-lib/src');
/** A comment with three slashes; below it the property with its default, declared or in the `var()` that reads it. */
const description = /\/\/\/ (.*)\n\s*(?:(--ks-[\w-]+): (.+)|[\w-]+: var\((--ks-[\w-]+), (.+)\));/g;

/** The folder with the stylesheet of each component. */
const folders: Readonly<Record<ComponentName, string>> = {
  modal: 'modal-gallery',
  plain: 'plain-gallery',
  carousel: 'carousel',
};

export interface CustomProperty {
  readonly name: string;
  /** Default. */
  readonly value: string;
  /** The comment above it; backticks mark code. */
  readonly meaning: string;
  /** The components whose stylesheets read it. */
  readonly components: readonly ComponentName[];
}

/** The page with their table, in which each row has the name of the property as its id. */
export const customPropertiesPath = '/react/class-names';

function readAll(): readonly CustomProperty[] {
  const rules = componentNames.map((component) => ({
    component,
    css: compile(join(source, folders[component], 'styles.scss')).css,
  }));
  return readdirSync(join(source, 'styles'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.scss'))
    .map((file) => readFileSync(join(source, 'styles', file), 'utf8'))
    .flatMap((text) => [...text.matchAll(description)])
    .map(([, meaning = '', declared = '', value = '', read = '', fallback = '']) => {
      const name = declared || read;
      const uses = new RegExp(`var\\(${name}[,)]`);
      return {
        name,
        value: value || fallback,
        meaning,
        components: rules.filter(({ css }) => uses.test(css)).map(({ component }) => component),
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

let properties: readonly CustomProperty[] | undefined;

/** Returns the custom properties that an application may set, by name. */
export function readCustomProperties(): readonly CustomProperty[] {
  return (properties ??= readAll());
}
