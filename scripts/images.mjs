// Derives every image of the site, and the modules that describe them, from the source photographs.
// The outputs are committed; run this only when a photograph, a crop or a size changes:
//   PHOTOGRAPHS_SOURCE=folder npm run images
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderDataImages, renderIcons, renderSocialCard } from './images/artwork.mjs';
import {
  carouselPictures,
  galleryPictures,
  portraitPictures,
  sets,
  squareThumb,
} from './images/catalogue.mjs';
import { derive, deriveSquareThumb } from './images/derive.mjs';
import { writeConstants, writePhotographs, writePlaceholders } from './images/typed-module.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sourceFolder = path.resolve(root, process.env.PHOTOGRAPHS_SOURCE ?? '../shared/photos');
const imagesFolder = path.join(root, 'public/assets/images');
const iconsFolder = path.join(root, 'public/assets/icons');

const missing = [...galleryPictures, ...carouselPictures, ...portraitPictures]
  .map(({ source }) => source)
  .filter((source) => !existsSync(path.join(sourceFolder, source)));

if (missing.length > 0) {
  console.error(
    `The source photographs are not all in ${sourceFolder}: ${missing.join(', ')} missing.\n` +
      'Name the folder that holds them (see CREDITS.md) with PHOTOGRAPHS_SOURCE.',
  );
  process.exit(1);
}

async function deriveSet(pictures, set) {
  const facts = [];
  for (const picture of pictures) {
    facts.push(await derive(picture, set, sourceFolder, imagesFolder));
    console.log(`${set.folder}: ${picture.name}`);
  }
  return facts;
}

const carousel = await deriveSet(carouselPictures, sets.carousel);
await writePhotographs(path.join(root, 'components/site/photographs'), sets, {
  gallery: await deriveSet(galleryPictures, sets.gallery),
  carousel,
  portraits: await deriveSet(portraitPictures, sets.portraits),
});
await writePlaceholders(
  path.join(root, 'components/demos/image-sets/files/placeholders.ts'),
  carousel,
);
await deriveSquareThumb(
  carouselPictures.find(({ name }) => name === squareThumb.name),
  sets.carousel,
  squareThumb.width,
  sourceFolder,
  imagesFolder,
);
await writeConstants(
  path.join(root, 'components/demos/image-sets/files/data-urls.ts'),
  await renderDataImages(),
);
await renderIcons(iconsFolder, path.join(root, 'public/favicon.ico'));
await renderSocialCard(path.join(imagesFolder, 'social.jpg'), iconsFolder, sourceFolder);
