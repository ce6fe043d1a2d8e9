import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** The nine colours of the originals, row by row; all are in every colour space of a test. */
export const colors = [
  [180, 60, 60],
  [70, 150, 80],
  [60, 90, 170],
  [200, 170, 70],
  [128, 128, 128],
  [160, 90, 150],
  [230, 225, 220],
  [40, 40, 45],
  [110, 150, 160],
];

export const width = 96;
export const height = 60;

/** The nine colours as raw pixels. */
function drawPixels() {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const color = colors[Math.floor((y * 3) / height) * 3 + Math.floor((x * 3) / width)];
      pixels.set(color, (y * width + x) * 3);
    }
  return pixels;
}

/** The image of nine colours, as pixels of sharp. */
export const draw = () => sharp(drawPixels(), { raw: { width, height, channels: 3 } });

const fine = { quality: 98, chromaSubsampling: '4:4:4' };

/** How the pixels of each orientation of EXIF are stored, so that they are shown upright. sharp mirrors before it turns. */
const storing = {
  1: (image) => image,
  2: (image) => image.flop(),
  3: (image) => image.rotate(180),
  4: (image) => image.flip(),
  5: (image) => image.rotate(90).flip(),
  6: (image) => image.rotate(270),
  7: (image) => image.rotate(90).flop(),
  8: (image) => image.rotate(90),
};

/** Returns a JPEG file with an orientation in its EXIF. */
export async function drawOriented(orientation) {
  const { data, info } = await storing[orientation](draw())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 };
  return sharp(data, { raw }).withMetadata({ orientation }).jpeg(fine).toBuffer();
}

/** What must not be in any file that is published. */
export const secrets = ['SECRET-SERIAL', 'SECRET-OWNER', 'SECRET-LENS-SERIAL', 'SECRET-SOFTWARE'];

const secretExif = {
  IFD0: { Artist: 'SECRET-OWNER', Software: 'SECRET-SOFTWARE', Copyright: 'Ada Example' },
  IFD2: {
    BodySerialNumber: 'SECRET-SERIAL',
    LensSerialNumber: 'SECRET-LENS-SERIAL',
    DateTimeOriginal: '2024:05:01 12:00:00',
    OffsetTimeOriginal: '+09:00',
    LensModel: 'Example 35mm',
    ExposureTime: '1/250',
    FNumber: '8/1',
    ISOSpeedRatings: '100',
  },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '47/1 22/1 1234/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '8/1 32/1 4321/100',
  },
};

/** A JPEG file with a place, serial numbers, a name, a date and what the camera was set to. */
export const drawWithExif = (changes = {}) =>
  draw()
    .jpeg(fine)
    .withExif({
      ...secretExif,
      ...changes,
      IFD0: { ...secretExif.IFD0, Make: 'Example', Model: 'EX-1', ...changes.IFD0 },
      IFD2: { ...secretExif.IFD2, ...changes.IFD2 },
    })
    .toBuffer();

/** A JPEG file taken at a time of EXIF. */
export const drawTaken = (date, offset) =>
  draw()
    .jpeg()
    .withExif({ IFD2: { DateTimeOriginal: date, ...(offset && { OffsetTimeOriginal: offset }) } })
    .toBuffer();

/** Returns XMP with texts, as raw developers write it. */
export const writeXmp = ({ alt, title, caption }) => {
  const item = (name, text) =>
    text === undefined
      ? ''
      : `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></${name}>`;
  return `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">${item('Iptc4xmpCore:AltTextAccessibility', alt)}${item('dc:title', title)}${item('dc:description', caption)}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
};

const noise = (size) =>
  sharp({
    create: {
      ...size,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** Originals by what is special in them. */
export const makers = {
  jpeg: () => draw().jpeg(fine).toBuffer(),
  'Display P3': () => draw().withIccProfile('p3').png().toBuffer(),
  CMYK: () => draw().withIccProfile('cmyk').jpeg(fine).toBuffer(),
  '16 bit': () => draw().toColourspace('rgb16').png().toBuffer(),
  TIFF: () => draw().tiff({ compression: 'lzw' }).toBuffer(),
  WebP: () => draw().webp({ lossless: true }).toBuffer(),
  AVIF: () => draw().avif({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
  GIF: () => draw().gif().toBuffer(),
  transparent: async () => {
    const rgba = await draw().ensureAlpha().raw().toBuffer();
    // The right third is transparent.
    for (let at = 0; at < rgba.length; at += 4) if ((at / 4) % width >= 64) rgba[at + 3] = 0;
    return sharp(rgba, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  },
  'opaque with alpha': () => draw().ensureAlpha().png().toBuffer(),
  animated: async () => {
    const frames = await sharp(
      Buffer.concat([drawPixels(), Buffer.alloc(width * height * 3, 255)]),
      { raw: { width, height: height * 2, channels: 3, pageHeight: height } },
    )
      .gif({ loop: 0 })
      .toBuffer();
    return frames;
  },
  '1 × 1': () => draw().extract({ left: 0, top: 0, width: 1, height: 1 }).png().toBuffer(),
  '30,000 px wide': () =>
    sharp({ create: { width: 30_000, height: 20, channels: 3, background: '#58a' } })
      .png()
      .toBuffer(),
  grey: () => draw().greyscale().jpeg().toBuffer(),
  SVG: async () =>
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="9" height="9"/></svg>',
    ),
};

/** A JPEG file large enough to be cut. */
export const makeTruncated = async () => {
  const whole = await noise({ width: 300, height: 200 }).jpeg().toBuffer();
  return whole.subarray(0, whole.length / 2);
};

/** Writes files below a folder: contents by their paths. */
export async function writeFiles(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), await content);
  }
}

/** Returns another JPEG file for each number. */
export const drawNumber = (number) =>
  sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: { r: number % 256, g: 80, b: number >> 8 },
    },
  })
    .jpeg()
    .toBuffer();
