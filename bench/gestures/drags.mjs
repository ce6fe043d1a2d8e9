import { getCenter, getDistance, getGap, getRelease, getRestTime } from '../lib/gesture-frames.mjs';
import { drag, finger, hold, lift, shift, slide, zoomIn } from './fingers.mjs';
import { record, recordGesture } from './record.mjs';

const levelOfPans = 2;

/** Distance in px from which a picture glides. */
const smallestGlide = 5;

/** Distance in px from which a picture follows a finger that moves by 150 px. */
const smallestFollow = 30;

/** Moves of a finger by 16 px, one each 16 ms. */
const flickMoves = 8;

const flick = (from) => [
  ...drag(finger(from), finger(shift(from, 16 * flickMoves)), flickMoves),
  lift(4),
];

/** Pulls an enlarged picture beyond its right edge and lets go. */
async function pullBeyondEdge(phone, center, fitted) {
  const [from, to] = [finger(shift(center, 140)), finger(shift(center, -140))];
  const pull = [...drag(from, to, 40), hold(to, 150), lift()];
  const first = await recordGesture(phone, pull);
  return first.end ? getGap(first.end, fitted) : null;
}

/** Distance in px that a picture moves on after the finger has been lifted. */
function getGlide({ frames, events, end }) {
  const touches = events.filter(({ type }) => type.startsWith('touch'));
  const ofPicture = getCenter(end).x - getCenter(frames[0].picture).x;
  return Math.max(0, ofPicture - (touches.at(-1).x - touches[0].x));
}

/** One finger on an enlarged picture: beyond its edge, a flick, and a finger that stops it. */
export async function measurePan(phone) {
  const { fitted, center } = await record(phone, (middle) => zoomIn(middle, levelOfPans));
  const gap = await pullBeyondEdge(phone, center, fitted);
  const start = shift(center, -120);
  const flicked = await recordGesture(phone, flick(start));
  const glide = flicked.end ? getGlide(flicked) : null;
  return { gap, glide, stop: glide > smallestGlide ? await measureStop(phone, start) : null };
}

/** A finger that lands during the glide of a flick: distance in px that the picture moves on below it. */
async function measureStop(phone, start) {
  const back = finger(shift(start, 240));
  await recordGesture(phone, [...drag(back, finger(start), 40), hold(finger(start), 150), lift()]);
  const landing = finger(shift(start, 100));
  const { frames } = await recordGesture(phone, [
    ...flick(start),
    hold(landing, 120),
    hold(landing, 400),
    lift(),
  ]);
  return getStop(frames.filter(({ picture }) => picture));
}

const isDown = ({ touches }) => touches.length > 0;

/** Distance in px that the picture moves while the second finger is down; null if it was not gliding. */
function getStop(frames) {
  const start = frames.findIndex(isDown);
  const released = frames.findIndex((frame, index) => index > start && !isDown(frame));
  const landed = frames.findIndex((frame, index) => index > released && isDown(frame));
  const last = frames.findLastIndex(isDown);
  if (landed < 0 || landed >= last) return null;
  const glide = getDistance(frames[released].picture, frames[landed - 1].picture);
  // The frame of the landing may still show the movement before it.
  return glide > 2 ? getDistance(frames[landed + 1].picture, frames[last].picture) : null;
}

/** Pulls a picture that fits down and lets go: whether it closes, and the jump in px when it begins to. */
export async function measureDismiss(phone) {
  const { frames, end } = await record(phone, (center) => {
    const to = finger(shift(center, 0, 300));
    return [...drag(finger(center), to), hold(to, 100), lift()];
  });
  const { held, after } = getRelease(frames);
  const [next] = after;
  return {
    closes: !end,
    jump: !end && next?.picture ? getDistance(held.picture, next.picture) : null,
  };
}

/** Pulls a picture that fits down, then up, and back: how far it follows, and how long it takes to return. */
export async function measureReturn(phone) {
  const { frames, fitted, center, end } = await record(phone, (middle) => {
    const [start, down, up] = [0, 150, -150].map((by) => finger(shift(middle, 0, by)));
    const last = finger(shift(middle, 0, 50));
    return [
      ...drag(start, down),
      ...slide(down, up, 40),
      ...slide(up, last, 20),
      hold(last, 200),
      lift(),
    ];
  });
  const offsets = frames
    .filter(({ touches, picture }) => touches.length === 1 && picture)
    .map(({ picture }) => getCenter(picture).y - center.y);
  const returns = end !== undefined && getDistance(end, fitted) < 1;
  return {
    followsDown: Math.max(...offsets) > smallestFollow,
    followsUp: Math.min(...offsets) < -smallestFollow,
    returns,
    time: returns && Math.max(...offsets) > 5 ? getRestTime(frames) : null,
  };
}
