import { getOutcome, type Outcome } from './comparison';

type Value = number | boolean | null;

/** What real touches, keys and the wheel did in one library. A missing number is `null`. */
export interface GestureRecord {
  /** Distance in px between a point of the image and the middle of two fingers. */
  fixedPinch: { error: number };
  /** The same while the fingers also move across the image. */
  movingPinch: { error: number };
  /** `time`: ms until the image rests. */
  below: { smallest: number; closes: boolean; time: number | null };
  above: { highest: number; rest: number };
  together: { isRecognized: boolean };
  lift: { jump: number; follows: boolean };
  third: { change: number };
  cancelled: { isAtRest: boolean };
  doubleTap: { level: number; error: number | null };
  tap: { time: number | null };
  pan: { gap: number | null; glide: number | null; stop: number | null };
  dismiss: { closes: boolean; jump: number | null };
  return: { followsDown: boolean; followsUp: boolean; returns: boolean; time: number | null };
  wheel: { level: number; error: number; isPrevented: boolean };
  opening: { distance: number; time: number };
  escape: { time: number | null };
  keys: Readonly<Record<string, boolean>>;
  pinchCosts: GestureCosts;
  panCosts: GestureCosts;
}

/** Work of a gesture on a processor that is slowed down. */
interface GestureCosts {
  /** Time of the main thread for one move, in ms. */
  work: number;
  dropped: number;
  /** Longest time between two frames in ms. */
  longest: number;
  layoutReads: number;
  commits: number;
}

/** One quantity of a gesture. */
export interface GestureMeasure {
  name: string;
  unit?: 'px' | 'ms';
  digits?: number;
  /** What is better; missing if the libraries only differ. */
  goal?: 'less' | 'yes';
  /** Differences up to this one count as a tie; without it, those below 5 %. */
  tolerance?: number;
  /** Text of a missing value. Default: `–`. */
  missing?: string;
  /** True if a missing value is worse than any other. */
  isMissingWorse?: boolean;
  read: (record: GestureRecord) => Value;
}

const pixels = { unit: 'px', goal: 'less', tolerance: 1 } as const;
const time = { unit: 'ms', digits: 0, goal: 'less', tolerance: 17 } as const;
const frames = { digits: 0, goal: 'less', tolerance: 1 } as const;
const level = { digits: 2 };
const works = { goal: 'yes' } as const;

const getCostMeasures = (
  name: string,
  read: (record: GestureRecord) => GestureCosts,
): GestureMeasure[] => [
  { name: `${name}: work of one move`, unit: 'ms', goal: 'less', read: (r) => read(r).work },
  { ...frames, name: `${name}: frames dropped`, read: (r) => read(r).dropped },
  { ...time, name: `${name}: longest frame`, read: (r) => read(r).longest },
  { name: `${name}: layout reads`, digits: 0, goal: 'less', read: (r) => read(r).layoutReads },
  { name: `${name}: React commits`, digits: 0, goal: 'less', read: (r) => read(r).commits },
];

