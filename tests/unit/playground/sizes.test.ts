import { toSizes, type SizeRecord } from '@/components/playground/sizes';

const records: readonly SizeRecord[] = [
  { entry: 'plain gallery', part: 'first', total: 6_000 },
  { entry: 'plain gallery', part: 'whole', total: 6_000 },
  { entry: 'carousel', part: 'first', total: 15_000 },
  { entry: 'carousel', part: 'whole', total: 15_500 },
  { entry: 'modal gallery', part: 'first', total: 8_000 },
  { entry: 'modal gallery', part: 'whole', total: 38_000 },
  { entry: 'all three', part: 'first', total: 26_000 },
];

test('each component has the size of its own entry of the package', () => {
  expect(toSizes(records)).toEqual({
    modal: { first: 8_000, whole: 38_000 },
    plain: { first: 6_000, whole: 6_000 },
    carousel: { first: 15_000, whole: 15_500 },
  });
});

test('a component that was not measured is an error that names it', () => {
  const others = records.filter(({ entry, part }) => entry !== 'carousel' || part === 'first');
  expect(() => toSizes(others)).toThrow('The size of the carousel (whole) was not measured.');
});
