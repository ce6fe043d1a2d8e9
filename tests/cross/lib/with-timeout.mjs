import { setTimeout as pause } from 'node:timers/promises';

/** Rejects when an engine does not answer in time, so that it blocks one step and not the run. */
export async function withTimeout(milliseconds, action) {
  const controller = new AbortController();
  const timeout = pause(milliseconds, undefined, { signal: controller.signal }).then(() => {
    throw new Error(`The engine did not answer for ${milliseconds / 1000} s.`);
  });
  try {
    return await Promise.race([action, timeout]);
  } finally {
    controller.abort();
  }
}