/** Every measured quantity of the gestures. */
export const gestureMeasures: readonly GestureMeasure[] = [
  { ...pixels, name: 'Pinch: image point away from the fingers', read: (r) => r.fixedPinch.error },
  { ...pixels, name: 'Pinch that moves: the same', read: (r) => r.movingPinch.error },
  { ...level, name: 'Pinch in by a third: smallest level', read: (r) => r.below.smallest },
  { name: 'Pinch in by a third: closes', read: (r) => r.below.closes },
  { ...time, name: 'Pinch in by a third: return', read: (r) => r.below.time },
  { ...level, name: 'Pinch out tenfold: highest level', read: (r) => r.above.highest },
  { ...level, name: 'Pinch out tenfold: level at rest', read: (r) => r.above.rest },
  { ...works, name: 'Two fingers in one event: recognised', read: (r) => r.together.isRecognized },
  { ...pixels, name: 'One of two fingers lifted: jump', read: (r) => r.lift.jump },
  { ...works, name: 'One of two fingers lifted: the other pans', read: (r) => r.lift.follows },
  { ...pixels, name: 'Third finger: image moves', read: (r) => r.third.change },
  { ...works, name: 'Cancelled pinch: comes to rest', read: (r) => r.cancelled.isAtRest },
  { ...level, name: 'Double tap: level', read: (r) => r.doubleTap.level },
  { ...pixels, name: 'Double tap: tapped point moves', read: (r) => r.doubleTap.error },
  { ...time, name: 'Single tap: acts after', missing: 'no action', read: (r) => r.tap.time },
  { ...pixels, name: 'Pan beyond the edge: gap at rest', read: (r) => r.pan.gap },
  { name: 'Flick of 1 px/ms: glide', unit: 'px', digits: 0, read: (r) => r.pan.glide },
  {
    ...pixels,
    name: 'Finger on a gliding image: moves on',
    missing: 'no glide',
    read: (r) => r.pan.stop,
  },
  { ...works, name: 'Drag down: closes', read: (r) => r.dismiss.closes },
  {
    ...pixels,
    name: 'Drag down: jump when released',
    missing: 'gone at once',
    isMissingWorse: true,
    read: (r) => r.dismiss.jump,
  },
  { ...works, name: 'Drag down: image follows', read: (r) => r.return.followsDown },
  { ...works, name: 'Drag up: image follows', read: (r) => r.return.followsUp },
  { ...works, name: 'Short drag down: returns', read: (r) => r.return.returns },
  { ...time, name: 'Short drag down: time to rest', read: (r) => r.return.time },
  { ...level, name: 'Ctrl + wheel, one notch: level', read: (r) => r.wheel.level },
  { ...pixels, name: 'Ctrl + wheel: point under the pointer moves', read: (r) => r.wheel.error },
  { ...works, name: 'Ctrl + wheel: page zoom prevented', read: (r) => r.wheel.isPrevented },
  {
    ...pixels,
    name: 'Opening: first frame away from the thumbnail',
    read: (r) => r.opening.distance,
  },
  { name: 'Opening: animation', unit: 'ms', digits: 0, read: (r) => r.opening.time },
  {
    ...time,
    name: 'Escape 120 ms after a tap: closed after',
    missing: 'ignored',
    isMissingWorse: true,
    read: (r) => r.escape.time,
  },
  ...getCostMeasures('Pinch', (r) => r.pinchCosts),
  ...getCostMeasures('Pan', (r) => r.panCosts),
];

/** Keys by their name in the results. */
const keys: Readonly<Record<string, string>> = {
  plus: '+',
  equals: '=',
  minus: '-',
  zero: '0',
  controlPlus: 'Ctrl + +',
  controlZero: 'Ctrl + 0',
  z: 'Z',
  arrowsAcross: '← →',
  arrowsDown: '↑ ↓',
};

/** Returns the keys that zoom or pan. */
export function getWorkingKeys(record: GestureRecord): string {
  return Object.entries(keys)
    .filter(([name]) => record.keys[name])
    .map(([, key]) => key)
    .join(', ');
}

/** Compares our value with that of an alternative; undefined if one cannot be better. */
export function getGestureOutcome(
  { goal, tolerance = 0, isMissingWorse, read }: GestureMeasure,
  ours: GestureRecord,
  theirs: GestureRecord,
): Outcome | undefined {
  const [own, peer] = [read(ours), read(theirs)];
  if (!goal) return undefined;
  if (own === peer) return 'tie';
  if (own === null || peer === null) {
    if (!isMissingWorse) return undefined;
    return own === null ? 'worse' : 'better';
  }
  if (typeof own === 'boolean' || typeof peer === 'boolean') return own ? 'better' : 'worse';
  if (Math.abs(own - peer) <= tolerance) return 'tie';
  return getOutcome(own, peer);
}
