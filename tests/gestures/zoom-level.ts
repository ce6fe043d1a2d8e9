import { traces, type Trace } from './traces';

const pinch = /^pinch (?:end|cancel) ([\d.]+)/;

/** Returns the level at which a trace leaves an image that fits. */
export function getZoomLevel({ gestures }: Trace): number {
  const factors = gestures.map((gesture) => Number(pinch.exec(gesture)?.[1] ?? 1));
  const level = factors.reduce((product, factor) => product * factor, 1);
  return Math.min(4, Math.max(1, level));
}

/** The traces with two fingers, by name. */
export const pinches: readonly (readonly [name: string, trace: Trace])[] = Object.entries(
  traces,
).filter(([, { gestures }]) => gestures.some((gesture) => pinch.test(gesture)));
