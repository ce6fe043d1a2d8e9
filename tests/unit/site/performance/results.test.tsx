import { render, screen, within } from '@testing-library/react';
import { comparisons as measured } from '@/bench/comparisons.mjs';
import { AllMeasurements } from '@/components/performance/all-measurements';
import { ComparisonPart } from '@/components/performance/comparison-part';
import { comparisons } from '@/components/performance/data/comparisons';
import { EveryPage } from '@/components/performance/every-page';
import { gestureIncludes } from '@/components/performance/gestures';
import { LongListSummary } from '@/components/performance/long-lists';
import { Losses } from '@/components/performance/losses';
import { Method } from '@/components/performance/method';
import { SitePages } from '@/components/performance/site-pages';
import { getTotal, own, readValues, results } from '@/components/performance/data/results';
import { sizes } from '@/components/performance/data/sizes';

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
  // The galleries that move are the full ones.
  for (const { id } of comparisons.filter((each) => each.id !== 'modalMoving')) {
    const size = sizes[id]?.[own];
    expect(size).toEqual({ atOnce: 4_000, later: 3_000, styles: 1_000 });
    expect(size && getTotal(size)).toBe(8_000);
  }
});

test.each(comparisons.map((comparison) => [comparison.title, comparison] as const))(
  '%s: the table has a row for each measure and marks every loss',
  (title, comparison) => {
    render(<ComparisonPart comparison={comparison} />);
    const table = within(screen.getByRole('table', { name: `Measures: ${title}`, hidden: true }));
    expect(table.getAllByRole('row', { hidden: true })).toHaveLength(
      comparison.measures.length + 1,
    );
    const losses = comparison.verdicts.reduce((sum, { worse }) => sum + worse.length, 0);
    expect(table.queryAllByText(/worse\)$/)).toHaveLength(losses);
  },
);

test('the page says how many comparisons there are, and each part how many of them are its own', () => {
  render(<AllMeasurements />);
  const total = comparisons.reduce(
    (sum, { measures, peers }) => sum + measures.length * peers.length,
    0,
  );
  expect(screen.getByText(/comparisons in all/)).toHaveTextContent(
    new RegExp(`, ${total} comparisons in all`),
  );
  const summaries = screen.getAllByText(/^(?:better|tie|worse) in \d/);
  const counts = summaries.flatMap(({ textContent }) => textContent.match(/\d+/g) ?? []);
  expect(summaries).toHaveLength(comparisons.length);
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(total);
});

test('the scores of every page have a date, and a cause of the slow times only', () => {
  render(<EveryPage />);
  const text = screen.getByText(/^One run per page/).textContent;
  const cause = text.indexOf('because');
  expect(text).toContain(` on ${results.everyPage?.date}. `);
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
      <Losses />
      <LongListSummary />
      <AllMeasurements />
      <Method />
      <SitePages />
    </>,
  );
  expect(container).toHaveTextContent('Modal gallery, bare');
  expect(container).not.toHaveTextContent(/undefined|NaN|Infinity/);
});
