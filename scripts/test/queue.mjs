/**
 * Runs steps side by side, at most `width` at a time, in the order of the list. A step with `after` waits until the steps
 * with these names have ended.
 */
export async function runQueue(steps, width, run) {
  const waiting = [...steps];
  const running = new Map();
  const isPending = (name) => running.has(name) || waiting.some((step) => step.name === name);
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ after = [] }) => !after.some(isPending));
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
