import { followFocus } from './return-focus';
import { followHistory } from '../history/back';
import { getMissingParts, loadParts, type PartOptions } from '../optional-parts';

/**
 * Prepares for the first gallery of a page: removes the history entry of one that a reload has closed, and fetches the
 * code that the options of the gallery use, or the default ones.
 */
export function prepare(options?: PartOptions): void {
  followHistory();
  followFocus();
  loadParts(getMissingParts(options));
}
