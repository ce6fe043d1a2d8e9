import { request } from '@/components/site/request';
import { demoReady, demoSelector, scriptListId } from './events';

function scriptUrls(): string[] {
  return JSON.parse(document.getElementById(scriptListId)?.textContent ?? '[]') as string[];
}

/** Repeats for a carousel that runs only now that the pointer or the focus has come into it, which pauses it. */
function repeatArrival(): void {
  const inside = `${demoSelector} :is(.ks-carousel, .ks-carousel *)`;
  const find = (state: string) => [...document.querySelectorAll(inside + state)].at(-1);
  find(':focus')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // After a touch an element can also match `:hover`.
  if (!matchMedia('(hover: hover)').matches) return;
  const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
  find(':hover')?.dispatchEvent(over);
}

/** Runs the framework's scripts until the demo has mounted. Rejects if one of them fails to arrive. */
export async function startDemo(): Promise<'ready'> {
  await new Promise((resolve, reject) => {
    document.addEventListener(demoReady, resolve, { once: true });
    for (const url of scriptUrls()) {
      const script = document.createElement('script');
      script.src = url;
      // In the order of the list: the payload must be there when the framework looks for it.
      script.async = false;
      script.onerror = reject;
      document.head.append(script);
    }
  });
  repeatArrival();
  return 'ready';
}

/** Fetches the scripts into the cache. Browsers warn about a preload that is not used soon, and Safari ignores `prefetch`. */
async function fetchScripts(): Promise<void> {
  const download = async (url: string) => (await request(url, { priority: 'low' })).blob();
  await Promise.allSettled(scriptUrls().map(download));
}

/** Time in ms for which a carousel that plays by itself has been in view before it starts: the page comes first. */
const patience = 3000;

/** Uses the first carousel that plays by itself as a pointer would. The time in a hidden tab does not count. */
function startMovingCarousels(): void {
  const carousels = document.querySelectorAll(`${demoSelector} [aria-live=off]`);
  let timer: number | undefined;
  const observer = new IntersectionObserver((entries) => {
    const target = entries.find((entry) => entry.isIntersecting)?.target;
    if (!target) return;
    observer.disconnect();
    timer = window.setTimeout(() => {
      document.removeEventListener('visibilitychange', watch);
      // A demo that runs already would take it for a pointer that hovers.
      if (document.documentElement.dataset.demo) return;
      target.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }, patience);
  });
  const watch = () => {
    clearTimeout(timer);
    observer.disconnect();
    if (document.hidden) return;
    for (const carousel of carousels) observer.observe(carousel);
  };
  watch();
  document.addEventListener('visibilitychange', watch);
}

/** Starts a page that takes files that are dropped on it: a drag from another window is noticed too late. */
function startForFiles(): void {
  const target = document.querySelector(`${demoSelector}[data-takes-files]`);
  target?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

/** Prepares the live demo, if the page has one, for its first use. The development server has started it already. */
export function prepareDemo(): void {
  if (!document.getElementById(scriptListId)) return;
  void fetchScripts();
  startMovingCarousels();
  startForFiles();
}
