import { median } from './statistics.mjs';

/** Images of each gallery, unless a section measures several numbers of images. */
export const imageCount = 200;

/** Mounts a gallery: time until its images are painted, and work on the main thread, in ms. */
export async function mounting({ call, working }, count) {
  const { result, work } = await working(() => call('mount', count));
  return { mount: result, mountWork: work };
}

/** Opens a modal gallery: time until its image is painted, and work on the main thread, in ms. */
export async function opening({ call, working }) {
  const { result, work } = await working(() => call('open'));
  return { open: result, openWork: work };
}

async function stepWithPauses({ call, working }, pauses) {
  const times = [];
  let total = 0;
  for (let step = 0; step < pauses; step += 1) {
    await call('pause');
    const { result, work } = await working(async () => {
      const time = await call('step', 1);
      // The work of an animation counts until it has ended.
      await call('rest');
      return time;
    });
    times.push(...result);
    total += work;
  }
  return { times, work: total };
}

/** Steps through the images: median time until the next image is painted, and mean work on the main thread, in ms. */
export async function stepping(page, steps) {
  const { pause, rest, mostSteps } = await page.call('pace');
  const count = Math.min(steps, mostSteps);
  if (pause > 0 || rest > 0) {
    const { times, work } = await stepWithPauses(page, count);
    return { step: median(times), stepWork: work / count };
  }
  const { result, work } = await page.working(() => page.call('step', count));
  return { step: median(result), stepWork: work / count };
}

/** Compares what is retained with an earlier state; less than before counts as nothing. */
export function getGrowth(before, after) {
  return {
    heap: Math.max(0, after.heap - before.heap),
    nodes: Math.max(0, after.nodes - before.nodes),
  };
}
