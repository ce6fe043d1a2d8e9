/** Compressed bytes of each library: of ours as the build has measured them, of the others as they are recorded. */
import { libraryConfigurations } from '@/components/site/sizes/library-configurations';
import { findSize, readSizeRecords } from '@/components/site/sizes/library-sizes';
import { own, results, type ByComparison, type Size } from './results';

/** What an application imports from our package in each comparison. */
const ownEntries: Readonly<Record<string, string>> = {
  modalFull: 'modal gallery',
  carouselBare: 'carousel',
  carouselFull: 'carousel',
  carouselSlides: 'carousel',
  plain: 'plain gallery',
  justified: 'plain gallery with layouts',
  masonry: 'plain gallery with layouts',
  all: 'all three',
};

const records = readSizeRecords();

function getOwnSize(entry: string, configuration = entry): Size {
  const first = findSize(records, entry, 'first');
  const whole = findSize(records, configuration, 'whole');
  // With the stylesheets of parts, which come with their code.
  return { atOnce: first.script, later: whole.total - first.total, styles: first.style };
}

/** Sizes by comparison and library, ours first. */
export const sizes: ByComparison<Size> = {
  modalBare: {
    [own]: getOwnSize('modal gallery', 'modal gallery, default options'),
    ...results.bytes.results.modalBare,
  },
  ...Object.fromEntries(
    Object.entries(ownEntries).map(([comparison, entry]) => [
      comparison,
      { [own]: getOwnSize(entry), ...results.bytes.results[comparison] },
    ]),
  ),
};

/** What the modal gallery downloads until its first image is shown, by configuration. */
export const sizesByConfiguration: Readonly<Record<string, Size>> = Object.fromEntries(
  libraryConfigurations.map(({ name }) => [
    name,
    getOwnSize('modal gallery', `modal gallery, ${name}`),
  ]),
);

/** Our components with the optional adapters that each can use, by comparison. */
export const sizesWithAdapters: Readonly<Record<string, Size>> = {
  modalFull: getOwnSize('modal gallery with adapters'),
  carouselFull: getOwnSize('carousel with adapter'),
};
