import { toSizes } from '@/components/playground/sizes';

const records = (
  [
    ['plain gallery', 'first', 6_000],
    ['plain gallery', 'whole', 6_000],
    ['plain gallery with layouts', 'first', 8_500],
    ['plain gallery with layouts', 'whole', 8_600],
    ['carousel', 'first', 15_000],
    ['carousel', 'whole', 15_500],
    ['modal gallery', 'first', 8_000],
    ['modal gallery', 'whole', 38_000],
    ['all three', 'first', 26_000],
  ] as const
).map(([entry, part, total]) => ({ entry, part, total, script: total, style: 0 }));

test('each component has the size of its own entry of the package', () => {
  expect(toSizes(records)).toEqual({
    modal: { first: 8_000, whole: 38_000 },
    plain: { first: 6_000, whole: 6_000 },
    carousel: { first: 15_000, whole: 15_500 },
    layouts: { first: 8_500, whole: 8_600 },
  });
});

test('a component that was not measured is an error that names it', () => {
  const others = records.filter(({ entry, part }) => entry !== 'carousel' || part === 'first');
  expect(() => toSizes(others)).toThrow('The size of the carousel (whole) was not measured.');
});
