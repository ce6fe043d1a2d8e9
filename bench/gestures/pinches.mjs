import {
  getCenter,
  getDistance,
  getGap,
  getLevel,
  getPinch,
  getPinchErrors,
  getRestTime,
  isAtRest,
} from '../lib/gesture-frames.mjs';
import { cancel, hold, lift, pair, pinch, shift, slide } from './fingers.mjs';
import { record } from './record.mjs';

/** Level below which a picture counts as not enlarged. */
const notEnlarged = 1.02;

/** Two fingers that open, around a point that may move: largest distance in px between it and the image point under it. */
async function measureOpening(phone, getPoints) {
  const { frames } = await record(phone, (center) => {
    const [from, to] = getPoints(center);
    const end = pair(to, 200);
    return [...pinch(pair(from, 100), end), hold(end, 200), lift()];
  });
  return { error: Math.max(...getPinchErrors(frames)) };
}

/** Two fingers that open around a point that stays beside the middle of the picture. */
export function measureFixedPinch(phone) {
  return measureOpening(phone, (center) => [shift(center, 60), shift(center, 60)]);
}

/** Two fingers that open while they move across the picture. */
export function measureMovingPinch(phone) {
  return measureOpening(phone, (center) => [shift(center, 30, -20), shift(center, -30, 40)]);
}

/** Two fingers that close on a picture that fits. */
export async function measureBelow(phone) {
  const { frames, fitted, end } = await record(phone, (center) => {
    const to = pair(center, 105);
    return [...pinch(pair(center, 150), to), hold(to, 100), lift()];
  });
  const levels = getPinch(frames).map(({ picture }) => getLevel(picture, fitted));
  const smallest = Math.min(...levels);
  const returns = end !== undefined && Math.abs(getLevel(end, fitted) - 1) < 0.02;
  const follows = smallest < 0.99;
  return {
    smallest,
    closes: end === undefined,
    time: follows && returns ? getRestTime(frames) : null,
  };
}

/** Two fingers that open ten times as far as they began. */
export async function measureAbove(phone) {
  const { frames, fitted, end } = await record(phone, (center) => {
    const to = pair(center, 600);
    return [...pinch(pair(center, 60), to, 60), hold(to, 100), lift()];
  });
  const levels = getPinch(frames).map(({ picture }) => getLevel(picture, fitted));
  return { highest: Math.max(...levels), rest: getLevel(end, fitted) };
}

/** Two fingers that land in one event. */
export async function measureTogether(phone) {
  const { fitted, end } = await record(phone, (center) => {
    const [from, to] = [pair(center, 100), pair(center, 180)];
    return [hold(from), ...slide(from, to, 20), hold(to, 100), lift()];
  });
  return { isRecognized: getLevel(end, fitted) > 1.2 };
}

/** One of two fingers is lifted, and the other one moves on. */
export async function measureLift(phone) {
  const { frames } = await record(phone, (center) => {
    const end = pair(center, 240);
    const [left] = end;
    const moved = shift(left, 80, 0);
    return [
      ...pinch(pair(center, 100), end),
      hold(end, 150),
      hold([left], 16),
      hold([left], 150),
      ...slide([left], [{ ...left, ...moved }], 20),
      hold([{ ...left, ...moved }], 100),
      lift(),
    ];
  });
  const pinched = getPinch(frames).at(-1);
  const single = frames.slice(frames.indexOf(pinched) + 1).filter((frame) => frame.touches[0]);
  const [first] = single;
  const waiting = single.filter(({ touches }) => Math.abs(touches[0].x - first.touches[0].x) < 0.5);
  const last = single.at(-1);
  const moved = getCenter(last.picture).x - getCenter(waiting.at(-1).picture).x;
  return {
    jump: Math.max(...waiting.map(({ picture }) => getDistance(picture, pinched.picture))),
    follows: moved > 40,
  };
}

/** A third finger lands and moves while two hold the picture. */
export async function measureThird(phone) {
  const { frames } = await record(phone, (center) => {
    const two = pair(center, 160);
    const third = { id: 2, x: center.x + 60, y: center.y };
    const moved = { ...third, x: third.x + 60, y: third.y + 60 };
    return [
      ...pinch(pair(center, 100), two),
      hold(two, 200),
      hold([...two, third], 16),
      ...slide([...two, third], [...two, moved], 15),
      hold([...two, moved], 100),
      lift(),
    ];
  });
  const start = frames.findIndex(({ touches }) => touches.length === 3);
  const before = frames[start - 1].picture;
  const three = frames.filter(({ touches }) => touches.length === 3);
  return { change: Math.max(...three.map(({ picture }) => getDistance(picture, before))) };
}

/** A pinch that has pulled the picture off its edge is cancelled. */
export async function measureCancelled(phone) {
  const { frames, fitted, end } = await record(phone, (center) => {
    const to = pair(shift(center, 160, 0), 150);
    return [...pinch(pair(center, 100), to), hold(to, 100), cancel()];
  });
  if (!end) return { isAtRest: false };
  const isEnlarged = getLevel(end, fitted) > notEnlarged;
  const gap = isEnlarged ? getGap(end, fitted) : getDistance(end, fitted);
  return { isAtRest: isAtRest(frames) && gap <= 1 };
}
