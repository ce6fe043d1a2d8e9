import type { Measure } from './comparison';
import { groupNames, results, totalOf, type ByLibrary } from './results';

function pick<T>(
  records: ByLibrary<T>,
  read: (record: T) => number | undefined,
): Measure['values'] {
  return Object.fromEntries(
    Object.entries(records).flatMap(([library, record]) => {
      const value = read(record);
      return value === undefined ? [] : [[library, value]];
    }),
  );
}

const { bytes, browser } = results;

const sizes = groupNames.map((group) => ({
  name: `Bytes, ${group.toLowerCase()}`,
  values: Object.fromEntries(
    bytes.rows.filter((row) => row.group === group).map((row) => [row.library, totalOf(row)]),
  ),
}));

/** Everything in which we have a peer, for the list of wins and losses. */
export const measures: readonly Measure[] = [
  ...sizes,
  { name: 'First opening of a modal', values: pick(browser.modal, ({ all }) => all.firstOpen) },
  { name: 'Opening it again', values: pick(browser.modal, ({ all }) => all.open) },
  { name: 'Work of an opening', values: pick(browser.modal, ({ all }) => all.openWork) },
  { name: 'A step in the modal', values: pick(browser.modal, ({ all }) => all.next) },
  { name: 'Work of a step in the modal', values: pick(browser.modal, ({ all }) => all.nextWork) },
  { name: 'Memory after closing', values: pick(browser.modal, ({ all }) => all.heap) },
  {
    name: 'Opening a modal with 10 000 images',
    values: pick(browser.modal, (record) => record[10000].open),
  },
  { name: 'Mounting a carousel', values: pick(browser.carousel, ({ all }) => all.mountWork) },
  { name: 'A step in the carousel', values: pick(browser.carousel, ({ all }) => all.next) },
  {
    name: 'Work of a step in the carousel',
    values: pick(browser.carousel, ({ all }) => all.nextWork),
  },
  ...browser.sizes.map((size) => ({
    name: `Mounting a plain gallery of ${size.toLocaleString('en').replace(',', ' ')}`,
    values: pick(browser.plain, (record) => record[size as keyof typeof record & number].mountWork),
  })),
];
