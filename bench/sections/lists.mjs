import { opening, stepping } from '../lib/measuring.mjs';
import { measureInRounds } from '../lib/rounds.mjs';

const sizes = { few: 10, many: 10_000 };
const steps = 9;

async function measureSize(page, size) {
  await page.call('mount', size);
  await page.call('idle');
  // The first opening includes work that is done only once.
  await opening(page);
  await page.call('close');
  const opened = await opening(page);
  const stepped = await stepping(page, steps);
  await page.call('close');
  await page.call('unmount');
  return { ...opened, ...stepped };
}

async function measure(page) {
  const record = {};
  for (const [name, size] of Object.entries(sizes)) record[name] = await measureSize(page, size);
  return record;
}

/** Measures modal galleries with few and with many images. */
export async function measureLists(options) {
  return { sizes, ...(await measureInRounds(['modalBare', 'modalFull'], measure, options)) };
}
