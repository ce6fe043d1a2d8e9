import { DEFAULT_PREVIEW_NUMBER, type description } from '../../model/defaults/shared';

/** Complete configuration of a caption. */
export type ResolvedDescription = ReturnType<typeof description>;

/** Replaces a number of thumbnails that is 0 or less by the default. */
export function withPreviewNumber<T extends { number: number }>(previews: T): T {
  return previews.number > 0 ? previews : { ...previews, number: DEFAULT_PREVIEW_NUMBER };
}

/** Returns a number, or the minimum if it is smaller or no number. */
export const atLeast = (minimum: number, value: number): number =>
  value >= minimum ? value : minimum;
