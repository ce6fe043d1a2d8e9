import { getCenter } from '../lib/gesture-frames.mjs';

/** Time in ms after which every movement should have ended. */
const settling = 1200;

/** Records a gesture that begins when nothing moves; returns its frames and where the picture is at the end, if it is. */
export async function recordGesture(phone, moments, time = settling) {
  await phone.call('record');
  await phone.play(moments);
  await phone.wait(time);
  const { frames, events } = await phone.call('stop');
  return { frames, events, end: frames.at(-1).picture };
}

/** Opens a gallery and records a gesture around the middle of the picture. */
export async function record(phone, getMoments) {
  const fitted = await phone.open();
  const center = getCenter(fitted);
  return { fitted, center, ...(await recordGesture(phone, getMoments(center))) };
}
