import type { ModuleData } from './module-data';
import { LINE_WIDTH, printField, printValue } from './print-value';

/** Returns items with commas, as many in a line as fit. */
function fillLines(items: readonly string[], indent: string): string {
  const lines = [''];
  for (const item of items) {
    const line = lines.at(-1);
    const longer = line ? `${line} ${item},` : `${indent}${item},`;
    if (line && longer.length > LINE_WIDTH) lines.push(`${indent}${item},`);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** Returns an album, whose images are named by their places among all photographs. */
function printAlbum(name: string, title: string, places: readonly string[]): string {
  const images = `images: pick(${places.join(', ')})`;
  const flat = `  { name: ${printValue(name)}, title: ${printValue(title)}, ${images} },\n`;
  if (flat.length <= LINE_WIDTH + 1) return flat;
  const indent = '    ';
  const isLong = indent.length + images.length >= LINE_WIDTH;
  const parts = [
    printField('name', name, indent),
    printField('title', title, indent),
    isLong ? `images: pick(\n${fillLines(places, `${indent}  `)}${indent})` : images,
  ];
  return `  {\n${parts.map((part) => `${indent}${part},\n`).join('')}  },\n`;
}

/** Returns the code that exports albums as parts of the exported photographs. */
export function printAlbums({ photos, albums }: ModuleData, type: string): string {
  const interfaceCode = `export interface Album {\n  name: string;\n  title: string;\n  images: ${type}[];\n}`;
  if (albums.length === 0) return `${interfaceCode}\n\nexport const albums: Album[] = [];\n`;
  const places = new Map(photos.map((photo, index) => [photo, index]));
  const lines = albums.map(({ name, title, images }) =>
    printAlbum(
      name,
      title,
      images.map((photo) => String(places.get(photo))),
    ),
  );
  return `${interfaceCode}

const pick = (...indexes: number[]) => indexes.flatMap((index) => photos[index] ?? []);

export const albums: Album[] = [
${lines.join('')}];
`;
}
