import { FITTED, type Transform } from '@/gallery-lib/src/gestures/zoom-geometry';
import { createMover, EASE_OUT, type Course } from '@/gallery-lib/src/modal-gallery/stage/mover';

/** An animation whose progress a test sets. */
interface Started {
  readonly frames: readonly string[];
  readonly duration: number;
  /** Speed at the start over the mean one. */
  readonly slope: number;
  readonly animation: {
    progress: number | null;
    playState: string;
    isCancelled: boolean;
    onfinish: (() => void) | null;
  };
}

/** Returns the mover of an element that records its animations. */
function create() {
  const element = document.createElement('div');
  const started: Started[] = [];
  const animate = (
    { transform }: { transform: string[] },
    { duration, easing }: { duration: number; easing: string },
  ) => {
    const animation = {
      progress: 0,
      playState: 'running',
      isCancelled: false,
      onfinish: null,
      effect: { getComputedTiming: () => ({ progress: animation.progress }) },
      cancel: () => void (animation.isCancelled = true),
    };
    const slope = 3 * Number(/, ([\d.-]+), 0.6667/.exec(easing)?.[1]);
    started.push({ frames: transform, duration, slope, animation });
    return animation;
  };
  Object.assign(element, { animate });
  let current = element;
  const mover = createMover(document.body, () => current);
  const replace = () => (current = document.createElement('div'));
  return { element, mover, started, replace };
}

const at = (x: number, y = 0, scale = 1): Transform => ({ x, y, scale });
const nextFrame = () => new Promise(requestAnimationFrame);

it('writes where the element follows to once per frame', async () => {
  const { element, mover } = create();
  const write = jest.spyOn(element.style, 'setProperty');
  for (const x of [10, 20, 30]) mover.follow(at(x));
  expect(write).not.toHaveBeenCalled();
  await nextFrame();
  expect(write.mock.calls).toEqual([['transform', 'translate(30px, 0px) scale(1)']]);
});

it('animates from where the element is, and is stopped where it is', () => {
  const { element, mover, started } = create();
  mover.place(at(100, 40, 2));
  const onEnd = jest.fn();
  mover.glideTo(FITTED, EASE_OUT, onEnd);
  expect(started[0]?.frames).toEqual(['translate(100px, 40px) scale(2)', 'none']);
  expect(element.style.transform).toBe('');
  expect(mover.getTarget()).toEqual(FITTED);
  Object.assign(started[0]!.animation, { progress: 0.5 });
  expect(mover.get()).toEqual(at(50, 20, 1.5));
  expect(mover.stop()).toBe(true);
  expect(mover.stop()).toBe(false);
  expect(element.style.transform).toBe('translate(50px, 20px) scale(1.5)');
  expect(started[0]?.animation).toMatchObject({ isCancelled: true, onfinish: null });
  expect(onEnd).not.toHaveBeenCalled();
});

it('is where an animation has ended before that has said so, as in WebKit on a busy machine', () => {
  const { mover, started } = create();
  mover.place(at(0, 0, 0.9));
  mover.glideTo(FITTED, EASE_OUT, () => undefined);
  Object.assign(started[0]!.animation, { progress: null });
  expect(mover.get()).toEqual(at(0, 0, 0.9));
  Object.assign(started[0]!.animation, { playState: 'finished' });
  expect(mover.get()).toEqual(FITTED);
});

it('reports the end of an animation', () => {
  const { mover, started } = create();
  const onEnd = jest.fn();
  mover.glideTo(at(80), EASE_OUT, onEnd);
  started[0]?.animation.onfinish?.();
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(mover.isGliding()).toBe(false);
  expect(mover.get()).toEqual(at(80));
});

it.each<[string, Course, number, number]>([
  ['no slower than its slope', { time: 300, slope: 2 }, 2, 300],
  ['as fast as the finger', { time: 300, slope: -1, speed: at(0.5) }, 1.5, 300],
  [
    'in less time, where it is faster than the curve can be',
    { time: 300, slope: -1, speed: at(2) },
    3,
    150,
  ],
  ['in at least 90 ms', { time: 300, slope: -1, speed: at(50) }, 3, 90],
  [
    'a little further, where the finger moved away',
    { time: 300, slope: -1, speed: at(-5) },
    -1,
    300,
  ],
])('begins %s', (_, course, slope, duration) => {
  const { mover, started } = create();
  mover.glideTo(at(100), course, jest.fn());
  expect(started[0]?.slope).toBeCloseTo(slope);
  expect(started[0]?.duration).toBeCloseTo(duration);
});

it.each([
  ['to where the element is already', at(0.2), EASE_OUT],
  ['without a time', at(100), { time: 0, slope: 0 }],
])('moves at once %s', (_, to, course) => {
  const { mover, started } = create();
  const onEnd = jest.fn();
  mover.glideTo(to, course, onEnd);
  expect(started).toEqual([]);
  expect(mover.get()).toEqual(to);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('leaves an element that is replaced where its animation would have ended', () => {
  const { element, mover, started, replace } = create();
  mover.glideTo(at(80), EASE_OUT, jest.fn());
  Object.assign(started[0]!.animation, { progress: 0.5 });
  const next = replace();
  mover.place(at(5));
  expect(started[0]?.animation.isCancelled).toBe(true);
  expect(element.style.transform).toBe('translate(80px, 0px) scale(1)');
  expect(next.style.transform).toBe('translate(5px, 0px) scale(1)');
});
