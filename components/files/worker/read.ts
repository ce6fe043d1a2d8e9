/** Reads a photograph: its size, what the camera and the editor wrote, and a thumbnail. */
import exifr from 'exifr';
import { EXIF_TAGS, readExposureDate, type ExifTags } from '@/gallery-lib/cli/core/metadata/exif';
import { readIptc } from '@/gallery-lib/cli/core/metadata/iptc';
import { MIME_TYPES, type Facts } from '@/gallery-lib/cli/core/photo';
import { DEFAULT_SETTINGS } from '@/gallery-lib/cli/core/settings';
import type { MetadataTexts } from '@/gallery-lib/cli/core/texts';
import {
  getPlaceholderSize,
  getThumbSize,
  PLACEHOLDER_QUALITY,
  type Size,
} from '@/gallery-lib/cli/core/widths';
import { readXmp } from '@/gallery-lib/cli/core/metadata/xmp';
import { readContainer, withoutProfile, type Container } from '../container';
import { hashFile } from '../sha256';
import { encode, isTransparent, release, scale } from './canvas';
import type { ReadPhoto, Tasks } from './protocol';
import { LIMIT_PIXELS, LIMIT_SIDE, Refusal, refusals } from './refusal';

/** Where the header of a photograph ends, with the preview that a camera embeds. */
const HEADER_BYTES = 2 ** 18;

async function readTags(data: Uint8Array | Blob | undefined, tags: string[]): Promise<ExifTags> {
  if (!data) return {};
  // Damaged ones count as none.
  const read: unknown = await exifr
    .parse(data, { pick: tags, reviveValues: false, translateValues: false })
    .catch(() => undefined);
  return (read as ExifTags | undefined) ?? {};
}

/** The part of a file that has its tags; for AVIF and HEIC, whose boxes exifr reads, the file. */
const getTagSource = ({ kind, exif }: Container, file: Blob) =>
  kind === 'avif' || kind === 'heic' ? file : exif;

/** Returns the size of a photograph before it is decoded. */
export async function peek({ file }: Tasks['peek']['request']): Promise<Size | undefined> {
  const head = file.slice(0, HEADER_BYTES);
  const container = readContainer(new Uint8Array(await head.arrayBuffer()));
  if (!container?.size) return undefined;
  const { Orientation } = await readTags(getTagSource(container, head), ['Orientation']);
  const { width, height } = container.size;
  return Number(Orientation) >= 5 ? { width: height, height: width } : { width, height };
}

/** @throws Refusal for what cannot be decoded */
function check(bytes: Uint8Array): Container {
  if (bytes.length === 0) throw new Refusal(refusals.empty);
  const container = readContainer(bytes);
  if (!container) throw new Refusal(refusals.noImage);
  const { kind, isWhole, size } = container;
  if (kind === 'tiff' || kind === 'svg') throw new Refusal(refusals[kind]);
  if (!isWhole) throw new Refusal(refusals.cutOff);
  if (size && isTooLarge(size)) throw new Refusal(refusals.tooLarge);
  return container;
}

const isTooLarge = ({ width, height }: Size) =>
  width * height > LIMIT_PIXELS || Math.max(width, height) > LIMIT_SIDE;

/** Decodes a photograph, upright and in sRGB. @throws Refusal */
export async function decode(file: Blob, kind?: Container['kind']): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new Refusal(kind === 'heic' || kind === 'avif' ? refusals[kind] : refusals.damaged);
  }
}

async function toDataUrl(blob: Blob): Promise<string> {
  const encoded = new Uint8Array(await blob.arrayBuffer());
  const bytes = blob.type === MIME_TYPES.webp ? withoutProfile(encoded) : encoded;
  return `data:${blob.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

async function createPlaceholder(bitmap: ImageBitmap): Promise<string | undefined> {
  const canvas = scale(bitmap, getPlaceholderSize(bitmap));
  const blob =
    (await encode(canvas, 'webp', PLACEHOLDER_QUALITY)) ??
    (await encode(canvas, 'jpeg', PLACEHOLDER_QUALITY));
  release(canvas);
  return blob && toDataUrl(blob);
}

const hasText = (texts: MetadataTexts) => Object.values(texts).some(Boolean);

/** Reads a photograph; its pixels leave memory before it returns. @throws Refusal */
export async function read({ file, sidecar }: Tasks['read']['request']): Promise<ReadPhoto> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const container = check(bytes);
  const { kind, xmp, iptc, frames } = container;
  const tags = await readTags(getTagSource(container, file), EXIF_TAGS);
  const texts = [
    sidecar ? readXmp(await sidecar.text()) : {},
    xmp ? readXmp(xmp) : {},
    iptc ? readIptc(iptc) : {},
  ].filter(hasText);
  const content = await hashFile(bytes);
  const bitmap = await decode(file, kind);
  try {
    const size = { width: bitmap.width, height: bitmap.height };
    if (isTooLarge(size)) throw new Refusal(refusals.tooLarge);
    const transparent = kind !== 'jpeg' && isTransparent(bitmap);
    const facts: Facts = {
      ...size,
      ...(transparent && { transparent }),
      ...(transparent && (kind === 'png' || kind === 'gif') && { lossless: true }),
      ...(frames && { frames }),
      ...(texts.length > 0 && { texts }),
      taken: readExposureDate(tags),
    };
    const thumbSize = getThumbSize(
      size,
      DEFAULT_SETTINGS.row,
      Math.max(...DEFAULT_SETTINGS.widths),
    );
    const canvas = scale(bitmap, thumbSize);
    const thumb = await encode(canvas, transparent ? 'png' : 'jpeg', DEFAULT_SETTINGS.quality.jpeg);
    release(canvas);
    if (!thumb) throw new Refusal(refusals.memory);
    return {
      facts,
      content,
      thumb,
      thumbSize,
      // It would be seen through a transparent image.
      placeholder: transparent ? undefined : await createPlaceholder(bitmap),
    };
  } finally {
    bitmap.close();
  }
}
