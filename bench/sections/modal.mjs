import { getGrowth, imageCount, opening, stepping } from '../lib/measuring.mjs';
import { measureInRounds } from '../lib/rounds.mjs';
import { openWorkbench } from '../lib/workbench.mjs';

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

/** Measures a step while something moves: how long it takes until the next image is there, and all of its work. */
async function measureMoving(page) {
  const { call } = page;
  await call('mount', imageCount);
  await call('idle');
  await call('open');
  await call('rest');
  return stepping(page, imageCount - 1);
}

/**
 * Measures opening, steps and the heap retained after closing, of modal galleries that do not move, and steps of those
 * that do.
 */
export async function measureModal(options) {
  const still = await measureInRounds(['modalBare', 'modalFull'], measure, options);
  const moving = await measureInRounds(['modalMoving'], measureMoving, options, (libraries) =>
    openWorkbench(libraries, 'measure', [], true),
  );
  const rounds = Math.min(still.rounds, moving.rounds);
  return { images: imageCount, ...still, rounds, moving: moving.results };
}
