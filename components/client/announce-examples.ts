import { announce } from './announce';

/** Announces how many examples a filter leaves. */
export function announceExamples(count: number): void {
  announce(count === 1 ? '1 example' : `${count} examples`);
}
