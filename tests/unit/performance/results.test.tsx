import { render, screen, within } from '@testing-library/react';
import { comparisons as measured } from '@/bench/comparisons.mjs';
import { Bytes } from '@/components/performance/bytes';
import { ComparisonSection } from '@/components/performance/comparison-section';
import { comparisons } from '@/components/performance/comparisons';
import { EveryPage } from '@/components/performance/every-page';
import { gestureIncludes, Gestures } from '@/components/performance/gestures';
import { LongLists } from '@/components/performance/long-lists';
import { Method } from '@/components/performance/method';
import { getTotal, own, readValues, results } from '@/components/performance/results';
import { sizes } from '@/components/performance/sizes';
import { Verdicts } from '@/components/performance/verdicts';

const records = { modal: { [own]: { open: 1 }, other: { open: 2 }, broken: { open: NaN } } };
const readOpen = (libraries: readonly string[], comparison = 'modal') =>
  readValues(records, comparison, libraries, ({ open }) => open);

test('reads the value of every library', () => {
  expect(readOpen([own, 'other'])).toEqual({ [own]: 1, other: 2 });
});

test.each([
  ['a library', () => readOpen([own, 'missing'])],
  ['a number', () => readOpen([own, 'broken'])],
  ['a comparison', () => readOpen([own], 'carousel')],
])('fails if %s is missing from the results', (_name, read) => {
  expect(read).toThrow(/bench\/results\/latest\.json: .* Run npm run bench/);
});

test('the page compares exactly the libraries that are measured', () => {
  const compared = comparisons
    .filter(({ id }) => id !== 'all')
    .map(({ id, includes }) => [id, Object.keys(includes)])
    .concat([['gestures', Object.keys(gestureIncludes)]]);
  expect(Object.fromEntries(compared)).toEqual(
    Object.fromEntries(
      Object.entries(measured).map(([id, libraries]) => [id, Object.keys(libraries)]),
    ),
  );
});

test('every library of every comparison has the same measures, all of them finite', () => {
  for (const { includes, measures } of comparisons) {
    for (const { values } of measures) {
      expect(Object.keys(values)).toEqual(Object.keys(includes));
      for (const value of Object.values(values)) expect(value).toBeGreaterThanOrEqual(0);
    }
  }
});

test('every measure is counted once in the verdict on each alternative', () => {
  for (const { peers, measures, verdicts } of comparisons) {
    expect(verdicts.map(({ peer }) => peer)).toEqual(peers);
    for (const { better, tie, worse } of verdicts) {
      expect([...better, ...tie, ...worse].sort()).toEqual(measures.map(({ name }) => name).sort());
    }
  }
});

test('our sizes are those of the build, each part counted once', () => {
  for (const { id } of comparisons) {
    const size = sizes[id]?.[own];
    expect(size).toEqual({ atOnce: 4_000, later: 3_000, styles: 1_000 });
    expect(size && getTotal(size)).toBe(8_000);
  }
});

test.each(comparisons.map((comparison) => [comparison.title, comparison] as const))(
  '%s: the table has a row for each measure and marks every loss',
  (title, comparison) => {
    render(<ComparisonSection comparison={comparison} />);
    const table = within(screen.getByRole('table', { name: `Measures: ${title}` }));
    expect(table.getAllByRole('row')).toHaveLength(comparison.measures.length + 1);
    const losses = comparison.verdicts.reduce((sum, { worse }) => sum + worse.length, 0);
    expect(table.queryAllByText(/worse\)$/)).toHaveLength(losses);
  },
);

test('the summary counts every comparison and names every loss', () => {
  render(<Verdicts />);
  const verdicts = comparisons.flatMap((comparison) => comparison.verdicts);
  const total = comparisons.reduce(
    (sum, item) => sum + item.measures.length * item.peers.length,
    0,
  );
  const better = verdicts.reduce((sum, verdict) => sum + verdict.better.length, 0);
  expect(screen.getByText(/comparisons in all/)).toHaveTextContent(
    new RegExp(`, ${total} comparisons in all.*smaller or faster in ${better} of them`),
  );
  const losses = verdicts.filter(({ worse }) => worse.length > 0);
  expect(screen.queryAllByRole('listitem')).toHaveLength(losses.length);
});

test('the scores of every page have a date, and a cause of the slow times only', () => {
  render(<EveryPage />);
  const text = screen.getByText(/one run per page/).textContent;
  const cause = text.indexOf('because');
  expect(text).toContain(` on ${results.everyPage?.date}: `);
  expect(cause).toBeGreaterThan(0);
  for (const loss of results.everyPage?.pages.flatMap(({ losses }) => losses) ?? []) {
    const [audit = '', value] = loss.split(': ');
    expect(text).toContain(audit);
    expect([audit, text.indexOf(audit) < cause]).toEqual([audit, value !== undefined]);
  }
});

test('no number is missing from the page', () => {
  const { container } = render(
    <>
      <Verdicts />
      {comparisons.map((comparison) => (
        <ComparisonSection key={comparison.id} comparison={comparison} />
      ))}
      <Bytes />
      <Gestures />
      <LongLists />
      <Method />
    </>,
  );
  expect(container).toHaveTextContent('Modal gallery, bare');
  expect(container).not.toHaveTextContent(/undefined|NaN|Infinity/);
});
