import { code, readObject, type Read } from '@/components/playground/paste/read-object';

/** A read value as a text, for comparison. */
function print(value: Read): string {
  if (value instanceof Map)
    return `{${[...value].map(([key, item]) => `${key}: ${print(item)}`).join(', ')}}`;
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`;
  return value === code ? 'CODE' : JSON.stringify(value);
}

const read = (text: string) => print(readObject(text));

test.each<[string, string, string]>([
  ['JSON', '{"a": 1, "b": [true, null, "x"]}', '{a: 1, b: [true, null, "x"]}'],
  ['an empty object', ' {} ', '{}'],
  [
    'names, quotes and commas of JavaScript',
    '{ a: \'x\', "b": `y`, 3: .5, }',
    '{a: "x", b: "y", 3: 0.5}',
  ],
  ['numbers', '{ a: -1.5e3, b: 0xff, c: 1_000, d: +2 }', '{a: -1500, b: 255, c: 1000, d: 2}'],
  ['escapes', String.raw`{ a: '\u0041\x42\u{43}\n\'', }`, String.raw`{a: "ABC\n'"}`],
  ['comments', '{ // one\n a: 1, /* two: 2, */ b: 3 }', '{a: 1, b: 3}'],
  ['objects in objects', '{ a: { b: { c: 1 } } }', '{a: {b: {c: 1}}}'],
  ['a declaration', 'const options: Options = { a: 1 };', '{a: 1}'],
  ['an exported object', 'export default { a: 1 } satisfies Options;', '{a: 1}'],
  ['a type with parameters', 'let o = { a: 1 } as const satisfies Of<A, "b">;', '{a: 1}'],
  ['an asserted type', 'const options = { a: 1 } as Options;', '{a: 1}'],
  ['a module', 'module.exports = { a: 1 }', '{a: 1}'],
  ['a constant', '({ a: "b" as const, c: [1] as const })', '{a: "b", c: [1]}'],
  [
    'functions',
    '{ a: () => ({ b: [1, 2] }), c: function (x) { return "}"; }, d: 1 }',
    '{a: CODE, c: CODE, d: 1}',
  ],
  [
    'methods, shorthands and spreads',
    '{ a() { return 1, 2; }, b, ...rest, get c() { return 1; }, d: 1 }',
    '{a: CODE, b: CODE, ...rest: CODE, c: CODE, d: 1}',
  ],
  [
    'calls and sums',
    '{ a: 3 * 1000, b: alert(1), c: [x, 1], d: [1].map((y) => y), e: undefined }',
    '{a: CODE, b: CODE, c: [CODE, 1], d: CODE, e: CODE}',
  ],
  [
    'elements',
    '{ icon: <svg viewBox="0 0 1 1"><path d="M0,0"/></svg>, a: 1 }',
    '{icon: CODE, a: 1}',
  ],
  ['templates with code', '{ a: `x${alert(1)}`, b: 1 }', '{a: CODE, b: 1}'],
  [
    'templates with quotes',
    "{ a: `it's ${x}`, b: 'y', c: `${f(`}`)}}` }",
    '{a: CODE, b: "y", c: CODE}',
  ],
  ['templates in templates', '{ a: `x\n${`y${"`"}`}`, b: 1 }', '{a: CODE, b: 1}'],
  [
    'regular expressions',
    String.raw`{ a: /[,}"]\//g, b: "x", c: (y) => y / 2, d: f(/}/, /'/), e: 'z' }`,
    '{a: CODE, b: "x", c: CODE, d: CODE, e: "z"}',
  ],
  [
    'accessors',
    '{ get a() { return 1; }, set "b"(value) {}, async c() {}, get: 1 }',
    '{a: CODE, b: CODE, c: CODE, get: 1}',
  ],
  ['control characters', String.raw`{ a: '\0\b\f\v' }`, String.raw`{a: "\u0000\b\f\u000b"}`],
  [
    'numbers that are no data',
    '{ a: NaN, b: 10n, c: -Infinity, d: 0b1 }',
    '{a: CODE, b: CODE, c: CODE, d: CODE}',
  ],
  [
    'names of the prototype',
    '{ __proto__: { a: 1 }, constructor: 2, "toString": 3 }',
    '{__proto__: {a: 1}, constructor: 2, toString: 3}',
  ],
])('reads %s', (_name, text, expected) => {
  expect(read(text)).toBe(expected);
  expect(Object.prototype).not.toHaveProperty('a');
});

test.each<[string, string, string]>([
  ['nothing', '', 'Line 1: found the end, expected an object'],
  ['a list', '[1]', 'Line 1: found "[1]", expected an object'],
  ['code', 'alert(1)', 'Line 1: found "alert(1)", expected an object'],
  ['an object without an end', '{ a: 1,\n b: {', 'Line 2: found the end, expected a key'],
  ['a missing comma', '{ a: 1\n b: 2 }', 'Line 2: found "b: 2 }", expected "," before it'],
  ['a comment without an end', '{ a: 1 /* b: 2 }', 'Line 1: found "/* b: 2 }", expected "*/"'],
  ['a missing value', '{ a: , b: 1 }', 'Line 1: found ", b: 1 }", expected a value'],
  ['brackets that do not match', '{ a: f(1] }', 'Line 1: found "] }", expected ")"'],
  [
    'code after the object',
    '{ a: 1 }; alert(1)',
    'Line 1: found "alert(1)", expected nothing after',
  ],
  ['too many levels', `${'{a:'.repeat(30)}1${'}'.repeat(30)}`, 'expected at most 20 levels'],
  [
    'too much text',
    `{ a: "${'x'.repeat(20_000)}" }`,
    'The text has 20009 characters; at most 20000',
  ],
])('refuses %s', (_name, text, message) => {
  expect(() => readObject(text)).toThrow(message);
});

test('reads a long hostile text in one pass', () => {
  const text = `{ a: ${'('.repeat(9000)}${')'.repeat(9000)}, b: 1 }`;
  expect(read(text)).toBe('{a: CODE, b: 1}');
});
