import { imageCount, mounting, stepping } from '../lib/measuring.mjs';
import { measureInRounds } from '../lib/rounds.mjs';

async function measure(page) {
  const mounted = await mounting(page, imageCount);
  await page.call('idle');
  return { ...mounted, ...(await stepping(page, imageCount - 1)) };
}

/** Measures mounting and steps of carousels. */
export async function measureCarousel(options) {
  const compared = ['carouselBare', 'carouselFull', 'carouselSlides'];
  const measured = await measureInRounds(compared, measure, options);
  return { images: imageCount, ...measured };
}
