/** The custom properties of the library, read from its stylesheet. Server only. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = join(/* turbopackIgnore: true */ process.cwd(), 'gallery-lib/src/styles');
const block = /:where\(:root, :host\) \{([^}]*)\}/;
const declaration = /\/\/\/ (?<meaning>.*)\n\s*(?<name>--[\w-]+): (?<value>[^;]+);/g;

export interface CustomProperty {
  readonly name: string;
  /** Default. */
  readonly value: string;
  /** The comment above it; backticks mark code. */
  readonly meaning: string;
}

/** The page with their table, in which each row has the name of the property as its id. */
export const customPropertiesPath = '/react/class-names';

/** Returns the custom properties that have a default, by name. */
export function readCustomProperties(): readonly CustomProperty[] {
  return readdirSync(styles, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.scss'))
    .map((file) => block.exec(readFileSync(join(styles, file), 'utf8'))?.[1] ?? '')
    .flatMap((text) => [...text.matchAll(declaration)])
    .map(({ groups }) => groups as unknown as CustomProperty)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
