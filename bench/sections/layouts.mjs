import { mounting } from '../lib/measuring.mjs';
import { measureInRounds } from '../lib/rounds.mjs';

const sizes = [1000, 5000];

async function measure(page) {
  const record = {};
  for (const size of sizes) {
    const { mountWork } = await mounting(page, size);
    await page.call('resize', 1000);
    const { work } = await page.working(() => page.call('resize', 700));
    record[size] = { mountWork, resizeWork: work };
    await page.call('unmount');
  }
  return record;
}

/** Measures the work of mounting photographs in their own proportions, and of 700 px in place of 1,000, by number of images. */
export async function measureLayouts(options) {
  return { sizes, ...(await measureInRounds(['justified', 'masonry'], measure, options)) };
}
