import { setTimeout as pause } from 'node:timers/promises';

const timeout = 20_000;

/** Polls until the condition is truthy, and returns its value. Errors count as false, because pages change during a poll. */
export async function waitUntil(condition, description) {
  const end = Date.now() + timeout;
  let problem = '';
  do {
    try {
      const value = await condition();
      if (value) return value;
      problem = '';
    } catch (error) {
      problem = ` (${error.name}: ${error.message.split('\n')[0]})`;
    }
    await pause(50);
  } while (Date.now() < end);
  throw new Error(`Timeout after ${timeout / 1000} s: ${description}${problem}`);
}
