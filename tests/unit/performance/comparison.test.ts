import { getVerdict, ratio } from '@/components/performance/comparison';

const measure = (values: Record<string, number>) => getVerdict({ name: 'Bytes', values }, 'ours');

test.each([
  [
    'a win is told with the best peer',
    { ours: 2, a: 8, b: 4 },
    { won: true, peer: 'b', factor: 2 },
  ],
  ['a loss as well', { ours: 6, a: 3, b: 9 }, { won: false, peer: 'a', factor: 2 }],
  ['a draw is no win', { ours: 3, a: 3 }, { won: false, peer: 'a', factor: 1 }],
  ['nothing has no multiple', { ours: 0, a: 3 }, { won: true, peer: 'a', factor: undefined }],
])('%s', (_name, values, expected) => {
  expect(measure(values)).toEqual({ name: 'Bytes', ...expected });
});

test('without a peer, or without us, there is nothing to getVerdict', () => {
  expect(measure({ ours: 1 })).toBeUndefined();
  expect(measure({ a: 1 })).toBeUndefined();
});

test('a ratio needs something of ours', () => {
  expect(ratio(6, 2)).toBe(3);
  expect(ratio(6, 0)).toBeUndefined();
});
