/** Source text of a tree, formatted as Prettier does at 100 columns. */
import { getChildren, type TreeNode } from './tree';

/** Columns of a line, as in the project's own formatting. */
export const lineWidth = 100;

/** A node with parts in brackets, which are on one line or on a line each. */
interface Group {
  readonly open: string;
  readonly close: string;
  /** Between brackets and parts on one line. */
  readonly padding: '' | ' ';
  readonly parts: readonly Part[];
}

type Part = readonly [label: string, node?: TreeNode];

/** A string literal in the quotes that need fewer escapes; single quotes if both need as many. */
function printString(text: string): string {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'";
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"|\\.|'/g, (part) => {
      const last = part.at(-1)!;
      if (last !== "'" && last !== '"') return part;
      return last === quote ? `\\${last}` : last;
    })
    // Older compilers take these for ends of lines.
    .replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`);
  return quote + escaped + quote;
}

function printScalar(value: boolean | number | string): string {
  return typeof value === 'string' ? printString(value) : String(value).replace('e+', 'e');
}

function toGroup(node: TreeNode): Group | string {
  if (node.kind === 'value') return node.member?.join('.') ?? printScalar(node.value);
  const unnamed = getChildren(node).map((child): Part => ['', child]);
  if (node.kind === 'list') return { open: '[', close: ']', padding: '', parts: unnamed };
  const { className, spread, entries } = node;
  if (className) return { open: `new ${className}(`, close: ')', padding: '', parts: unnamed };
  const named = entries.map(([name, child]): Part => [`${name}: `, child]);
  const parts = spread ? [[`...${spread}`] as const, ...named] : named;
  return { open: '{', close: '}', padding: ' ', parts };
}

/** True for a list of two or more objects with two or more fields each, and for everything around it. */
function mustBreak(node: TreeNode): boolean {
  const children = getChildren(node);
  const isTable =
    node.kind === 'list' &&
    children.length > 1 &&
    children.every((child) => child.kind === 'object' && child.entries.length > 1);
  return isTable || children.some(mustBreak);
}

function printFlat(node: TreeNode): string {
  const group = toGroup(node);
  if (typeof group === 'string') return group;
  const { open, close, padding, parts } = group;
  const texts = parts.map(([label, child]) => label + (child ? printFlat(child) : ''));
  return open + padding + texts.join(', ') + padding + close;
}

function printPart([label, node]: Part, indent: number): string {
  if (!node) return label;
  const text = printTree(node, indent, label.length);
  // A text too long for its line begins on the next one, unless the name is so short that nothing is gained.
  const isTooLong = node.kind === 'value' && indent + label.length + text.length >= lineWidth;
  return isTooLong && label.length > '1234: '.length
    ? `${label.trimEnd()}\n${' '.repeat(indent + 2)}${text}`
    : label + text;
}

/** The source of a node in a line with `indent` spaces and `offset` characters before it, and one character after it. */
export function printTree(node: TreeNode, indent: number, offset = 0): string {
  const flat = printFlat(node);
  const group = toGroup(node);
  const fits = indent + offset + flat.length < lineWidth && !mustBreak(node);
  if (fits || typeof group === 'string') return flat;
  const below = indent + 2;
  const lines = group.parts.map((part) => `${' '.repeat(below)}${printPart(part, below)},\n`);
  return `${group.open}\n${lines.join('')}${' '.repeat(indent)}${group.close}`;
}
