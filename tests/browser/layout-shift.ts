import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** The allowed cumulative layout shift: a tenth of what Core Web Vitals call good. */
export const allowedLayoutShift = 0.01;

/**
 * Runs in the page: waits for the fonts and for the images in the window, or for those of the whole page, which it scrolls
 * through and back.
 */
async function waitForContent(isWhole: boolean): Promise<void> {
  // A lazy image that its scroll container clips is not loaded.
  const findVisible = () =>
    new Promise<HTMLImageElement[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        const visible = entries.filter(({ intersectionRatio }) => intersectionRatio > 0);
        resolve(visible.map(({ target }) => target as HTMLImageElement));
      });
      for (const image of document.images) observer.observe(image);
      if (document.images.length === 0) resolve([]);
    });
  const arrive = async () => {
    const inView = await findVisible();
    await Promise.allSettled([document.fonts.ready, ...inView.map((image) => image.decode())]);
    // Shifts are reported after the frame in which they happen.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  };
  for (let top = 0; isWhole && top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await arrive();
  }
  if (isWhole) scrollTo({ top: 0, behavior: 'instant' });
  await arrive();
}

/**
 * Measures the cumulative layout shift of each page from now on, including shifts after a click. Returns a function that
 * reads it when the content of the window has arrived or, with `isWhole`, that of the whole page.
 */
export async function measureLayoutShift(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async ({ isWhole = false } = {}): Promise<number> => {
    await page.evaluate(waitForContent, isWhole);
    return page.evaluate(() => window.layoutShift);
  };
}
