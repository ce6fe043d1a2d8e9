import { announce } from './announce';

/** Announces how many of what `noun` names a filter leaves. */
export function announceCount(count: number, noun: string): void {
  announce(count === 1 ? `1 ${noun}` : `${count} ${noun}s`);
}
