import { followSlides, getPlaces, type Strip } from '@/gallery-lib/src/core/slides/places';
import { getNeighbours, startSlides } from '@/gallery-lib/src/core/slides/slides';
import { imagesOf } from './normalized-images';

/** A step to an index, with the side that was asked for: `1`, `1+` or `1-`; `4w` waits, `1/678` has images with these ids. */
const STEP = /^(\d)([+-]?)(w?)(?:\/(\d+))?$/;

interface Given {
  readonly count?: number;
  readonly infinite?: boolean;
  readonly loadingMore?: boolean;
}

/** Follows steps from the first index; the slides of the last strip as `position:index`, the active one in brackets. */
function follow({ count = 5, infinite = false, loadingMore }: Given, steps: string) {
  const rules = { isCarousel: false, infinite, loadingMore };
  let strip: Strip | undefined;
  const shown = { moving: '', atRest: '' };
  for (const step of steps.split(' ')) {
    const [, to, side = '', wait, ids] = STEP.exec(step) ?? [];
    const direction = ({ '+': 1, '-': -1 } as const)[side];
    const images = ids
      ? [...ids].map((id) => ({ id: Number(id), src: '/a.jpg' }))
      : imagesOf(count);
    const start = startSlides(images, Number(to));
    const state = { ...start, waiting: wait === 'w', step: { direction } };
    const neighbours = getNeighbours(state, rules);
    strip = followSlides(strip, state, neighbours);
    expect(followSlides(strip, state, neighbours)).toBe(strip);
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

const infinite = { infinite: true };
const two = { count: 2, infinite: true };
const growing = { loadingMore: true };

it.each<[string, Given, string, string, string]>([
  ['at the first image', {}, '0', '[0:0] 1:1', '[0:0] 1:1'],
  ['in the middle', {}, '2', '-1:1 [0:2] 1:3', '-1:1 [0:2] 1:3'],
  ['a step forward', {}, '1 2', '0:1 [1:2]', '0:1 [1:2] 2:3'],
  ['a step back', {}, '1 0', '[-1:0] 0:1', '[-1:0] 0:1'],
  ['far forward: from its side, as if it were next', {}, '0 4', '0:0 [1:4]', '0:3 [1:4]'],
  ['far back', {}, '4 1', '[-1:1] 0:4', '-2:0 [-1:1] 0:2'],
  ['past the end of an infinite one', infinite, '4 0', '0:4 [1:0]', '0:4 [1:0] 2:1'],
  ['not infinite, from the last to the first', {}, '4 0', '[-1:0] 0:4', '[-1:0] 0:1'],
  ['two images, forward', two, '0 1+', '0:0 [1:1]', '0:0 [1:1] 2:0'],
  ['two images, back', two, '0 1-', '[-1:1] 0:0', '-2:0 [-1:1] 0:0'],
  ['one image', { count: 1, infinite: true }, '0', '[0:0]', '[0:0]'],
  ['to the waiting slide', growing, '4 4w', '0:4 [1:-1]', '0:4 [1:-1]'],
  ['back from it', growing, '4 4w 4', '[0:4] 1:-1', '-1:3 [0:4] 1:-1'],
  ['a list that grows at its start', {}, '0/78 1/678', '-1:0 [0:1] 1:2', '-1:0 [0:1] 1:2'],
  ['no slide is kept without the active image', {}, '0/78 0/89', '[2:0] 3:1', '[2:0] 3:1'],
])('the slides of the track, %s', (_, given, steps, moving, atRest) => {
  expect(follow(given, steps)).toEqual({ moving, atRest });
});

it('has no neighbours before the active image is ready', () => {
  const state = startSlides(imagesOf(3), 1);
  const neighbours = getNeighbours(state, { isCarousel: false, infinite: false });
  const strip = followSlides(undefined, state, neighbours);
  expect(getPlaces(strip, state.images, neighbours, false)).toEqual([
    { position: 0, index: 1, isActive: true },
  ]);
});
