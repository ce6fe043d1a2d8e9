import { whenIdle } from '../../core/when-idle';
import { followHistory } from '../history/back';
import { getMissingParts, loadParts, type PartOptions } from '../parts';

/**
 * Prepares for the first gallery of a page: removes the history entry of one that a reload has closed, and fetches the
 * code that the options of the gallery use, or the default ones, while the browser is idle; they are read then. Returns a
 * function that cancels the latter.
 */
export function prepare(getOptions?: () => PartOptions): () => void {
  followHistory();
  return whenIdle(() => loadParts(getMissingParts(getOptions?.())));
}
