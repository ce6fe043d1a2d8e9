import type { AlbumData } from '../albums';
import type { GetUrl } from '../flat-image';
import type { Photo } from '../photo';

/** What a module is made of. */
export interface ModuleData {
  photos: readonly Photo[];
  albums: readonly AlbumData<Photo>[];
  getUrl: GetUrl;
}

/** Mark in the first lines of a module: without it, a file is not overwritten. */
export const GENERATOR = 'ks-gallery-react photos';
