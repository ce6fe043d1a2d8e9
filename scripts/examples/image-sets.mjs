/** The image sets of the demos as a reader's project has them: plain lists, one file for each picture. */
import { basename } from 'node:path';

/** A picture of this width fills a window well enough for an example and keeps the download small. */
const carouselWidth = '800';

const typed = {
  datedImages: `/** An image whose modal part also tells when the picture was taken. */
export type DatedImage = GalleryImage & { modal: ModalImage & { pictureDate: Date } };
`,
};

/** Pictures at the same address are one file; a query only makes addresses differ. */
function fileOf(address) {
  const [path] = address.split('?');
  const big = /^\/assets\/images\/carousel\/(?!.*-thumb\.)(.+)\.jpg$/.exec(path);
  return big ? `assets/images/carousel/${big[1]}-${carouselWidth}.jpg` : path.slice(1);
}

function localAddress(address) {
  return address.startsWith('data:')
    ? address
    : `/images/${basename(fileOf(address))}${address.slice(address.split('?')[0].length)}`;
}

/** The other formats and widths stay behind, and with them the size of the widest. */
function localPart({ sources, width, height, ...part }, isThumb) {
  const size = isThumb ? { width, height } : {};
  return { ...part, ...size, img: localAddress(part.img) };
}

function written(value) {
  if (value instanceof Date) {
    const parts = [value.getFullYear(), value.getMonth(), value.getDate()];
    return `new Date(${[...parts, value.getHours(), value.getMinutes()].join(', ')})`;
  }
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{ ${fields.map(([key, inner]) => `${key}: ${written(inner)}`).join(', ')} }`;
}

function list(name, images) {
  const item = name === 'datedImages' ? 'DatedImage' : 'GalleryImage';
  const local = images.map(({ modal, plain, ...image }) => ({
    ...image,
    modal: localPart(modal, false),
    ...(plain && { plain: localPart(plain, true) }),
  }));
  return `export const ${name}: readonly [${item}, ...${item}[]] = ${written(local)};`;
}

const slowly = `/** The same images under addresses that are new at every call, so that no cache has them. */
export function slowImages(): readonly [GalleryImage, ...GalleryImage[]] {
  const query = \`?slow=\${Date.now()}\`;
  const [first, ...others] = galleryImages;
  const renew = (image: GalleryImage): GalleryImage => ({
    ...image,
    modal: { ...image.modal, img: image.modal.img + query },
  });
  return [renew(first), ...others.map(renew)];
}`;

/** Source of the module with the sets that a demo imports, and the public files that they show. */
export function imageSetModule(names, sets) {
  const isSlow = names.includes('slowImages');
  const lists = isSlow ? ['galleryImages'] : names;
  const images = lists.flatMap((name) => sets[name]);
  const addresses = images.flatMap(({ modal, plain }) => [
    modal.img,
    ...(plain ? [plain.img] : []),
  ]);
  const types = lists.includes('datedImages') ? 'GalleryImage, ModalImage' : 'GalleryImage';
  const parts = [
    `import type { ${types} } from 'ks-gallery-react';`,
    ...lists.flatMap((name) => [...(typed[name] ? [typed[name]] : []), list(name, sets[name])]),
    ...(isSlow ? [slowly] : []),
  ];
  const pictures = addresses.filter((address) => !address.startsWith('data:')).map(fileOf);
  return { code: parts.join('\n\n'), pictures: [...new Set(pictures)] };
}
