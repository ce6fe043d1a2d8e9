/** Writes the fragment of the URL without adding history entries. */

export interface UrlWriter {
  /** Writes a fragment, without `#`. Of the fragments of one interval only the last is written. */
  write(fragment: string): void;
  /** Writes the last fragment at once. */
  flush(): void;
  /** Writes the last fragment at once and stops. */
  close(): void;
}

// Safari refuses more than 100 entries in 30 s.
const interval = 400;

/** A writer for the current page, which also writes when the page is left. */
export function createUrlWriter(): UrlWriter {
  let fragment: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (fragment === undefined) return;
    // The router replaces history.replaceState, and would render if an entry has none of its state: one that a link to
    // a fragment has added.
    History.prototype.replaceState.call(history, history.state, '', `#${fragment}`);
    fragment = undefined;
  }

  addEventListener('pagehide', flush);
  return {
    write(next) {
      fragment = next;
      timer ??= setTimeout(flush, interval);
    },
    flush,
    close() {
      removeEventListener('pagehide', flush);
      flush();
    },
  };
}
