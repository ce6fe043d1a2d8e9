import { mounting } from '../lib/measuring.mjs';
import { measureInRounds } from '../lib/rounds.mjs';

const sizes = [10, 100, 1000, 10_000];

async function measure(page) {
  const record = {};
  for (const size of sizes) {
    record[size] = (await mounting(page, size)).mountWork;
    await page.call('unmount');
  }
  return record;
}

/** Measures the work of mounting a plain gallery, by number of images. */
export async function measurePlain(options) {
  return { sizes, ...(await measureInRounds(['plain'], measure, options)) };
}
