/** What the container of an image file says, read without decoding the image. */
import { unzlibSync } from 'fflate';
import type { Size } from '@/gallery-lib/cli/core/widths';

export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'tiff' | 'svg';

export interface Container {
  readonly kind: ImageKind;
  /** As it is stored, before it is turned. */
  readonly size?: Size;
  /** False if the file ends before its image does. */
  readonly isWhole: boolean;
  /** Frames of an animation, if it is one. */
  readonly frames?: number;
  /** The blocks of metadata. */
  readonly exif?: Uint8Array;
  readonly xmp?: string;
  readonly iptc?: Uint8Array;
}

type Facts = { -readonly [Name in keyof Container]?: Container[Name] };

const utf8 = new TextDecoder();

/** Each byte as a letter. A `TextDecoder` for Latin-1 decodes Windows-1252 in browsers. */
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns what follows a mark at the beginning of a block, or undefined. */
const after = (block: Uint8Array, mark: string) =>
  textAt(block, 0, mark.length) === mark ? block.subarray(mark.length) : undefined;

const EXIF_MARK = 'Exif\0\0';
const XMP_MARK = 'http://ns.adobe.com/xap/1.0/\0';
const PNG_XMP_MARK = 'XML:com.adobe.xmp\0';

/** Markers of JPEG with the size of the image; those between them are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Whether the mark of the end follows. Compressed data contain no such bytes. */
function hasEnd(bytes: Uint8Array, start: number): boolean {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xd9) return true;
  return false;
}

function readJpeg(bytes: Uint8Array): Facts {
  const view = viewOf(bytes);
  const facts: Facts = { kind: 'jpeg', isWhole: false };
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    // Bytes that fill.
    if (marker === 0xff) {
      at++;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    const block = bytes.subarray(at + 4, end);
    if (isFrame(marker) && block.length >= 5) {
      const frame = viewOf(block);
      facts.size = { width: frame.getUint16(3), height: frame.getUint16(1) };
    }
    if (marker === 0xe1) {
      facts.exif ??= after(block, EXIF_MARK);
      const xmp = after(block, XMP_MARK);
      if (xmp) facts.xmp ??= utf8.decode(xmp);
    }
    if (marker === 0xed) facts.iptc ??= block;
    if (marker === 0xda) {
      facts.isWhole = hasEnd(bytes, end);
      break;
    }
    at = end;
  }
  return facts;
}

/** Reads a block of text if it is XMP; that of `zTXt` is compressed, that of `iTXt` may be. */
function readPngXmp(name: string, block: Uint8Array): string | undefined {
  const rest = after(block, PNG_XMP_MARK);
  if (!rest) return undefined;
  const isCompressed = name === 'zTXt' || rest[0] === 1;
  // Whether and how it is compressed, and two empty texts, language and translated name; or the second byte alone.
  const text = rest.subarray(name === 'zTXt' ? 1 : 4);
  return utf8.decode(isCompressed ? unzlibSync(text) : text);
}

function readPng(bytes: Uint8Array): Facts {
  const view = viewOf(bytes);
  const facts: Facts = { kind: 'png', isWhole: false };
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = textAt(bytes, at + 4, 4);
    const block = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR' && length >= 8)
      facts.size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (name === 'acTL' && length >= 4) facts.frames = view.getUint32(at + 8);
    if (name === 'eXIf') facts.exif = block;
    if (name === 'iTXt' || name === 'zTXt') facts.xmp ??= readPngXmp(name, block);
    if (name === 'IEND') facts.isWhole = true;
    at += 12 + length;
  }
  return facts;
}

const read24 = (bytes: Uint8Array, at: number) =>
  (bytes[at] ?? 0) + ((bytes[at + 1] ?? 0) << 8) + ((bytes[at + 2] ?? 0) << 16);

function readWebpSize(name: string, block: Uint8Array): Size | undefined {
  if (block.length < 10) return undefined;
  const view = viewOf(block);
  if (name === 'VP8X') return { width: read24(block, 4) + 1, height: read24(block, 7) + 1 };
  if (name === 'VP8 ')
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  if (name !== 'VP8L') return undefined;
  const bits = view.getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** Returns an opaque WebP of the image alone: browsers add a profile of sRGB, which is larger than a placeholder. */
export function withoutProfile(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  for (let at = 12; at + 8 <= bytes.length;) {
    const end = at + 8 + view.getUint32(at + 4, true);
    const padded = end + ((end - at) & 1);
    if (/^VP8[ L]/.test(textAt(bytes, at, 4))) {
      const image = new Uint8Array([...bytes.subarray(0, 12), ...bytes.subarray(at, padded)]);
      viewOf(image).setUint32(4, image.length - 8, true);
      return image;
    }
    at = padded;
  }
  return bytes;
}

function readWebp(bytes: Uint8Array): Facts {
  const view = viewOf(bytes);
  const facts: Facts = { kind: 'webp', isWhole: view.getUint32(4, true) + 8 <= bytes.length };
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = textAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const block = bytes.subarray(at + 8, at + 8 + length);
    facts.size ??= readWebpSize(name, block);
    if (name === 'ANMF') frames++;
    if (name === 'EXIF') facts.exif = after(block, EXIF_MARK) ?? block;
    if (name === 'XMP ') facts.xmp = utf8.decode(block);
    // Padded to an even length.
    at += 8 + length + (length & 1);
  }
  return frames > 1 ? { ...facts, frames } : facts;
}

function readGif(bytes: Uint8Array): Facts {
  const view = viewOf(bytes);
  return {
    kind: 'gif',
    size: { width: view.getUint16(6, true), height: view.getUint16(8, true) },
    isWhole: bytes.includes(0x3b, bytes.length - 16),
  };
}

const HEIC_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** Returns what a file says about itself; undefined if it is not an image. Reads the beginning of a file, too. */
export function readContainer(bytes: Uint8Array): Container | undefined {
  const start = textAt(bytes, 0, 16);
  const read = (): Facts | undefined => {
    if (start.startsWith('\u00ff\u00d8\u00ff')) return readJpeg(bytes);
    if (start.startsWith('\u0089PNG\r\n')) return readPng(bytes);
    if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return readWebp(bytes);
    if (start.startsWith('GIF8')) return readGif(bytes);
    if (start.startsWith('ftypavi', 4)) return { kind: 'avif', isWhole: true };
    if (start.startsWith('ftyp', 4) && HEIC_BRANDS.test(start.slice(8)))
      return { kind: 'heic', isWhole: true };
    if (/^(II\*\0|MM\0\*)/.test(start)) return { kind: 'tiff', isWhole: true };
    if (/^\s*<(\?xml|svg|!--|!DOCTYPE svg)/i.test(start) && textAt(bytes, 0, 4096).includes('<svg'))
      return { kind: 'svg', isWhole: true };
    return undefined;
  };
  try {
    return read() as Container | undefined;
  } catch {
    // A length that leads out of the file, or a block that cannot be expanded.
    return undefined;
  }
}
