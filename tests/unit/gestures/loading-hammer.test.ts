import './pointer-event';
import Hammer from 'hammerjs';
import type { Gesture } from '@/gallery-lib/src/gestures/gesture';
import { recognizeDoubleTaps } from '@/gallery-lib/src/gestures/recognizer/double-tap';
import { pointerSource } from '@/gallery-lib/src/gestures/recognizer/pointer-source';
import { setGestureSource, type AdapterSource } from '@/gallery-lib/src/gestures/registry';
import { attachSwipe } from '@/gallery-lib/src/gestures/swipe';
import { registerHammer } from '@/gallery-lib/src/hammer';
import { describeGestures } from '@/tests/gestures/describe-gestures';
import { fastFlickLeft, fastFlickRight, tap, traces } from '@/tests/gestures/traces';
import { dispatchPointer, MIDDLE, playTrace } from './play-trace';
import { createStage } from './stage';

const { Manager } = Hammer;
const manager = jest
  .spyOn(Hammer, 'Manager')
  .mockImplementation((element, options) => new Manager(element, options));

/** Returns the source as it is before Hammer has been loaded. */
async function importSource(): Promise<AdapterSource> {
  let source: AdapterSource | undefined;
  await jest.isolateModulesAsync(async () => {
    ({ hammerSource: source } = await import('@/gallery-lib/src/hammer/hammer-source'));
  });
  if (!source) throw new Error('The source is missing.');
  return source;
}

async function attach() {
  const source = await importSource();
  setGestureSource(source);
  const elements = createStage();
  const results: string[] = [];
  const detach = attachSwipe(elements.stage, { current: false }, (isLeft) =>
    results.push(isLeft ? 'next' : 'previous'),
  );
  return { ...elements, results, detach, source };
}

/** Lets a dynamic import finish. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => manager.mockClear());

describe('while Hammer is loading', () => {
  it.each(Object.entries(traces))('the first gesture is replayed: %s', async (_, trace) => {
    const { button, results } = await attach();
    playTrace(button, trace);
    expect(results).toEqual([]);
    await settle();
    expect(manager).toHaveBeenCalledTimes(1);
    expect(results).toEqual(trace.result === 'nothing' ? [] : [trace.result]);
  });

  it.each(Object.entries(traces))('the source reports all gestures: %s', async (_, trace) => {
    const source = await importSource();
    const { stage, button } = createStage();
    const gestures: Gesture[] = [];
    source(
      stage,
      recognizeDoubleTaps((gesture) => gestures.push(gesture)),
      pointerSource,
    );
    playTrace(button, trace);
    await settle();
    expect(describeGestures(gestures, MIDDLE)).toEqual(trace.gestures);
  });

  it('every gesture is replayed, in order', async () => {
    const { button, results } = await attach();
    for (const trace of [fastFlickLeft, fastFlickRight, fastFlickLeft]) playTrace(button, trace);
    await settle();
    expect(results).toEqual(['next', 'previous', 'next']);
  });

  it('a gesture goes on with Hammer', async () => {
    const { button, results } = await attach();
    const touch = (type: string, at: number, clientX: number) =>
      dispatchPointer(button, type, at, {
        pointerId: 1,
        pointerType: 'touch',
        buttons: 1,
        clientX,
        clientY: 0,
      });
    touch('pointerdown', 0, 300);
    touch('pointermove', 20, 250);
    await settle();
    touch('pointermove', 40, 200);
    touch('pointerup', 60, 200);
    expect(results).toEqual(['next']);
  });

  it('pointers elsewhere and hovering are not replayed', async () => {
    const { button, results, stage } = await attach();
    playTrace(button, tap);
    playTrace(document.body, fastFlickLeft);
    dispatchPointer(stage, 'pointermove', 0, { pointerId: 1, pointerType: 'mouse' });
    const replayed: string[] = [];
    for (const type of ['pointerdown', 'pointermove', 'pointerup'])
      document.body.addEventListener(type, (event) => replayed.push(event.type));
    await settle();
    expect(replayed).toEqual(['pointerdown', 'pointerup']);
    expect(results).toEqual([]);
  });

  it('events are replayed on the element if their target has been removed', async () => {
    const { button, results } = await attach();
    playTrace(button, fastFlickLeft);
    button.remove();
    await settle();
    expect(results).toEqual(['next']);
  });

  it('a gallery that is unmounted gets no gestures', async () => {
    const { button, results, detach } = await attach();
    playTrace(button, fastFlickLeft);
    detach();
    await settle();
    expect(manager).not.toHaveBeenCalled();
    expect(results).toEqual([]);
  });
});

it('Hammer is not fetched before the first press', async () => {
  await attach();
  await settle();
  expect(manager).not.toHaveBeenCalled();
});

it('Hammer is used at once by galleries that are mounted after it has been loaded', async () => {
  const { button, source } = await attach();
  playTrace(button, fastFlickLeft);
  await settle();
  const results: string[] = [];
  const later = createStage();
  setGestureSource(source);
  attachSwipe(later.stage, { current: false }, (isLeft) =>
    results.push(isLeft ? 'next' : 'previous'),
  );
  playTrace(later.button, fastFlickRight);
  expect(results).toEqual(['previous']);
});

it('the built-in source takes over if Hammer fails to load', async () => {
  jest.doMock('../../../gallery-lib/src/hammer/recognize-with-hammer', () => {
    throw new Error('No connection.');
  });
  const { button, results } = await attach();
  playTrace(button, fastFlickLeft);
  await settle();
  playTrace(button, fastFlickRight);
  expect(results).toEqual(['next', 'previous']);
  expect(manager).not.toHaveBeenCalled();
  jest.dontMock('../../../gallery-lib/src/hammer/recognize-with-hammer');
});

it('registering Hammer twice is the same as once', async () => {
  registerHammer();
  registerHammer();
  const { stage, button } = createStage();
  const results: string[] = [];
  attachSwipe(stage, { current: false }, (isLeft) => results.push(isLeft ? 'next' : 'previous'));
  playTrace(button, fastFlickLeft);
  await settle();
  expect(results).toEqual(['next']);
  expect(manager).toHaveBeenCalledTimes(1);
});
