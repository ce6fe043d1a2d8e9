/** The image sets of the demos for a downloaded project: plain lists with one file per image. */
import { basename } from 'node:path';

/** Wide enough for an example, small enough for a download. */
const carouselWidth = '800';

const typed = {
  datedImages: `/** An image whose modal part also tells when the picture was taken. */
export type DatedImage = GalleryImage & { modal: ModalImage & { pictureDate: Date } };
`,
};

/** The file behind a URL: a query only makes URLs differ. */
function fileOf(url) {
  const [path] = url.split('?');
  const big = /^\/assets\/images\/carousel\/(?!.*-thumb\.)(.+)\.jpg$/.exec(path);
  return big ? `assets/images/carousel/${big[1]}-${carouselWidth}.jpg` : path.slice(1);
}

function localUrl(url) {
  return url.startsWith('data:')
    ? url
    : `/images/${basename(fileOf(url))}${url.slice(url.split('?')[0].length)}`;
}

/** Without the other formats and widths, and without the size of the widest. */
function localPart({ sources, width, height, ...part }, isThumb) {
  const size = isThumb ? { width, height } : {};
  return { ...part, ...size, img: localUrl(part.img) };
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

const slowly = `/** The same images under urls that are new at every call, so that no cache has them. */
export function slowImages(): readonly [GalleryImage, ...GalleryImage[]] {
  const query = \`?slow=\${Date.now()}\`;
  const [first, ...others] = galleryImages;
  const renew = (image: GalleryImage): GalleryImage => ({
    ...image,
    modal: { ...image.modal, img: image.modal.img + query },
  });
  return [renew(first), ...others.map(renew)];
}`;

/** Source of the module with the sets that a demo imports, and the public files that it needs. */
export function imageSetModule(names, sets) {
  const isSlow = names.includes('slowImages');
  const lists = isSlow ? ['galleryImages'] : names;
  const images = lists.flatMap((name) => sets[name]);
  const urls = images.flatMap(({ modal, plain }) => [modal.img, ...(plain ? [plain.img] : [])]);
  const types = lists.includes('datedImages') ? 'GalleryImage, ModalImage' : 'GalleryImage';
  const parts = [
    `import type { ${types} } from 'ks-gallery-react';`,
    ...lists.flatMap((name) => [...(typed[name] ? [typed[name]] : []), list(name, sets[name])]),
    ...(isSlow ? [slowly] : []),
  ];
  const pictures = urls.filter((url) => !url.startsWith('data:')).map(fileOf);
  return { code: parts.join('\n\n'), pictures: [...new Set(pictures)] };
}
