import { AsyncLocalStorage } from 'node:async_hooks';
import { cpus } from 'node:os';

const measured = new AsyncLocalStorage();

/** Runs an action; returns its result, and the CPU time in seconds of the programs that it has started with `run`. */
export async function measureCpuTime(action) {
  const total = { seconds: 0 };
  const result = await measured.run(total, action);
  return { result, seconds: total.seconds };
}

/** The CPU time in seconds that the machine has spent on anything since it started. */
export const readMachineTime = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) /
  1000;

/** Adds what the shell's command `times` has printed: a line of the shell itself, and one of its programs. */
export function addCpuTime(text) {
  const total = measured.getStore();
  const [, programs = ''] = text.split('\n');
  for (const [, minutes, seconds] of programs.matchAll(/(\d+)m([\d.]+)s/g))
    if (total) total.seconds += Number(minutes) * 60 + Number(seconds);
}
