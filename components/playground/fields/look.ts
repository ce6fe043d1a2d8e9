import { lookPrefix, type Values } from './field';

/** Custom properties by name: `--ks-arrow-size`. */
export type Look = Readonly<Record<string, string>>;

/** The custom properties among values. */
export function readLook(values: Values): Look {
  const entries = Object.entries(values).filter(([path]) => path.startsWith(lookPrefix));
  return Object.fromEntries(
    entries.map(([path, value]) => [path.slice(lookPrefix.length), String(value)]),
  );
}
