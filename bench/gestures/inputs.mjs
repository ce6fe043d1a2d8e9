import { getCenter, getDistance, getLevel, getPointError } from '../lib/gesture-frames.mjs';
import { shift, zoomIn } from './fingers.mjs';
import { recordGesture } from './record.mjs';

/** Change of the level from which a key counts as one that zooms. */
const smallestStep = 0.05;

/** One notch of the wheel with the control key, beside the middle of the picture. */
export async function measureWheel(phone) {
  const fitted = await phone.open();
  const point = shift(getCenter(fitted), 60);
  await phone.call('record');
  await phone.zoomByWheel(point);
  await phone.wait(800);
  const { frames, events } = await phone.call('stop');
  const to = frames.at(-1).picture;
  return {
    level: getLevel(to, fitted),
    error: getPointError({ from: fitted, point, to, wanted: point }),
    isPrevented: events.some(({ isPrevented }) => isPrevented),
  };
}

/** Keys that may zoom, by their name in the results, and how they change the level. */
const zooming = {
  plus: ['+', 'in'],
  equals: ['=', 'in'],
  controlPlus: ['Control++', 'in'],
  z: ['z', 'in'],
  minus: ['-', 'out'],
  zero: ['0', 'out'],
  controlZero: ['Control+0', 'out'],
};

/** Keys that may move a picture that is larger than the window in both directions. */
const panning = { arrowsAcross: 'ArrowRight', arrowsDown: 'ArrowDown' };

async function pressAndRest(phone, key) {
  await phone.press(key);
  await phone.wait(100);
  return phone.rest();
}

/** Keys that zoom and pan. */
export async function measureKeys(phone) {
  const fitted = await phone.open();
  const works = {};
  let box = fitted;
  /** Brings the picture to the level from which a key is tried. */
  const prepare = async (isEnlarged) => {
    if (isEnlarged === getLevel(box, fitted) > 2) return;
    box = await phone.open();
    if (isEnlarged) ({ end: box } = await recordGesture(phone, zoomIn(getCenter(box), 4)));
  };
  for (const [name, [key, direction]] of Object.entries(zooming)) {
    await prepare(direction === 'out');
    const end = await pressAndRest(phone, key);
    const change = getLevel(end, box);
    works[name] = direction === 'in' ? change > 1 + smallestStep : change < 1 - smallestStep;
    box = end;
  }
  await prepare(true);
  for (const [name, key] of Object.entries(panning)) {
    const end = await pressAndRest(phone, key);
    const isSameLevel = Math.abs(getLevel(end, box) - 1) < smallestStep;
    works[name] = isSameLevel && getDistance(end, box) > 5;
    box = end;
  }
  return works;
}
