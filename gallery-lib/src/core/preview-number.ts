import { DEFAULT_PREVIEW_NUMBER } from '../model/defaults/shared';

/** Puts the default in place of a number of previews that cannot be. */
export function withPreviewNumber<T extends { number: number }>(previews: T): T {
  return previews.number > 0 ? previews : { ...previews, number: DEFAULT_PREVIEW_NUMBER };
}
