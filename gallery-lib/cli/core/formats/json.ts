import { toFlatImage } from '../flat-image';
import { GENERATOR, type ModuleData } from './module-data';

/** The same as JSON; albums name the ids of their images. */
export function printJson({ photos, albums, getUrl }: ModuleData): string {
  const data = {
    generator: GENERATOR,
    photos: photos.map((photo) => toFlatImage(photo, getUrl)),
    albums: albums.map(({ name, title, images }) => ({
      name,
      title,
      images: images.map(({ id }) => id),
    })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
