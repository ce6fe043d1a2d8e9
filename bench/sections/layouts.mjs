import { mounting } from '../lib/measuring.mjs';
import { measureInRounds } from '../lib/rounds.mjs';

const sizes = [1000, 5000];

async function measure(page) {
  const record = {};
  for (const size of sizes) {
    const { mountWork } = await mounting(page, size);
    const resize = async (width) => (await page.working(() => page.call('resize', width))).work;
    await resize(1000);
    record[size] = {
      mountWork,
      // The same number of columns, then another one.
      resizeWork: await resize(1100),
      columnsWork: await resize(700),
    };
    await page.call('unmount');
  }
  return record;
}

/** Measures the work of mounting photographs in their own proportions and of another width, by number of images. */
export async function measureLayouts(options) {
  return { sizes, ...(await measureInRounds(['justified', 'masonry'], measure, options)) };
}
