import { getCenter, getDistance } from '../lib/gesture-frames.mjs';
import { finger, hold, lift } from './fingers.mjs';

const tapOn = (box) => [hold(finger(getCenter(box))), lift(40)];

/** A tap on a thumbnail: distance in px between it and the first frame with the picture, and time until it rests. */
export async function measureFromThumbnail(phone) {
  const thumbnail = await phone.load();
  await phone.call('record');
  await phone.play(tapOn(thumbnail));
  await phone.wait(1500);
  const { frames } = await phone.call('stop');
  const first = frames.find(({ visible }) => visible);
  const end = frames.at(-1).picture;
  const last = frames.findLast(({ picture }) => picture && getDistance(picture, end) > 0.5);
  return {
    distance: getDistance(first.visible, thumbnail),
    time: last ? last.time - first.time : 0,
  };
}

/** Escape 120 ms after a tap on a thumbnail: time in ms until no picture is shown; null if it stays. */
export async function measureEscape(phone) {
  const thumbnail = await phone.load();
  await phone.call('record');
  await phone.play(tapOn(thumbnail));
  await phone.wait(120);
  await phone.press('Escape');
  await phone.wait(2000);
  const { frames, events } = await phone.call('stop');
  if (frames.at(-1).picture) return { time: null };
  const pressed = events.find(({ type }) => type === 'keydown');
  const last = frames.findLast(({ picture }) => picture);
  return { time: last ? Math.max(0, last.time - pressed.time) : 0 };
}
