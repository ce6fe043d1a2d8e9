import { readFile } from 'node:fs/promises';
import type { Sharp as Image } from 'sharp';
import type { DerivedFile, Facts, Format } from '../../core/photo';
import { describe } from '../../core/plan-files';
import type { Settings } from '../../core/settings';
import { getPlaceholderSize, PLACEHOLDER_QUALITY, scaleTo } from '../../core/widths';
import type { Original } from '../originals/find-originals';
import type { Sharp } from '../tools';

/** How much time the encoder takes for fewer bytes. At 4, AVIF takes seven times as long for a fifth fewer. */
const AVIF_EFFORT = 2;

type Encode = (image: Image, quality: number, lossless: boolean) => Image;

const ENCODERS: Record<Exclude<Format, 'svg'>, Encode> = {
  avif: (image, quality) =>
    image.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' }),
  webp: (image, quality, lossless) => image.webp({ quality, lossless, smartSubsample: true }),
  jpeg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
};

/** What is derived from an original beside its files. */
export interface Derived {
  placeholder?: string;
}

/** Writes a derived file of the content. */
export type Write = (file: DerivedFile, content: Uint8Array) => Promise<void>;

const toHex = (channels: Iterable<number>) =>
  `#${[...channels].map((value) => value.toString(16).padStart(2, '0')).join('')}`;

async function createPlaceholder(
  image: Image,
  facts: Facts,
  kind: Settings['placeholder'],
): Promise<string | undefined> {
  // It would be seen through a transparent image.
  if (kind === 'none' || facts.transparent) return undefined;
  if (kind === 'color') {
    const pixel = await image.resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
    return toHex(pixel.length < 3 ? Array(3).fill(pixel[0]) : pixel.subarray(0, 3));
  }
  const { width, height } = getPlaceholderSize(facts);
  const data = await image
    .resize(width, height, { fit: 'fill' })
    .webp({ quality: PLACEHOLDER_QUALITY, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${data.toString('base64')}`;
}

/**
 * Derives the files of an original, one after the other, and its placeholder. The original is decoded once, to the
 * largest of all files that are planned; the others are made of that, and are the same whichever of them are missing.
 */
export async function derive(
  { file }: Original,
  facts: Facts,
  files: readonly DerivedFile[],
  {
    settings,
    limitPixels,
    planned,
    needsPlaceholder,
  }: {
    settings: Settings;
    limitPixels: number;
    planned: readonly DerivedFile[];
    needsPlaceholder: boolean;
  },
  sharp: Sharp,
  write: Write,
): Promise<Derived> {
  if (facts.vector) {
    for (const each of files) await write(each, await readFile(file));
    return {};
  }
  const { wide, lossless, quality, keep } = describe(facts, settings);
  const open = () => {
    const image = sharp(file, { failOn: 'error', limitInputPixels: limitPixels }).autoOrient();
    return wide ? image.keepIccProfile() : image;
  };
  const scaled = planned.filter(({ use }) => use !== 'zoom');
  const largest = scaleTo(facts, Math.max(...scaled.map(({ width }) => width)));
  const resized = open().resize(largest.width, largest.height, { fit: 'fill' });
  let master: () => Image;
  if (wide) {
    // Only a file has a profile.
    const data = await resized.tiff({ compression: 'none' }).toBuffer();
    master = () => sharp(data);
  } else {
    const { data, info } = await resized
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    master = () => sharp(data, { raw: { width, height, channels } });
  }
  const finish = (image: Image, format: Format) => {
    if (format === 'svg') return image;
    const [copyright, artist] = keep;
    const withRights =
      copyright || artist
        ? image.withExif({
            IFD0: { ...(copyright && { Copyright: copyright }), ...(artist && { Artist: artist }) },
          })
        : image;
    const withProfile =
      wide && /^(avif|webp)$/.test(format) ? withRights.keepIccProfile() : withRights;
    return ENCODERS[format](withProfile, quality[format], lossless);
  };
  for (const each of files) {
    const { width, height, format, use } = each;
    const image = use === 'zoom' ? open() : master().resize(width, height, { fit: 'fill' });
    await write(each, await finish(image, format).toBuffer());
  }
  return needsPlaceholder
    ? { placeholder: await createPlaceholder(master(), facts, settings.placeholder) }
    : {};
}
