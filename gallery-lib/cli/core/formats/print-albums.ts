import type { ModuleData } from './module-data';
import { printValue } from './print-value';

/** Returns the code that exports albums as parts of the exported photographs. */
export function printAlbums({ photos, albums }: ModuleData, type: string): string {
  const interfaceCode = `export interface Album {\n  name: string;\n  title: string;\n  images: ${type}[];\n}`;
  if (albums.length === 0) return `${interfaceCode}\n\nexport const albums: Album[] = [];\n`;
  const places = new Map(photos.map((photo, index) => [photo, index]));
  const lines = albums.map(({ name, title, images }) => {
    const indexes = images.map((photo) => places.get(photo)).join(', ');
    return `  { name: ${printValue(name)}, title: ${printValue(title)}, images: pick(${indexes}) },\n`;
  });
  return `${interfaceCode}

const pick = (...indexes: number[]) => indexes.flatMap((index) => photos[index] ?? []);

export const albums: Album[] = [
${lines.join('')}];
`;
}
