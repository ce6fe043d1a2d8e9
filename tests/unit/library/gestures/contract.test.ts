import './pointer-event';
import type { Gesture, GestureSource } from '@/gallery-lib/src/gestures/gesture';
import { pointerSource } from '@/gallery-lib/src/gestures/recognizer';
import { setGestureSource } from '@/gallery-lib/src/gestures/registry';
import { recognizeWithHammer } from '@/gallery-lib/src/hammer/recognize-with-hammer';
import { describeGestures } from '@/tests/gestures/describe-gestures';
import { fastFlickLeft, fastFlickRight, traces, type Trace } from '@/tests/gestures/traces';
import { MIDDLE, playTrace } from './play-trace';
import { createStage, createSwipeStage } from './stage';

const table = Object.entries(traces);

/** Attaches swipes with a source. */
function attach(source: GestureSource) {
  setGestureSource(source);
  return createSwipeStage();
}

const expected = ({ result }: Trace) => (result === 'nothing' ? [] : [result]);

/** The gestures that a source reports for a trace. */
function recordGestures(source: GestureSource, trace: Trace): Gesture[] {
  const { stage, button } = createStage();
  const gestures: Gesture[] = [];
  const detach = source(stage, (gesture) => gestures.push(gesture));
  playTrace(button, trace);
  detach();
  return gestures;
}

describe.each([
  ['the built-in source', pointerSource],
  ['Hammer', recognizeWithHammer],
])('%s', (_, source) => {
  it.each(table)('%s', (_name, trace) => {
    const { button, results, stage } = attach(source);
    playTrace(button, trace);
    expect(results).toEqual(expected(trace));
    expect(stage.dataset.dragging).not.toBe('');
  });

  it.each(table)('reports the gestures of: %s', (_name, trace) => {
    expect(describeGestures(recordGestures(source, trace), MIDDLE)).toEqual(trace.gestures);
  });

  it.each(table)('recognizes a swipe after: %s', (_name, trace) => {
    const { button, results } = attach(source);
    playTrace(button, trace);
    results.length = 0;
    playTrace(button, fastFlickRight);
    expect(results).toEqual(['previous']);
  });

  it('recognizes nothing once it is detached', () => {
    const { button, results, detach } = attach(source);
    detach();
    playTrace(button, fastFlickLeft);
    expect(results).toEqual([]);
  });

  it('reports velocity and duration of a flick', () => {
    const gesture = recordGestures(source, fastFlickLeft).at(-1);
    expect(gesture).toMatchObject({ type: 'drag', phase: 'end', duration: 120 });
    expect(gesture).toHaveProperty('velocityX', expect.closeTo(-1, 1));
    expect(gesture).toHaveProperty('velocityY', 0);
  });
});

it.each(table)('both sources report the same gestures, samples and velocities: %s', (_, trace) => {
  const [own, hammer] = [pointerSource, recognizeWithHammer].map((source) =>
    recordGestures(source, trace).map(({ pointer, ...gesture }) => ({
      ...gesture,
      pointer: [
        pointer.pointerId,
        pointer.pointerType,
        pointer.target instanceof HTMLButtonElement,
      ],
    })),
  );
  expect(own).toEqual(hammer);
});
