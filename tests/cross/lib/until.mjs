import { setTimeout as pause } from 'node:timers/promises';

const patience = 20_000;

/** Asks again until the answer is true. Errors count as "not yet": pages change while they are asked. */
export async function until(ask, what) {
  const end = Date.now() + patience;
  let problem = '';
  do {
    try {
      if (await ask()) return;
      problem = '';
    } catch (error) {
      problem = ` (${error.name}: ${error.message.split('\n')[0]})`;
    }
    await pause(50);
  } while (Date.now() < end);
  throw new Error(`Not so after ${patience / 1000} s: ${what}${problem}`);
}
