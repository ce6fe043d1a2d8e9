import { setTimeout as pause } from 'node:timers/promises';

const timeout = 20_000;

/** Polls until the condition is true. Errors count as false, because pages change during a poll. */
export async function waitUntil(condition, description) {
  const end = Date.now() + timeout;
  let problem = '';
  do {
    try {
      if (await condition()) return;
      problem = '';
    } catch (error) {
      problem = ` (${error.name}: ${error.message.split('\n')[0]})`;
    }
    await pause(50);
  } while (Date.now() < end);
  throw new Error(`Timeout after ${timeout / 1000} s: ${description}${problem}`);
}
