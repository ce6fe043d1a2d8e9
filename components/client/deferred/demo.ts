import { request } from '@/components/site/request';
import { whenIdle } from '../idle';
import { demoReady, demoSelector, scriptListId } from '../demo-events';

function scriptUrls(): string[] {
  return JSON.parse(document.getElementById(scriptListId)?.textContent ?? '[]') as string[];
}

/** Runs the framework's scripts until the demo has mounted. Rejects if one of them fails to arrive. */
export function startDemo(): Promise<'ready'> {
  return new Promise((resolve, reject) => {
    document.addEventListener(demoReady, () => resolve('ready'), { once: true });
    for (const url of scriptUrls()) {
      const script = document.createElement('script');
      script.src = url;
      // In the order of the list: the payload must be there when the framework looks for it.
      script.async = false;
      script.onerror = reject;
      document.head.append(script);
    }
  });
}

/** Fetches the scripts into the cache. Browsers warn about a preload that is not used soon, and Safari ignores `prefetch`. */
async function fetchScripts(): Promise<void> {
  const download = async (url: string) => (await request(url, { priority: 'low' })).blob();
  await Promise.allSettled(scriptUrls().map(download));
}

/** Uses the first carousel that plays by itself when it is in view and the browser is idle, as a pointer would. */
function startMovingCarousels(): void {
  const observer = new IntersectionObserver((entries) => {
    const target = entries.find((entry) => entry.isIntersecting)?.target;
    if (!target) return;
    observer.disconnect();
    whenIdle(() => {
      // A demo that runs already would take it for a pointer that hovers.
      if (!document.documentElement.dataset.demo)
        target.dispatchEvent(new Event('pointerover', { bubbles: true }));
    });
  });
  for (const slides of document.querySelectorAll(`${demoSelector} [aria-live=off]`)) {
    observer.observe(slides);
  }
}

/** Prepares the live demo, if the page has one, for its first use. */
export function prepareDemo(): void {
  void fetchScripts();
  startMovingCarousels();
}
