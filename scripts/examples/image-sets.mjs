/** The image sets of the demos for a project of its own: plain lists, one file for each image. */
import { basename } from 'node:path';

/** Wide enough for an example, and small enough to keep the download small. */
const carouselWidth = '800';

const typeSources = {
  datedImages: `/** An image with the date on which it was taken. */
export type DatedImage = GalleryImage & { modal: ModalImage & { pictureDate: Date } };
`,
};

/** File of an image; URLs that differ only in their query have the same file. */
function getFile(url) {
  const [path] = url.split('?');
  const fullImage = /^\/assets\/images\/carousel\/(?!.*-(?:thumb|square)\.)(.+)\.jpg$/.exec(path);
  return fullImage ? `assets/images/carousel/${fullImage[1]}-${carouselWidth}.jpg` : path.slice(1);
}

function getLocalUrl(url) {
  return url.startsWith('data:')
    ? url
    : `/images/${basename(getFile(url))}${url.slice(url.split('?')[0].length)}`;
}

/** Drops the other formats and widths, and the size, which is that of the widest file. */
function localizePart({ sources, width, height, zoomImg, ...part }, isThumb, hasZoom) {
  const size = isThumb ? { width, height } : {};
  const zoom = hasZoom && zoomImg ? { zoomImg: getLocalUrl(zoomImg) } : {};
  return { ...part, ...size, ...zoom, img: getLocalUrl(part.img) };
}

function toSource(value) {
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{ ${fields.map(([key, inner]) => `${key}: ${toSource(inner)}`).join(', ')} }`;
}

function createList(name, images, hasZoom) {
  const item = name === 'datedImages' ? 'DatedImage' : 'GalleryImage';
  const local = images.map(({ modal, plain, ...image }) => ({
    ...image,
    modal: localizePart(modal, false, hasZoom),
    ...(plain && { plain: localizePart(plain, true) }),
  }));
  return `export const ${name}: readonly [${item}, ...${item}[]] = ${toSource(local)};`;
}

const slowImagesSource = `/** Copies of the images with new URLs at every call, which no cache has. The plugin in slow-images.mjs delays them. */
export function slowImages(): readonly [GalleryImage, ...GalleryImage[]] {
  const query = \`?slow=\${Date.now()}\`;
  const [first, ...others] = galleryImages;
  const renew = (image: GalleryImage): GalleryImage => ({
    ...image,
    modal: { ...image.modal, img: image.modal.img + query },
    plain: image.plain ?? image.modal,
  });
  return [renew(first), ...others.map(renew)];
}`;

/**
 * Source of the module with the image sets that a demo imports, and the image files that they need; the large ones for
 * zooming only with `hasZoom`.
 */
export function imageSetModule(names, sets, hasZoom = false) {
  const hasSlowImages = names.includes('slowImages');
  const lists = hasSlowImages ? ['galleryImages'] : names;
  const images = lists.flatMap((name) => sets[name]);
  const urls = images
    .flatMap(({ modal, plain }) => [modal.img, hasZoom && modal.zoomImg, plain?.img])
    .filter((url) => url && !url.startsWith('data:'));
  const types = lists.includes('datedImages') ? 'GalleryImage, ModalImage' : 'GalleryImage';
  const parts = [
    `import type { ${types} } from 'ks-gallery-react';`,
    ...lists.flatMap((name) => [
      ...(typeSources[name] ? [typeSources[name]] : []),
      createList(name, sets[name], hasZoom),
    ]),
    ...(hasSlowImages ? [slowImagesSource] : []),
  ];
  return {
    code: parts.join('\n\n'),
    files: [...new Set(urls.map(getFile))],
    hasSlowImages,
  };
}
