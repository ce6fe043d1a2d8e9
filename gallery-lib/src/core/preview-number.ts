import { DEFAULT_PREVIEW_NUMBER } from '../model/defaults/shared';

/** Replaces a number of thumbnails that is 0 or less by the default. */
export function withPreviewNumber<T extends { number: number }>(previews: T): T {
  return previews.number > 0 ? previews : { ...previews, number: DEFAULT_PREVIEW_NUMBER };
}
