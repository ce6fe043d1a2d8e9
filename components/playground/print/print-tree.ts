/** Source text of a tree. */
import { getChildren, type TreeNode } from './tree';

/** Columns that an object may take on one line; a longer one has a line for each part. */
export const lineWidth = 100;

function printString(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    // Older compilers take these for ends of lines.
    .replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`);
  return `'${escaped}'`;
}

type Parent = Exclude<TreeNode, { kind: 'value' }>;

function getBrackets(node: Parent): readonly [open: string, close: string] {
  if (node.kind === 'list') return ['[', ']'];
  return node.className ? [`new ${node.className}(`, ')'] : ['{ ', ' }'];
}

function printParts(node: Parent, indent: number): readonly string[] {
  if (node.kind === 'list' || node.className) {
    return getChildren(node).map((child) => printTree(child, indent));
  }
  const entries = node.entries.map(([name, child]) => {
    const start = `${name}: `;
    return start + printTree(child, indent, indent + start.length);
  });
  return node.spread ? [`...${node.spread}`, ...entries] : entries;
}

/** The source of a node in a line that is indented by `indent` spaces, from a column on. A comma or semicolon follows. */
export function printTree(node: TreeNode, indent = 0, column = indent): string {
  if (node.kind === 'value') {
    if (node.member) return node.member.join('.');
    return typeof node.value === 'string' ? printString(node.value) : String(node.value);
  }
  const [open, close] = getBrackets(node);
  const parts = printParts(node, indent + 2);
  const flat = `${open}${parts.join(', ')}${close}`;
  if (column + flat.length < lineWidth && !flat.includes('\n')) return flat;
  const space = ' '.repeat(indent);
  const lines = parts.map((part) => `${space}  ${part},\n`);
  return `${open.trimEnd()}\n${lines.join('')}${space}${close.trimStart()}`;
}
