// Makes the images of the site from the source photographs, and the modules that contain some of them.
// The outputs are committed; run this only when a photograph, a crop or a size changes:
//   PHOTOGRAPHS_SOURCE=folder npm run images
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  renderDataImages,
  renderIcons,
  renderSocialCard,
  renderSquareThumb,
} from './images/artwork.mjs';
import { sets } from './images/catalogue.mjs';
import { derive } from './images/derive.mjs';
import { writeConstants } from './images/typed-module.mjs';
import { root } from './lib/root.mjs';

const sourceFolder = path.resolve(root, process.env.PHOTOGRAPHS_SOURCE ?? '../shared/photos');
const imagesFolder = path.join(root, 'public/assets/images');
const iconsFolder = path.join(root, 'public/assets/icons');
const modulesFolder = path.join(root, 'components/demos/image-sets/files');

const missing = sets
  .flatMap(({ pictures }) => pictures.map(({ source }) => source))
  .filter((source) => !existsSync(path.join(sourceFolder, source)));

if (missing.length > 0) {
  console.error(
    `The source photographs are not all in ${sourceFolder}: ${missing.join(', ')} missing.\n` +
      'Name the folder that holds them (see CREDITS.md) with PHOTOGRAPHS_SOURCE.',
  );
  process.exit(1);
}

const images = {};
for (const set of sets) images[set.folder] = await derive(set, sourceFolder, imagesFolder);
const placeholders = images.carousel.map(({ placeholder }) => placeholder);
await writeConstants(path.join(modulesFolder, 'placeholders.ts'), [
  [
    'carouselPlaceholders',
    'The landscape pictures with a few pixels, in their order.',
    placeholders,
  ],
]);
await writeConstants(path.join(modulesFolder, 'data-urls.ts'), await renderDataImages());
await renderSquareThumb(
  path.join(imagesFolder, 'carousel/perched-osprey-square.jpg'),
  sourceFolder,
);
await renderIcons(iconsFolder, path.join(root, 'public/favicon.ico'));
await renderSocialCard(path.join(imagesFolder, 'social.jpg'), iconsFolder, sourceFolder);
