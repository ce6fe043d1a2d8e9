import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { cut } from './derive.mjs';

const ground = '#12324a';

/** Returns an icon file that contains a PNG of 32 by 32 pixels. */
function toIco(png) {
  const header = Buffer.alloc(22);
  // Type, number of images, size, planes, bits, length and position of the image.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/**
 * Icons rendered from the vector mark: for home screens, and the file that browsers ask for beside a document that names
 * no icon, such as the Markdown version of a page.
 */
export async function renderIcons(iconsFolder, fallbackFile) {
  const mark = (size) =>
    sharp(path.join(iconsFolder, 'favicon.svg'), { density: (72 * size) / 64 }).resize(size, size);
  const png = { compressionLevel: 9, palette: true, effort: 10 };
  await mark(192).png(png).toFile(path.join(iconsFolder, 'icon-192.png'));
  await writeFile(fallbackFile, toIco(await mark(32).png({ compressionLevel: 9 }).toBuffer()));
  await mark(512).png(png).toFile(path.join(iconsFolder, 'icon-512.png'));
  // iOS rounds the corners itself and fills transparent parts with black.
  await mark(180)
    .flatten({ background: ground })
    .png(png)
    .toFile(path.join(iconsFolder, 'apple-touch-icon.png'));
}

const card = { width: 1200, height: 630, pictures: 402, gap: 6 };

/** The image that is shown when a page of the site is shared. */
export async function renderSocialCard(file, iconsFolder, sourceFolder) {
  const tiles = [
    { name: 'mountain-lake', width: 420, position: 'west' },
    { name: 'img1', width: 252, position: 'west' },
    { name: 'desert-hike', width: 312, position: 'west' },
    { name: 'img3', width: 198, position: 'centre' },
  ];
  const layers = [];
  let left = 0;
  for (const part of tiles) {
    layers.push({ input: await tile(part, sourceFolder), left, top: 0 });
    left += part.width + card.gap;
  }
  const mark = await sharp(path.join(iconsFolder, 'favicon.svg'), { density: 72 * 2 })
    .resize(128, 128)
    .png()
    .toBuffer();
  layers.push({ input: mark, left: 64, top: 452 });
  layers.push({
    input: await line('@ks89/angular-modal-gallery', 58, '#ffffff'),
    left: 228,
    top: 460,
  });
  layers.push({
    input: await line('Image gallery for Angular', 36, '#b9d6ea'),
    left: 230,
    top: 536,
  });

  await sharp({
    create: { width: card.width, height: card.height, channels: 3, background: ground },
  })
    .composite(layers)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file);
}

async function tile({ name, width, position }, sourceFolder) {
  const original = await cut(name, sourceFolder);
  return sharp(original).resize(width, card.pictures, { position }).toBuffer();
}

/** A thumbnail with other proportions than its image: the middle of a landscape picture. */
export async function renderSquareThumb(file, sourceFolder) {
  const original = await cut('perched-osprey', sourceFolder);
  await sharp(original).resize(267, 267).jpeg({ quality: 74, mozjpeg: true }).toFile(file);
}

// A font file from a locked package, because installed fonts differ from machine to machine.
const font = createRequire(import.meta.url).resolve(
  'next/dist/compiled/@vercel/og/Geist-Regular.ttf',
);

function line(text, pixels, colour) {
  return sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: `Geist ${pixels}`,
      fontfile: font,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
}

/** Three small images as data URLs, for the demo of inline images. */
export async function renderDataImages() {
  const blue = `<rect width="128" height="128" fill="#1f5f8b"/>
    <rect x="46" y="22" width="60" height="60" rx="8" fill="none" stroke="#a9d3ee" stroke-width="8"/>
    <rect x="22" y="46" width="60" height="60" rx="8" fill="#1f5f8b" stroke="#fff" stroke-width="8"/>`;
  const green = `<path d="M30 170C20 80 80 26 174 26C176 120 126 178 40 164Z" fill="#3d9a50"/>
    <path d="M24 180C60 128 96 94 140 62" fill="none" stroke="#1f6b35" stroke-width="8" stroke-linecap="round"/>`;
  const red = `<rect width="225" height="225" fill="#fff"/>
    <circle cx="112.5" cy="112.5" r="84" fill="none" stroke="#c8202f" stroke-width="30"/>
    <circle cx="112.5" cy="112.5" r="36" fill="#c8202f"/>`;
  return [
    ['blueImage', '128 x 128 PNG: two overlapping frames on blue.', await dataImage(128, blue)],
    [
      'greenImage',
      '200 x 200 PNG: a green leaf on a transparent ground.',
      await dataImage(200, green),
    ],
    ['redImage', '225 x 225 PNG: red rings on white.', await dataImage(225, red)],
  ];
}

async function dataImage(size, drawing) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${drawing}</svg>`;
  const png = await sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, colours: 16, dither: 0, effort: 10 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
