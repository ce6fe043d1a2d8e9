import { getLevel, getPointError } from '../lib/gesture-frames.mjs';
import { finger, hold, lift, shift } from './fingers.mjs';
import { record } from './record.mjs';

/** Distance in px of the tapped point from the middle of the picture. */
const offset = 60;

const tap = (center, after = 0) => [hold(finger(shift(center, offset)), after), lift(40)];

/** Two taps beside the middle of the picture. */
export async function measureDoubleTap(phone) {
  const { fitted, center, end } = await record(phone, (middle) => [
    ...tap(middle),
    ...tap(middle, 110),
  ]);
  if (!end) return { level: 1, error: null };
  const point = shift(center, offset);
  return {
    level: getLevel(end, fitted),
    error: getPointError({ from: fitted, point, to: end, wanted: point }),
  };
}

/** One tap on the picture: time in ms from the lifting until it shows. */
export async function measureTap(phone) {
  const { frames, events } = await record(phone, tap);
  const lifted = events.find(({ type }) => type === 'touchend');
  const [first] = frames;
  const changed = frames.find(({ state }) => state !== first.state);
  return { time: changed ? changed.time - lifted.time : null };
}
