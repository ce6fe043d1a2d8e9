import { isDeepEqual } from '@/gallery-lib/src/core/is-deep-equal';

const listener = () => undefined;

it.each([
  [1, 1, true],
  [Number.NaN, Number.NaN, true],
  [undefined, null, false],
  ['a', 'b', false],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: undefined }, {}, true],
  [[1], [1, 2], false],
  [{ a: 1 }, undefined, false],
  [{ listener }, { listener }, true],
  [{ listener }, { listener: () => undefined }, false],
  [{ day: new Date(1) }, { day: new Date(1) }, true],
  [{ day: new Date(1) }, { day: new Date(2) }, false],
  [new Date(1), {}, false],
  [{}, [], false],
  [new Map([[1, 2]]), new Map([[1, 3]]), false],
  [new URL('https://example.org/a'), new URL('https://example.org/b'), false],
  [Object.create(null), {}, true],
  [<b key="x">bold</b>, <b key="x">bold</b>, true],
  [<b key="x">bold</b>, <i key="x">bold</i>, false],
  [<b key="x">bold</b>, <b key="x">other</b>, false],
])('comparison %#: %p and %p are equal: %p', (a, b, same) => {
  expect(isDeepEqual(a, b)).toBe(same);
});
