/** Compressed bytes of each library: of ours as the build has measured them, of the others as they are recorded. */
import { findSize, readSizeRecords } from '@/components/site/library-sizes';
import { own, results, type ByComparison, type Size } from './results';

/** What an application imports from our package in each comparison. */
const ownEntries: Readonly<Record<string, string>> = {
  modalBare: 'modal gallery',
  modalFull: 'modal gallery',
  carouselBare: 'carousel',
  carouselFull: 'carousel',
  plain: 'plain gallery',
  all: 'all three',
};

const records = readSizeRecords();

function getOwnSize(entry: string): Size {
  const first = findSize(records, entry, 'first');
  const whole = findSize(records, entry, 'whole');
  return { atOnce: first.script, later: whole.script - first.script, styles: first.style };
}

/** Sizes by comparison and library, ours first. */
export const sizes: ByComparison<Size> = Object.fromEntries(
  Object.entries(ownEntries).map(([comparison, entry]) => [
    comparison,
    { [own]: getOwnSize(entry), ...results.bytes.results[comparison] },
  ]),
);

/** Our components with the optional adapters that each can use, by comparison. */
export const sizesWithAdapters: Readonly<Record<string, Size>> = {
  modalFull: getOwnSize('modal gallery with adapters'),
  carouselFull: getOwnSize('carousel with adapter'),
};
