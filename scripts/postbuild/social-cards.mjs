import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ImageResponse } from 'next/og.js';
import sharp from 'sharp';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { root } from '../lib/root.mjs';

const width = 1200;
const height = 630;
const ground = '#12324a';
/** In bytes. Services that show a card fetch it for every post. */
const maxSize = 60_000;
const images = join(root, 'public/assets/images');
/** Cards of earlier builds, by what they are generated from. */
const cache = join(root, '.generated/cards');

const box = (style, ...children) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The texts as a picture. The font is that of the framework: those of the machine would give other files elsewhere. */
async function drawTexts({ band, heading, site }, size) {
  const element = box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'center',
      padding: '0 56px',
      background: ground,
      color: '#fff',
    },
    box({ fontSize: 30, color: '#a9c7dd' }, band),
    box(
      { fontSize: heading.length > 28 ? 52 : 64, lineHeight: 1.15, margin: '10px 0 14px' },
      heading,
    ),
    box({ fontSize: 28, color: '#f5b041' }, site),
  );
  return Buffer.from(await new ImageResponse(element, size).arrayBuffer());
}

/** The picture of a demo beside the texts. */
async function drawDemo(texts, picture) {
  const size = { width: 620, height };
  const shown = await sharp(picture).resize(500, 500, { fit: 'inside' }).toBuffer();
  const { width: shownWidth, height: shownHeight } = await sharp(shown).metadata();
  return [
    { input: await drawTexts(texts, size), left: 0, top: 0 },
    {
      input: shown,
      left: 640 + Math.round((500 - shownWidth) / 2),
      top: Math.round((height - shownHeight) / 2),
    },
  ];
}

/** The photographs of the site above the texts. */
async function drawPage(texts, picture) {
  const photographs = await sharp(picture)
    .extract({ left: 0, top: 0, width, height: 380 })
    .toBuffer();
  return [
    { input: photographs, left: 0, top: 0 },
    { input: await drawTexts(texts, { width, height: height - 380 }), left: 0, top: 380 },
  ];
}

/** The card as a JPEG file of at most 60 kB. */
async function drawCard(texts, { isDemo, picture }) {
  const layers = await (isDemo ? drawDemo : drawPage)(texts, picture);
  const card = sharp({ create: { width, height, channels: 3, background: ground } }).composite(
    layers,
  );
  for (let quality = 80; ; quality -= 10) {
    const file = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= maxSize) return file;
    if (quality <= 20)
      throw new Error(`The card "${texts.heading}" is larger than ${maxSize} bytes.`);
  }
}

async function readPicture({ demo }) {
  const own = demo && join(images, `demos/${demo.slug}-dark.webp`);
  const isDemo = own !== undefined && existsSync(own);
  return { isDemo, picture: await readFile(isDemo ? own : join(images, 'social.jpg')) };
}

/** Writes the image of each page that is shown where the page is shared. */
export async function writeSocialCards(folder, pages) {
  const { cardPath } = await loadTypescript('components/site/metadata.ts');
  const { siteFacts } = await loadTypescript('components/site/site-facts.ts');
  const code = await readFile(fileURLToPath(import.meta.url));
  await mkdir(cache, { recursive: true });
  const shared = pages.filter(({ isListed, route }) => isListed && !route.canonical);
  for (const { route } of shared) {
    const texts = {
      band: route.band.split(' - ')[0],
      heading: route.heading,
      site: siteFacts.name,
    };
    const source = await readPicture(route);
    const hash = createHash('sha256')
      .update(code)
      .update(JSON.stringify(texts))
      .update(source.picture);
    const cached = join(cache, `${hash.digest('hex')}.jpg`);
    if (!existsSync(cached)) await writeFile(cached, await drawCard(texts, source));
    const file = join(folder, cardPath(route.path));
    await mkdir(dirname(file), { recursive: true });
    await copyFile(cached, file);
  }
}
