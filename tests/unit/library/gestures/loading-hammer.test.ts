import './pointer-event';
import Hammer from 'hammerjs';
import type { Gesture } from '@/gallery-lib/src/gestures/gesture';
import { pointerSource } from '@/gallery-lib/src/gestures/recognizer';
import { setGestureSource, type AdapterSource } from '@/gallery-lib/src/gestures/registry';
import { registerHammer } from '@/gallery-lib/src/hammer';
import { describeGestures } from '@/tests/gestures/describe-gestures';
import { fastFlickLeft, fastFlickRight, tap, traces } from '@/tests/gestures/traces';
import { MIDDLE, playTrace } from './play-trace';
import { playPointers } from './read-pointers';
import { createStage, createSwipeStage } from './stage';

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
  return { ...createSwipeStage(), source };
}

/** Lets a dynamic import finish. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => manager.mockClear());

describe('while Hammer is loading', () => {
  it.each(Object.entries(traces))('the source reports all gestures: %s', async (_, trace) => {
    const source = await importSource();
    const { stage, button } = createStage();
    const gestures: Gesture[] = [];
    source(stage, (gesture) => gestures.push(gesture), pointerSource);
    playTrace(button, trace);
    expect(gestures).toEqual([]);
    await settle();
    expect(manager).toHaveBeenCalledTimes(1);
    expect(describeGestures(gestures, MIDDLE)).toEqual(trace.gestures);
  });

  it('every gesture is replayed, in order', async () => {
    const { button, results } = await attach();
    for (const trace of [fastFlickLeft, fastFlickRight, fastFlickLeft]) playTrace(button, trace);
    await settle();
    expect(results).toEqual(['next', 'previous', 'next']);
  });

  it('a gesture continues with Hammer', async () => {
    const { button, results } = await attach();
    playPointers(button, '↓300,0 →250,0@20');
    await settle();
    playPointers(button, '→200,0@40 ↑200,0@60');
    expect(results).toEqual(['next']);
  });

  it('pointers elsewhere and hovering are not replayed', async () => {
    const { button, results, stage } = await attach();
    playTrace(button, tap);
    playTrace(document.body, fastFlickLeft);
    playPointers(stage, '→0,0', { pointerType: 'mouse', buttons: 0 });
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

it('Hammer is not fetched before the first pointer event', async () => {
  await attach();
  await settle();
  expect(manager).not.toHaveBeenCalled();
});

it('Hammer is used at once by galleries that are mounted after it has been loaded', async () => {
  const { button, source } = await attach();
  playTrace(button, fastFlickLeft);
  await settle();
  setGestureSource(source);
  const later = createSwipeStage();
  playTrace(later.button, fastFlickRight);
  expect(later.results).toEqual(['previous']);
});

it('the built-in source takes over if Hammer fails to load', async () => {
  jest.doMock('../../../../gallery-lib/src/hammer/recognize-with-hammer', () => {
    throw new Error('No connection.');
  });
  const { button, results } = await attach();
  playTrace(button, fastFlickLeft);
  await settle();
  playTrace(button, fastFlickRight);
  expect(results).toEqual(['next', 'previous']);
  expect(manager).not.toHaveBeenCalled();
  jest.dontMock('../../../../gallery-lib/src/hammer/recognize-with-hammer');
});

it('registering Hammer twice is the same as once', async () => {
  registerHammer();
  registerHammer();
  const { button, results } = createSwipeStage();
  playTrace(button, fastFlickLeft);
  await settle();
  expect(results).toEqual(['next']);
  expect(manager).toHaveBeenCalledTimes(1);
});
