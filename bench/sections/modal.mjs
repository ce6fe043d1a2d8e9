import { getGrowth, imageCount, opening, stepping } from '../lib/measuring.mjs';
import { measureInRounds } from '../lib/rounds.mjs';

async function measure(page) {
  const { call, retained } = page;
  await call('mount', imageCount);
  await call('idle');
  const before = await retained();
  const first = await opening(page);
  await call('close');
  const again = await opening(page);
  const steps = await stepping(page, imageCount - 1);
  await call('close');
  await call('idle');
  const { heap } = getGrowth(before, await retained());
  return {
    firstOpen: first.open,
    ...again,
    ...steps,
    heap,
  };
}

/** Measures opening, steps and the heap retained after closing, of modal galleries. */
export async function measureModal(options) {
  const measured = await measureInRounds(['modalBare', 'modalFull'], measure, options);
  return { images: imageCount, ...measured };
}
