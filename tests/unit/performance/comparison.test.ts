import { getVerdict, ratio } from '@/components/performance/comparison';

const measure = (values: Record<string, number>) => getVerdict({ name: 'Bytes', values }, 'ours');

test.each([
  [
    'a win names the best of the others',
    { ours: 2, a: 8, b: 4 },
    { won: true, peer: 'b', factor: 2 },
  ],
  [
    'a loss names the best of the others',
    { ours: 6, a: 3, b: 9 },
    { won: false, peer: 'a', factor: 2 },
  ],
  ['a tie is not a win', { ours: 3, a: 3 }, { won: false, peer: 'a', factor: 1 }],
  ['zero has no factor', { ours: 0, a: 3 }, { won: true, peer: 'a', factor: undefined }],
])('the verdict of a measurement: %s', (_name, values, expected) => {
  expect(measure(values)).toEqual({ name: 'Bytes', ...expected });
});

test('a measurement without another library, or without ours, has no verdict', () => {
  expect(measure({ ours: 1 })).toBeUndefined();
  expect(measure({ a: 1 })).toBeUndefined();
});

test('a ratio is undefined when our value is zero', () => {
  expect(ratio(6, 2)).toBe(3);
  expect(ratio(6, 0)).toBeUndefined();
});
