import { getVerdict, ratio } from '@/components/performance/comparison';
import { bytesRows, own, results, getTotal } from '@/components/performance/results';

const measure = (values: Record<string, number>) => getVerdict({ name: 'Bytes', values }, 'ours');

test.each([
  [
    'a smaller value is compared with the best alternative',
    { ours: 2, a: 8, b: 4 },
    { outcome: 'better', peer: 'b', factor: 2 },
  ],
  [
    'a larger value is compared with the best alternative',
    { ours: 6, a: 3, b: 9 },
    { outcome: 'worse', peer: 'a', factor: 2 },
  ],
  ['equal values are a tie', { ours: 3, a: 3 }, { outcome: 'tie', peer: 'a', factor: 1 }],
  [
    'less than 5 % fewer is a tie',
    { ours: 100, a: 104 },
    { outcome: 'tie', peer: 'a', factor: 1.04 },
  ],
  [
    'less than 5 % more is a tie',
    { ours: 104, a: 100 },
    { outcome: 'tie', peer: 'a', factor: 1.04 },
  ],
  ['5 % more is worse', { ours: 105, a: 100 }, { outcome: 'worse', peer: 'a', factor: 1.05 }],
  ['two zeros are a tie', { ours: 0, a: 0 }, { outcome: 'tie', peer: 'a', factor: undefined }],
  ['zero has no factor', { ours: 0, a: 3 }, { outcome: 'better', peer: 'a', factor: undefined }],
])('%s', (_name, values, expected) => {
  expect(measure(values)).toEqual({ name: 'Bytes', ...expected });
});

test('there is no verdict without an alternative or without our value', () => {
  expect(measure({ ours: 1 })).toBeUndefined();
  expect(measure({ a: 1 })).toBeUndefined();
});

test('a ratio to zero is undefined', () => {
  expect(ratio(6, 2)).toBe(3);
  expect(ratio(6, 0)).toBeUndefined();
});

test.each([
  ['Plain gallery', 0],
  ['Modal gallery', results.bytes.apart.hammerjs + results.bytes.apart.mousetrap],
  ['Carousel', results.bytes.apart.hammerjs],
  ['All three', results.bytes.apart.hammerjs + results.bytes.apart.mousetrap],
])('%s: the sum includes the dependencies that it loads', (group, dependencies) => {
  const find = (rows: typeof bytesRows) =>
    rows.flatMap((row) => (row.library === own && row.group === group ? getTotal(row) : []));
  const [recorded] = find(results.bytes.rows);
  expect(recorded).toBeDefined();
  expect(find(bytesRows)).toEqual([Number(recorded) + dependencies]);
});
