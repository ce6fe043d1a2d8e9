import { setTimeout as pause } from 'node:timers/promises';

/** What an action returns, or an error when an engine no longer answers: it may hold up one step, not the run. */
export async function within(time, action) {
  const clock = new AbortController();
  const late = pause(time, undefined, { signal: clock.signal }).then(() => {
    throw new Error(`The engine did not answer for ${time / 1000} s.`);
  });
  try {
    return await Promise.race([action, late]);
  } finally {
    clock.abort();
  }
}
