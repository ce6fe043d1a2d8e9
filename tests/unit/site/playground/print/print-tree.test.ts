import { printTree } from '@/components/playground/print/print-tree';
import type { TreeNode } from '@/components/playground/print/tree';

const value = (of: boolean | number | string): TreeNode => ({ kind: 'value', value: of });
const list = (...items: TreeNode[]): TreeNode => ({ kind: 'list', items });
const object = (entries: Record<string, TreeNode>, rest = {}): TreeNode => ({
  kind: 'object',
  entries: Object.entries(entries),
  ...rest,
});
const long = 'x'.repeat(95);

it.each<[text: string, source: string]>([
  ['plain', "'plain'"],
  ["it's", `'it\\'s'`],
  ['say "hi"', `'say "hi"'`],
  [`"a" it's`, `'"a" it\\'s'`],
  ['back\\slash', "'back\\\\slash'"],
  ['\\"', `'\\\\"'`],
  ['two\nlines', "'two\\nlines'"],
  ['\u2028', "'\\u2028'"],
  ['Zürich 東京', "'Zürich 東京'"],
  ['${a} `b`', "'${a} `b`'"],
])('quotes %j', (text, source) => {
  expect(printTree(value(text), 0)).toBe(source);
});

it.each<[number: number, source: string]>([
  [-1, '-1'],
  [2.5, '2.5'],
  [1e21, '1e+21'],
  [1e-7, '1e-7'],
])('prints the number %d', (number, source) => {
  expect(printTree(value(number), 0)).toBe(source);
});

it.each<[name: string, node: TreeNode, source: string]>([
  ['an object', object({ text: value(long), b: value(1) }), `{\n  text: '${long}',\n  b: 1,\n}`],
  [
    'the parameters of a class',
    object({ size: object({ width: value(1) }), rest: value(long) }, { className: 'GridLayout' }),
    `new GridLayout(\n  { width: 1 },\n  '${long}',\n)`,
  ],
  [
    'an object with a spread constant',
    object({ label: value(long) }, { spread: 'KS_DEFAULTS' }),
    `{\n  ...KS_DEFAULTS,\n  label: '${long}',\n}`,
  ],
  [
    'what is around a part with several lines',
    object({ items: list(value(long), value(1)) }),
    `{\n  items: [\n    '${long}',\n    1,\n  ],\n}`,
  ],
])('breaks %s that is too long', (_name, node, source) => {
  expect(printTree(node)).toBe(source);
});

it('prints an object that fits on one line', () => {
  const item = object({ a: value(1), b: value('2') });
  expect(printTree(object({ items: list(item, item) }))).toBe(
    "{ items: [{ a: 1, b: '2' }, { a: 1, b: '2' }] }",
  );
});
