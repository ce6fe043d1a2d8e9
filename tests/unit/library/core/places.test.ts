import { followSlides, getPlaces, type Strip } from '@/gallery-lib/src/core/slides/places';
import { getNeighbours } from '@/gallery-lib/src/core/slides/slide-state';
import { modalSlides } from '@/gallery-lib/src/core/slides/modal-slides';
import { startSlides } from '@/gallery-lib/src/core/slides/slide-state';
import { imagesOf } from './normalized-images';

/** A step to an index: the side that was asked for, and options of the gallery. */
interface Step {
  readonly to: number;
  readonly direction?: 1 | -1;
  readonly ids?: readonly number[];
  readonly waiting?: boolean;
}

interface Given {
  readonly count?: number;
  readonly infinite?: boolean;
  readonly loadingMore?: boolean;
}

/** Follows steps from the first index; the slides of the last strip as `position:index`, the active one in brackets. */
function follow({ count = 5, infinite = false, loadingMore }: Given, steps: readonly Step[]) {
  const rules = { kind: modalSlides, infinite, loadingMore };
  let strip: Strip | undefined;
  const shown = { moving: '', atRest: '' };
  for (const { to, direction, ids, waiting = false } of steps) {
    const images = ids ? ids.map((id) => ({ ...imagesOf(1)[0]!, id })) : imagesOf(count);
    const state = { ...startSlides(images, to), waiting };
    const neighbours = getNeighbours(state, rules);
    strip = followSlides(strip, state, neighbours, direction);
    expect(followSlides(strip, state, neighbours, direction)).toBe(strip);
    const print = (given: Strip) =>
      getPlaces(given, images, neighbours, true)
        .map(({ position, index, isActive }) =>
          isActive ? `[${position}:${index}]` : `${position}:${index}`,
        )
        .join(' ');
    shown.moving = print(strip);
    strip = { ...strip, leaving: undefined };
    shown.atRest = print(strip);
  }
  return shown;
}

const at = (...indexes: number[]) => indexes.map((to) => ({ to }));

it.each<[string, Given, readonly Step[], string, string]>([
  ['at the first image', {}, at(0), '[0:0] 1:1', '[0:0] 1:1'],
  ['in the middle', {}, at(2), '-1:1 [0:2] 1:3', '-1:1 [0:2] 1:3'],
  ['a step forward', {}, at(1, 2), '0:1 [1:2]', '0:1 [1:2] 2:3'],
  ['a step back', {}, at(1, 0), '[-1:0] 0:1', '[-1:0] 0:1'],
  ['far forward: from its side, as if it were next', {}, at(0, 4), '0:0 [1:4]', '0:3 [1:4]'],
  ['far back', {}, at(4, 1), '[-1:1] 0:4', '-2:0 [-1:1] 0:2'],
  ['past the end of an infinite one', { infinite: true }, at(4, 0), '0:4 [1:0]', '0:4 [1:0] 2:1'],
  ['not infinite, from the last to the first', {}, at(4, 0), '[-1:0] 0:4', '[-1:0] 0:1'],
  [
    'two images, forward',
    { count: 2, infinite: true },
    [{ to: 0 }, { to: 1, direction: 1 }],
    '0:0 [1:1]',
    '0:0 [1:1] 2:0',
  ],
  [
    'two images, back',
    { count: 2, infinite: true },
    [{ to: 0 }, { to: 1, direction: -1 }],
    '[-1:1] 0:0',
    '-2:0 [-1:1] 0:0',
  ],
  ['one image', { count: 1, infinite: true }, at(0), '[0:0]', '[0:0]'],
  [
    'to the waiting slide',
    { loadingMore: true },
    [{ to: 4 }, { to: 4, waiting: true }],
    '0:4 [1:-1]',
    '0:4 [1:-1]',
  ],
  [
    'back from it',
    { loadingMore: true },
    [{ to: 4 }, { to: 4, waiting: true }, { to: 4 }],
    '[0:4] 1:-1',
    '-1:3 [0:4] 1:-1',
  ],
  [
    'a list that grows at its start',
    {},
    [
      { to: 0, ids: [7, 8] },
      { to: 1, ids: [6, 7, 8] },
    ],
    '-1:0 [0:1] 1:2',
    '-1:0 [0:1] 1:2',
  ],
  [
    'a list that loses the active image: no slide is kept',
    {},
    [
      { to: 0, ids: [7, 8] },
      { to: 0, ids: [8, 9] },
    ],
    '[2:0] 3:1',
    '[2:0] 3:1',
  ],
])('the slides of the track, %s', (_, given, steps, moving, atRest) => {
  expect(follow(given, steps)).toEqual({ moving, atRest });
});

it('has no neighbours before the active image is ready', () => {
  const state = startSlides(imagesOf(3), 1);
  const neighbours = getNeighbours(state, { kind: modalSlides, infinite: false });
  const strip = followSlides(undefined, state, neighbours);
  expect(getPlaces(strip, state.images, neighbours, false)).toEqual([
    { position: 0, index: 1, isActive: true },
  ]);
});
