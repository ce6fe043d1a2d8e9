import { getCenter, getCosts } from '../lib/gesture-frames.mjs';
import { finger, hold, lift, pair, pinch, shift, slide, drag, zoomIn } from './fingers.mjs';
import { record } from './record.mjs';

/** Factor by which the processor is slowed down. */
export const slowdown = 4;

/** Moves of the fingers, one each 16 ms. */
export const moves = 60;

async function time(phone, moments) {
  await phone.slowDown(slowdown);
  await phone.wait(300);
  await phone.call('time');
  const before = await phone.readWork();
  await phone.play(moments);
  const work = ((await phone.readWork()) - before) / moves;
  await phone.wait(300);
  const { frames } = await phone.call('stop');
  await phone.slowDown(1);
  return { work, ...getCosts(frames) };
}

/** Frames and work of a pinch of 60 moves. */
export async function measurePinchCosts(phone) {
  const center = getCenter(await phone.open());
  return time(phone, [...pinch(pair(center, 80), pair(center, 240), moves), lift()]);
}

/** Frames and work of a pan of 60 moves. */
export async function measurePanCosts(phone) {
  const { center } = await record(phone, (middle) => zoomIn(middle, 2));
  const [from, left, right] = [0, -80, 80].map((by) => finger(shift(center, by)));
  return time(phone, [
    ...drag(from, left, moves / 3),
    ...slide(left, right, moves / 3),
    ...slide(right, from, moves / 3),
    hold(from),
    lift(),
  ]);
}
