import { test, type Page } from '@playwright/test';

interface Shift {
  value: number;
  /** The boxes that have moved, with their old and new places. */
  moved: string;
}

declare global {
  interface Window {
    layoutShifts: Shift[];
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

/** Runs in the page: keeps every shift from now on, including shifts after a click. */
function recordShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const place = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map(Math.round).join(' ');
  const describe = (node?: Node) =>
    node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${Math.round(startTime)} ms: ${describe(node)} from ${place(previousRect)} to ${place(currentRect)}`,
      );
      window.layoutShifts.push({ value, moved: moved.join('\n') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Measures the cumulative layout shift of each page from now on. Returns a function that reads it when the content of the
 * window has arrived or, with `isWhole`, that of the whole page. The report of a test with a greater shift than allowed
 * lists the boxes that have moved.
 */
export async function measureLayoutShift(page: Page) {
  await page.addInitScript(recordShifts);
  return async ({ isWhole = false } = {}): Promise<number> => {
    await page.evaluate(waitForContent, isWhole);
    const shifts = await page.evaluate(() => window.layoutShifts);
    const sum = shifts.reduce((result, { value }) => result + value, 0);
    if (sum > allowedLayoutShift) {
      const body = shifts.map(({ value, moved }) => `${value}\n${moved}`).join('\n');
      await test.info().attach('moved boxes', { body, contentType: 'text/plain' });
    }
    return sum;
  };
}
