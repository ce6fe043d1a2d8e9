import { measurePanCosts, measurePinchCosts, moves, slowdown } from '../gestures/costs.mjs';
import { measureDismiss, measurePan, measureReturn } from '../gestures/drags.mjs';
import { measureKeys, measureWheel } from '../gestures/inputs.mjs';
import { measureEscape, measureFromThumbnail } from '../gestures/openings.mjs';
import {
  measureAbove,
  measureBelow,
  measureCancelled,
  measureLift,
  measureFixedPinch,
  measureMovingPinch,
  measureThird,
  measureTogether,
} from '../gestures/pinches.mjs';
import { measureDoubleTap, measureTap } from '../gestures/taps.mjs';
import { writeReport } from '../lib/gesture-report.mjs';
import { file, openPhone, screen } from '../lib/phone.mjs';
import { measureInRounds } from '../lib/rounds.mjs';

const gestures = {
  fixedPinch: measureFixedPinch,
  movingPinch: measureMovingPinch,
  below: measureBelow,
  above: measureAbove,
  together: measureTogether,
  lift: measureLift,
  third: measureThird,
  cancelled: measureCancelled,
  doubleTap: measureDoubleTap,
  tap: measureTap,
  pan: measurePan,
  dismiss: measureDismiss,
  return: measureReturn,
  wheel: measureWheel,
  opening: measureFromThumbnail,
  escape: measureEscape,
  keys: measureKeys,
  pinchCosts: measurePinchCosts,
  panCosts: measurePanCosts,
};

async function measure(phone) {
  const record = {};
  for (const [name, measureGesture] of Object.entries(gestures)) {
    try {
      record[name] = await measureGesture(phone);
    } catch (error) {
      throw new Error(`${name}: ${error.message}`, { cause: error });
    }
  }
  return record;
}

/** Measures what real touches, keys and the wheel do in modal galleries on a phone; writes results/gestures.md too. */
export async function measureGestures(options) {
  // Every gesture begins in a page of its own, so there is nothing to warm up.
  const once = { ...options, warmUp: 0 };
  const measured = await measureInRounds(['gestures'], measure, once, openPhone);
  const result = { screen, file, slowdown, moves, ...measured };
  await writeReport(result);
  return result;
}
