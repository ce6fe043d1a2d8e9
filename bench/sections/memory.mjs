import { getGrowth, imageCount } from '../lib/measuring.mjs';
import { measureInRounds } from '../lib/rounds.mjs';

const openings = 100;

async function measure({ call, retained }) {
  await call('mount', imageCount);
  await call('idle');
  const before = await retained();
  await call('openAndClose', openings);
  await call('idle');
  return getGrowth(before, await retained());
}

/** Measures what modal galleries retain after many openings and closings. */
export async function measureMemory(options) {
  // Code that was compiled in an earlier round does not change what is retained, so there is no warm-up.
  const measured = await measureInRounds(['modalBare', 'modalFull'], measure, {
    ...options,
    warmUp: 0,
  });
  return { images: imageCount, openings, ...measured };
}
