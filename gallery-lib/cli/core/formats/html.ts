import type { FlatThumbnail } from '../../../src/model';
import { toFlatImage, type PhotoImage } from '../flat-image';
import { GENERATOR, type ModuleData } from './module-data';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string | number) =>
  String(text).replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');

const printAttributes = (attributes: Record<string, string | number | undefined>) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escape(value)}"`))
    .join('');

function printItem(image: PhotoImage): string {
  const thumb: FlatThumbnail = typeof image.thumb === 'object' ? image.thumb : image;
  const sources = (thumb.sources ?? []).map(
    ({ type, srcset }) => `<source${printAttributes({ type, srcset })}>`,
  );
  const img = printAttributes({
    src: thumb.src,
    width: thumb.width,
    height: thumb.height,
    alt: image.alt,
    title: image.title,
    loading: 'lazy',
  });
  return `  <li>
    <a${printAttributes({ href: image.src })}>
      <picture>${sources.join('')}<img${img}></picture>
    </a>
  </li>
`;
}

/** A list of links to the full images, which works without scripts. Albums have a heading each. */
export function printHtml({ photos, albums, getUrl }: ModuleData): string {
  const printList = (images: ModuleData['photos']) =>
    images.length === 0
      ? ''
      : `<ul>\n${images.map((photo) => printItem(toFlatImage(photo, getUrl))).join('')}</ul>\n`;
  const inAlbums = new Set(albums.flatMap(({ images }) => images));
  const sections = albums.map(
    ({ name, title, images }) =>
      `<h2${printAttributes({ id: name })}>${escape(title)}</h2>\n${printList(images)}`,
  );
  return `<!-- Written by ${GENERATOR}. Do not edit: texts are in photos.texts.json. -->\n${printList(
    photos.filter((photo) => !inAlbums.has(photo)),
  )}${sections.join('')}`;
}
