/** What a page fetches when the browser is idle, or at the first sign of use of its live demo. */
import { prepareDemo } from './demo';
import { prefetchPages } from './prefetch';

export { startDemo } from './demo';

/** Fetches what the user may need next. */
export function prepare(base: string): void {
  prepareDemo();
  prefetchPages(base);
}
