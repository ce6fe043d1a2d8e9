import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** The allowed cumulative layout shift: a tenth of what Core Web Vitals call good. */
export const allowedLayoutShift = 0.01;

/** Measures the cumulative layout shift of each page from now on, including shifts after a click; returns a function that reads it. */
export async function measureLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Images and fonts are what arrives last, and shifts are reported after the frame in which they happen.
    await page.evaluate(async () => {
      const inView = [...document.images].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      });
      await Promise.allSettled([document.fonts.ready, ...inView.map((image) => image.decode())]);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    return page.evaluate(() => window.layoutShift);
  };
}
