import { whenIdle } from '../../core/when-idle';
import { followHistory } from '../history/history';
import { loadCode } from './lazy-code';

/**
 * Prepares for the first gallery of a page: removes the history entry of one that a reload has closed, and fetches the
 * code of the view while the browser is idle. Returns a function that cancels the latter.
 */
export function prepare(): () => void {
  followHistory();
  return whenIdle(() => void loadCode());
}
