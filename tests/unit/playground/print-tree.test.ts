import { printTree } from '@/components/playground/print-tree';
import type { TreeNode } from '@/components/playground/tree';

const value = (of: boolean | number | string): TreeNode => ({ kind: 'value', value: of });
const list = (...items: TreeNode[]): TreeNode => ({ kind: 'list', items });
const object = (entries: Record<string, TreeNode>, rest = {}): TreeNode => ({
  kind: 'object',
  entries: Object.entries(entries),
  ...rest,
});
const long = 'x'.repeat(80);

it.each<[text: string, source: string]>([
  ['plain', "'plain'"],
  ["it's", `"it's"`],
  ['say "hi"', `'say "hi"'`],
  [`"a" it's`, `'"a" it\\'s'`],
  [`"a" 'b' 'c'`, `"\\"a\\" 'b' 'c'"`],
  ['back\\slash', "'back\\\\slash'"],
  ['\\"', `'\\\\"'`],
  ['two\nlines', "'two\\nlines'"],
  ['\u2028', "'\\u2028'"],
  ['Zürich 東京', "'Zürich 東京'"],
  ['${a} `b`', "'${a} `b`'"],
])('quotes %j (P3)', (text, source) => {
  expect(printTree(value(text), 0)).toBe(source);
});

it.each<[number: number, source: string]>([
  [-1, '-1'],
  [2.5, '2.5'],
  [1e21, '1e21'],
  [1e-7, '1e-7'],
])('prints the number %d (P3)', (number, source) => {
  expect(printTree(value(number), 0)).toBe(source);
});

it('breaks an object that does not fit with the character after it (P3)', () => {
  const node = object({ a: value(1) });
  expect(printTree(node, 2, 100 - 2 - '{ a: 1 }'.length - 1)).toBe('{ a: 1 }');
  expect(printTree(node, 2, 100 - 2 - '{ a: 1 }'.length)).toBe('{\n    a: 1,\n  }');
});

it.each<[name: string, node: TreeNode, source: string]>([
  ['a list of texts', list(value(long), value('b')), `[\n  '${long}',\n  'b',\n]`],
  [
    'the parameters of a class',
    object({ size: object({ width: value(long) }), rest: value('a') }, { className: 'GridLayout' }),
    `new GridLayout(\n  { width: '${long}' },\n  'a',\n)`,
  ],
  [
    'an object with a spread constant',
    object({ label: value(long) }, { spread: 'KS_DEFAULTS' }),
    `{\n  ...KS_DEFAULTS,\n  label: '${long}',\n}`,
  ],
])('breaks %s that is too long (P3)', (_name, node, source) => {
  expect(printTree(node, 0, 20)).toBe(source);
});

it('moves a text that is too long to the next line, unless the name is short (P3)', () => {
  const text = value(`${long}${'y'.repeat(20)}`);
  expect(printTree(object({ title: text, esc: text }), 0)).toBe(
    `{\n  title:\n    '${long}${'y'.repeat(20)}',\n  esc: '${long}${'y'.repeat(20)}',\n}`,
  );
});

it('always breaks a list of several objects with several fields (P3)', () => {
  const item = object({ a: value(1), b: value(2) });
  expect(printTree(object({ items: list(item, item) }), 0)).toBe(
    '{\n  items: [\n    { a: 1, b: 2 },\n    { a: 1, b: 2 },\n  ],\n}',
  );
  expect(printTree(list(item), 0)).toBe('[{ a: 1, b: 2 }]');
  expect(printTree(list(item, object({ a: value(1) })), 0)).toBe('[{ a: 1, b: 2 }, { a: 1 }]');
});
