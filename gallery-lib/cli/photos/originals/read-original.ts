import { createHash, webcrypto } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import {
  EXIF_TAGS,
  readExposureDate,
  readInfo,
  readRights,
  type ExifTags,
} from '../../core/metadata/exif';
import { readIptc } from '../../core/metadata/iptc';
import { isHeic } from '../../core/kinds';
import type { DerivedFile, Facts } from '../../core/photo';
import { planFiles } from '../../core/plan-files';
import type { Settings } from '../../core/settings';
import type { MetadataTexts } from '../../core/texts';
import { readXmp } from '../../core/metadata/xmp';
import { getCode, OriginalError } from '../errors';
import type { Original } from './find-originals';
import type { KnownPhoto, Manifest } from '../output/manifest';
import type { Options } from '../options';
import type { Tools } from '../tools';

/** Larger files are hashed in parts. */
const WHOLE = 2 ** 28;

/** Returns the SHA-256 of a file; that of a usual one is calculated beside the main thread. */
async function hashFile(file: string): Promise<{ content: string; bytes: number }> {
  const { size } = await stat(file);
  if (size === 0) throw new OriginalError('is empty');
  if (size <= WHOLE) {
    const digest = await webcrypto.subtle.digest('SHA-256', await readFile(file));
    return { content: Buffer.from(digest).toString('hex'), bytes: size };
  }
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part);
  return { content: hash.digest('hex'), bytes: size };
}

const HEIC =
  'HEIC, which sharp cannot decode here. Convert it with "sips -s format jpeg" on macOS, or "heif-convert" of libheif';

/** Returns the reason why sharp refuses an original, in words. */
export function describeError(error: unknown, path: string, limitPixels: number): OriginalError {
  if (error instanceof OriginalError) return error;
  const message =
    error instanceof Error ? error.message.replace(/\s+/g, ' ').trim() : String(error);
  if (/pixel limit|exceeds/i.test(message))
    return new OriginalError(
      `has more than ${Math.floor(limitPixels / 1_000_000)} million pixels; raise --limit-pixels`,
    );
  if (isHeic(path)) return new OriginalError(`is ${HEIC}`);
  if (/unsupported image format/.test(message)) return new OriginalError('is not an image');
  if (/^(EACCES|EPERM)$/.test(getCode(error)))
    return new OriginalError('cannot be read: permission denied');
  return new OriginalError(`is damaged: ${message.replace(/^Input (file|buffer) /i, '')}`);
}

const EXIF_HEADER = 'Exif\0\0';

/** Reads the tags of EXIF, without those that nothing may learn of. Damaged ones count as none. */
async function readTags(exif: Buffer | undefined, { parseExif }: Tools): Promise<ExifTags> {
  if (!exif) return {};
  const start = exif.subarray(0, EXIF_HEADER.length).toString('latin1') === EXIF_HEADER;
  const tags: unknown = await parseExif(start ? exif.subarray(EXIF_HEADER.length) : exif, {
    pick: EXIF_TAGS,
    reviveValues: false,
  }).catch(() => undefined);
  return (tags as ExifTags | undefined) ?? {};
}

const isWide = (icc: Buffer | undefined) =>
  icc !== undefined && !/sRGB|s\0R\0G\0B/i.test(icc.toString('latin1'));

const hasText = (texts: MetadataTexts) => Object.values(texts).some(Boolean);

/** What of an original depends on the settings; a placeholder is made of the largest file. */
export const getReading = ({ sort, info, keep, wide, placeholder, widths }: Settings) => {
  const from = placeholder === 'none' ? '' : Math.max(...widths);
  return ['1', sort, info ? 'info' : '', keep.join(), wide ? 'wide' : '', placeholder, from].join(
    ' ',
  );
};

/** Reads the texts of the `.xmp` file beside an original, which changes without it. */
async function readSidecar({ sidecar }: Original): Promise<MetadataTexts[]> {
  const texts = sidecar ? readXmp(await readFile(sidecar, 'utf8').catch(() => '')) : {};
  return hasText(texts) ? [texts] : [];
}

/** Reads what is known of an original before it is decoded. @throws OriginalError */
async function readFacts(
  { file, path }: Original,
  settings: Settings,
  limitPixels: number,
  tools: Tools,
): Promise<Facts> {
  try {
    const image = tools.sharp(file, { limitInputPixels: limitPixels });
    const metadata = await image.metadata();
    const { width, height } = metadata.autoOrient;
    if (width * height > limitPixels) throw new Error('exceeds pixel limit');
    if (metadata.format === 'svg')
      return { width: Math.round(width), height: Math.round(height), vector: true };
    const tags = await readTags(metadata.exif, tools);
    const { copyright, artist } = readRights(tags);
    const texts = [
      metadata.xmp ? readXmp(metadata.xmp.toString('utf8')) : {},
      metadata.iptc ? readIptc(metadata.iptc) : {},
    ].filter(hasText);
    const transparent = metadata.hasAlpha && !(await image.stats()).isOpaque;
    return {
      width,
      height,
      ...(transparent && { transparent }),
      ...(transparent && /^(png|gif)$/.test(metadata.format) && { lossless: true }),
      ...((metadata.pages ?? 1) > 1 && { frames: metadata.pages }),
      ...(settings.wide && metadata.space !== 'cmyk' && isWide(metadata.icc) && { wide: true }),
      ...(texts.length > 0 && { texts }),
      ...(settings.sort === 'date' && { taken: readExposureDate(tags) }),
      ...(settings.info && { info: readInfo(tags) }),
      ...(settings.keep.includes('copyright') && { copyright, artist }),
    };
  } catch (error) {
    throw describeError(error, path, limitPixels);
  }
}

/** An original that could be read. */
export interface ReadPhoto extends Original {
  content: string;
  bytes: number;
  known: KnownPhoto;
  metadata: MetadataTexts[];
  files: DerivedFile[];
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Reads an original, or takes from the manifest what is known of its content, and plans its files. */
export async function readOriginal(
  original: Original,
  manifest: Manifest,
  { settings, limitPixels }: Options,
  tools: Tools,
): Promise<ReadPhoto> {
  const { content, bytes } = await hashFile(original.file);
  const known =
    manifest.photos[content] ?? (await readFacts(original, settings, limitPixels, tools));
  const metadata = [...(await readSidecar(original)), ...(known.texts ?? [])];
  const files = planFiles({ path: original.path, content }, known, settings, hash);
  return { ...original, content, bytes, known, metadata, files };
}
