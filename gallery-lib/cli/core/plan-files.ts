import type { Settings } from './settings';
import { HASH_LENGTH } from './names/ids';
import { getFolder, getStem } from './names/paths';
import { EXTENSIONS, type DerivedFile, type Facts, type Format } from './photo';
import { toSlug } from './names/slug';
import { getThumbSize, getWidths, scaleTo, type Size } from './widths';

/** Raised when the same settings make other files. */
const RECIPE = 1;

/** Largest side of a WebP file. */
const WEBP_LIMIT = 16383;

/** Hashes a text, as hexadecimal digits. */
export type Hash = (text: string) => string;

/**
 * Returns the formats of an image: transparent ones have PNG in place of JPEG, and those without losses no AVIF, which is
 * then larger than the others.
 */
export function getFormats({ transparent, lossless }: Facts, formats: readonly Format[]): Format[] {
  const possible = formats.map((format) => (transparent && format === 'jpeg' ? 'png' : format));
  const small = possible.filter((format) => format !== 'avif');
  return lossless && small.length > 0 ? small : possible;
}

/** The one file for zooming is in the smallest format that every browser shows. */
function getZoomFormat(size: Size, formats: readonly Format[]): Format {
  const fits = Math.max(size.width, size.height) <= WEBP_LIMIT;
  const [first] = formats.filter((format) => format !== 'avif' && (fits || format !== 'webp'));
  return first ?? 'jpeg';
}

/**
 * Returns the files to derive from an original. A name has a hash of the content and of all settings that decide about
 * the file, so that caches may keep it for ever, and that the next run finds what it needs not encode again.
 */
export function planFiles(
  { path, content }: { path: string; content: string },
  facts: Facts,
  settings: Settings,
  hash: Hash,
): DerivedFile[] {
  const { quality, wide, keep, lossless } = describe(facts, settings);
  const create = (
    use: DerivedFile['use'],
    format: Format,
    { width, height }: Size,
  ): DerivedFile => {
    const recipe = JSON.stringify([
      RECIPE,
      content,
      format,
      width,
      height,
      lossless ? 'lossless' : quality[format],
      wide,
      keep,
    ]);
    const parts = [
      toSlug(getStem(path), 'photo'),
      use === 'full' ? width : use,
      hash(recipe).slice(0, HASH_LENGTH),
    ];
    const folder = getFolder(path) && `${toSlug(getFolder(path), 'album')}/`;
    return {
      name: `${folder}${parts.join('-')}.${EXTENSIONS[format]}`,
      format,
      use,
      width,
      height,
    };
  };
  const formats = getFormats(facts, settings.formats);
  if (facts.vector) return [create('full', 'svg', facts)];
  const widths = getWidths(facts.width, settings.widths);
  const thumb = getThumbSize(facts, settings.row, Math.max(...settings.widths));
  const largest = widths.at(-1) ?? facts.width;
  return [
    ...formats.flatMap((format) =>
      widths.map((width) => create('full', format, scaleTo(facts, width))),
    ),
    ...formats.map((format) => create('thumb', format, thumb)),
    ...(settings.zoom && facts.width > largest
      ? [create('zoom', getZoomFormat(facts, formats), facts)]
      : []),
  ];
}

/** What of the settings and the original decides about the bytes of a file. */
export function describe(facts: Facts, { quality, wide, keep }: Settings) {
  return {
    quality,
    lossless: facts.lossless === true,
    wide: wide && facts.wide === true,
    keep: keep.includes('copyright') ? [facts.copyright, facts.artist] : [],
  };
}
