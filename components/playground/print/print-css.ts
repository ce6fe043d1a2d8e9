import { readLook } from '../fields/look';
import type { PlaygroundState } from '../fields/field';

/** The stylesheet that sets the custom properties of a state; empty if none is set. */
export function printCss({ values }: PlaygroundState): string {
  const lines = Object.entries(readLook(values)).map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length > 0 ? `:root {\n${lines.join('')}}\n` : '';
}
