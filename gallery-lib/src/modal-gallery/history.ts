import { Action } from '../model/enums';
import type { ModalSession } from './session';

const KEY = 'ksModalGallery';
/** Tells entries of this page load from those that a reload has left behind. */
const token = Math.random().toString(36).slice(2);

/** Galleries that have, or want, an entry each, the oldest first. */
let holders: ModalSession[] = [];
let pushed = 0;
/** Whether a step back of ours is on its way. */
let returning = false;
let scheduled = false;

function depthOf(state: unknown): number {
  const mark = typeof state === 'object' && state !== null ? Reflect.get(state, KEY) : undefined;
  return Array.isArray(mark) && mark[0] === token && typeof mark[1] === 'number' ? mark[1] : 0;
}

/** Brings the number of our entries in line with the number of open galleries, one asynchronous step at a time. */
function reconcile(): void {
  scheduled = false;
  if (returning) return;
  try {
    while (pushed < holders.length) {
      // The router's own state stays in the entry, so that it recognises the page it comes back to.
      history.pushState({ ...history.state, [KEY]: [token, pushed + 1] }, '');
      pushed += 1;
    }
    if (pushed > holders.length) {
      const surplus = pushed - holders.length;
      const onTop = depthOf(history.state) === pushed;
      pushed = holders.length;
      // The application may have moved on meanwhile; its entry is not ours to undo.
      if (onTop) {
        returning = true;
        history.go(-surplus);
      }
    }
  } catch {
    // Where history may not be written, galleries close by every other path.
    pushed = 0;
  }
  if (holders.length === 0 && !returning) window.removeEventListener('popstate', onPopState);
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  setTimeout(reconcile);
}

function onPopState(event: PopStateEvent): void {
  if (returning) {
    returning = false;
    schedule();
    return;
  }
  const depth = depthOf(event.state);
  pushed = Math.min(pushed, depth);
  for (const session of holders.slice(depth).reverse()) {
    session.dispatch({ type: 'close', action: Action.NORMAL });
  }
}

/**
 * Lets the browser's Back close a gallery, with an entry of its own when `push` is true. Returns how to let go, which
 * removes the entry again unless Back has done so.
 */
export function closeOnBack(session: ModalSession, push: boolean): () => void {
  const closeAtOnce = () => {
    if (!returning) session.dispatch({ type: 'close', action: Action.NORMAL });
  };
  if (push) {
    holders = [...holders, session];
    window.addEventListener('popstate', onPopState);
    if (!returning) reconcile();
  } else {
    window.addEventListener('popstate', closeAtOnce);
  }
  return () => {
    window.removeEventListener('popstate', closeAtOnce);
    if (!push) return;
    holders = holders.filter((other) => other !== session);
    schedule();
  };
}
