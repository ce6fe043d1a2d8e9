import { render, screen, within } from '@testing-library/react';
import { BarCharts } from '@/components/performance/bar-charts';
import {
  describeBar,
  getScale,
  listCharts,
  sizeCharts,
  speedCharts,
} from '@/components/performance/data/charts';
import { findMeasure } from '@/components/performance/data/comparisons';
import { own } from '@/components/performance/data/results';

test.each([
  ['a value', { value: 12.34 }, 'kB', '12.3\u00a0kB'],
  ['a large value without a fraction', { value: 1528.41 }, 'ms', '1,528\u00a0ms'],
  ['what is fetched later', { value: 9, later: 48.42 }, 'kB', '9\u00a0kB + 48.4 later'],
  ['nothing that is fetched later', { value: 9, later: 0 }, 'kB', '9\u00a0kB'],
])('the text of a bar shows %s', (_name, values, unit, text) => {
  expect(describeBar({ library: own, ...values }, unit)).toBe(text);
});

test('the longest bar of a group is as long as the chart', () => {
  const charts = [
    { title: 'A', bars: [{ library: own, value: 10, later: 30 }] },
    { title: 'B', bars: [{ library: own, value: 20 }] },
  ];
  expect(getScale({ head: '', unit: 'kB', charts }) * 40).toBe(100);
});

test.each([
  ['sizes', sizeCharts],
  ['speed', speedCharts],
  ['long lists', listCharts],
])('each chart of the group “%s” is a table with our library first', (_name, group) => {
  render(<BarCharts group={group} />);
  const tables = screen.getAllByRole('table');
  expect(tables).toHaveLength(group.charts.length);
  group.charts.forEach(({ bars }, index) => {
    const rows = within(tables[index]!).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
      bars.map(({ library }) => library),
    );
    expect(bars[0]?.library).toBe(own);
    expect(bars.length).toBeGreaterThan(1);
  });
});

test('a chart has the values of the measure that it shows', () => {
  render(<BarCharts group={speedCharts} />);
  const table = screen.getByRole('table', { name: 'Step in the carousel' });
  for (const [library, value] of Object.entries(findMeasure('carouselFull', 'One step').values)) {
    const row = within(table).getByRole('row', { name: new RegExp(`^${library} `) });
    expect(row).toHaveTextContent(`${Number(value.toFixed(1))} ms`);
  }
});
