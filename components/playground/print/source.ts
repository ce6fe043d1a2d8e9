/** Parts of source files that both editions have. */
import { configTypes } from '@/components/reference/types/components';
import type { ComponentName } from '../fields/field';
import { lineWidth, printTree } from './print-tree';
import type { ConfigTree } from './tree';

/** The constant with the configuration of a component, and its type. */
export const configNames: Readonly<Record<ComponentName, { name: string; type: string }>> = {
  modal: { name: 'libConfig', type: configTypes.modal },
  plain: { name: 'config', type: configTypes.plain },
  carousel: { name: 'config', type: configTypes.carousel },
};

/** An import of values and, after them, types; each group is sorted. */
export function printImport(
  values: readonly string[],
  from: string,
  types: readonly string[] = [],
): string {
  const sort = (group: readonly string[]) => [...group].sort((a, b) => a.localeCompare(b));
  const names = [...sort(values), ...sort(types).map((name) => `type ${name}`)];
  const flat = `import { ${names.join(', ')} } from '${from}';`;
  if (flat.length <= lineWidth) return flat;
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

/** The declaration of the configuration in a line that begins with `start`; empty if nothing is set. */
export function printConfig(
  component: ComponentName,
  { root }: ConfigTree,
  indent: number,
  start: string,
): string {
  if (!root) return '';
  const { name, type } = configNames[component];
  const line = `${' '.repeat(indent)}${start}${name}: ${type} = `;
  return `${line}${printTree(root, indent, line.length)};\n`;
}

/** A tag with its attributes on one line if it is short. */
export function printTag(
  name: string,
  attributes: readonly string[],
  end: string,
  indent: number,
): string {
  const flat = `<${[name, ...attributes].join(' ')}${end}`;
  if (indent + flat.length <= lineWidth) return flat;
  const space = ' '.repeat(indent);
  const lines = attributes.map((attribute) => `${space}  ${attribute}\n`);
  return `<${name}\n${lines.join('')}${space}${end.trim()}`;
}

/** The comment that names what an Angular component cannot have; empty if there is nothing. */
export function printOmitted(paths: readonly string[], indent: number): string {
  const space = ' '.repeat(indent);
  return paths.length > 0
    ? `${space}// Only in the React edition: ${paths.join(`,\n${space}// `)}\n`
    : '';
}
