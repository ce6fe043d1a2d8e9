import type { Measure } from './comparison';
import { bytesRows, groupNames, results, getTotal, type ByLibrary } from './results';

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

const { browser } = results;

const sizes = groupNames.map((group) => ({
  name: `Bytes, ${group.toLowerCase()}`,
  values: Object.fromEntries(
    bytesRows.filter((row) => row.group === group).map((row) => [row.library, getTotal(row)]),
  ),
}));

/** Every measure with at least one alternative. */
export const measures: readonly Measure[] = [
  ...sizes,
  { name: 'First opening of a modal', values: pick(browser.modal, ({ all }) => all.firstOpen) },
  { name: 'Opening a modal again', values: pick(browser.modal, ({ all }) => all.open) },
  { name: 'Work of opening a modal', values: pick(browser.modal, ({ all }) => all.openWork) },
  { name: 'One step in a modal', values: pick(browser.modal, ({ all }) => all.next) },
  { name: 'Work of one step in a modal', values: pick(browser.modal, ({ all }) => all.nextWork) },
  {
    name: 'Memory retained after closing a modal',
    values: pick(browser.modal, ({ all }) => all.heap),
  },
  {
    name: 'Opening a modal with 10 000 images',
    values: pick(browser.modal, (record) => record[10000].open),
  },
  { name: 'Mounting a carousel', values: pick(browser.carousel, ({ all }) => all.mountWork) },
  { name: 'One step in a carousel', values: pick(browser.carousel, ({ all }) => all.next) },
  {
    name: 'Work of one step in a carousel',
    values: pick(browser.carousel, ({ all }) => all.nextWork),
  },
  ...browser.sizes.map((size) => ({
    name: `Mounting a plain gallery with ${size.toLocaleString('en').replace(',', ' ')} images`,
    values: pick(browser.plain, (record) => record[size as keyof typeof record & number].mountWork),
  })),
];
