import { describeFit, needs, type Need } from '@/components/performance/data/fit';
import { describeLosses } from '@/components/performance/losses';
import { own } from '@/components/performance/data/results';

const toMeasure = (ours: number, peers: Readonly<Record<string, number>>) => ({
  name: 'One step',
  unit: 'ms',
  digits: 1,
  values: { [own]: ours, ...peers },
});

const need = (name: string, ours: number, peers: Readonly<Record<string, number>>): Need => ({
  name,
  measures: [toMeasure(ours, peers)],
});

const small = need('a grid', 2, { Alpha: 4, Beta: 9 });
const other = need('a page', 3, { Alpha: 4 });
const large = need('a strip', 8, { Alpha: 4, Beta: 3 });
const equal = need('a list', 4, { Alpha: 4.1 });

test.each<[string, Need[], Need[], string]>([
  [
    'strengths and losses',
    [small, other, large],
    [small],
    'The React edition is small at first load for a grid or a page, and fast at a grid; Beta loads less for a strip.',
  ],
  ['strengths alone', [small], [], 'The React edition is small at first load for a grid.'],
  ['speed alone', [], [small, other], 'The React edition is fast at a grid and a page.'],
  [
    'neither a tie nor a slower use',
    [small, equal],
    [large],
    'The React edition is small at first load for a grid.',
  ],
  [
    'no strength',
    [large, need('a row', 8, { Alpha: 4 })],
    [],
    'The React edition is nowhere the smallest or the fastest; Beta loads less for a strip and Alpha for a row.',
  ],
])('the sentence names %s', (_name, size, speed, sentence) => {
  expect(describeFit({ size, speed })).toBe(sentence);
});

test('a use that needs several measures is a strength only if all of them are better', () => {
  const both = { name: 'both', measures: [...small.measures, ...large.measures] };
  expect(describeFit({ size: [], speed: [both, small] })).toBe(
    'The React edition is fast at a grid.',
  );
});

test('the page compares at least five configurations', () => {
  expect(new Set(needs.size.map(({ name }) => name)).size).toBeGreaterThanOrEqual(5);
});

test('a loss names the measures in which the alternative is better, and no others', () => {
  const worse = toMeasure(20.37, { 'Alpha, 2 plugins': 9.4 });
  const better = { ...toMeasure(5, { 'Alpha, 2 plugins': 9 }), name: 'Mounting' };
  expect(describeLosses('Alpha, 2 plugins', [worse, better])).toBe(
    'Alpha with 2 plugins steps in 9.4\u00a0ms (ours 20.4).',
  );
  expect(describeLosses('Alpha, 2 plugins', [better])).toBeUndefined();
});
