/** Runs steps side by side, in the order of the list but for those that wait. */
async function runTogether(steps, width, run) {
  const waiting = [...steps];
  const running = new Map();
  const isPending = (name) => running.has(name) || waiting.some((step) => step.name === name);
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(
      ({ after = [], needs = [] }) => ![...after, ...needs].some(isPending),
    );
    if (next >= 0 && running.size < width) {
      const [step] = waiting.splice(next, 1);
      running.set(
        step.name,
        run(step).then(() => running.delete(step.name)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name)}`);
    }
  }
}

/** Splits steps at those that run alone. */
function split(steps) {
  const groups = [[]];
  for (const step of steps) {
    if (step.alone) groups.push([step], []);
    else groups.at(-1).push(step);
  }
  return groups;
}

/**
 * Runs steps side by side, at most `width` at a time. A step with `after` or `needs` waits until the steps with these
 * names have ended. One with `alone` waits for all before it, and all behind it wait for it.
 */
export async function runQueue(steps, width, run) {
  for (const group of split(steps)) await runTogether(group, width, run);
}
