import type { Neighbours, SlideState } from './slides';

/** A slide of the track. */
export interface Place {
  /** Position on the strip, which grows to the next image. */
  readonly position: number;
  /** Index of its image; -1 for the slide that waits for more images. */
  readonly index: number;
  readonly isActive: boolean;
}

/** The active slide on its strip. */
export interface Strip extends Pick<Neighbours, 'next' | 'previous' | 'isWaiting'> {
  readonly position: number;
  readonly index: number;
  readonly id: number | undefined;
  /** The slide that the animation leaves, until the active one is at rest. */
  readonly leaving?: { readonly position: number; readonly id: number | undefined };
}

type Images = SlideState['images'];

/** Returns the side from which the active image comes, or 0 if the list has changed below the strip. */
function getSide(
  before: Strip,
  images: Images,
  { index, isWaiting }: Pick<Strip, 'index' | 'isWaiting'>,
  direction: 1 | -1,
): number {
  if (isWaiting || before.isWaiting) return isWaiting || index > before.index ? 1 : -1;
  if (images[before.index]?.id !== before.id) return 0;
  const isNext = index === before.next;
  const isPrevious = index === before.previous;
  // The other one of two images is on both sides.
  if (isNext && isPrevious) return direction;
  if (isNext || isPrevious) return isNext ? 1 : -1;
  return Math.sign(index - before.index);
}

/**
 * Returns the strip for a state, the same one if nothing has changed. The slide of another image is beside the one that is
 * left, on the side from which it comes.
 */
export function followSlides(
  before: Strip | undefined,
  { images, index, step }: Pick<SlideState, 'images' | 'index' | 'step'>,
  { next, previous, isWaiting }: Neighbours,
): Strip {
  const current = { index, id: images[index]?.id, next, previous, isWaiting };
  if (!before) return { ...current, position: 0 };
  const { position } = before;
  if (before.id === current.id && before.isWaiting === isWaiting) {
    const isSame = before.index === index && before.next === next && before.previous === previous;
    return isSame ? before : { ...before, ...current };
  }
  const side = getSide(before, images, current, step.direction ?? 1);
  // Two positions further, no slide is the same.
  if (side === 0) return { ...current, position: position + 2 };
  const id = before.isWaiting ? undefined : before.id;
  return { ...current, position: position + side, leaving: { position, id } };
}

/**
 * Returns the slides of the track in their order: the active one; the one that an animation leaves; at rest, once the
 * active image is ready, its neighbours.
 */
export function getPlaces(
  { position, index, leaving, isWaiting }: Strip,
  images: Images,
  { next, previous, canGoNext }: Neighbours,
  isReady: boolean,
): readonly Place[] {
  const places: Place[] = [{ position, index: isWaiting ? -1 : index, isActive: true }];
  const add = (at: number, imageIndex: number) =>
    places.push({ position: at, index: imageIndex, isActive: false });
  if (leaving)
    add(
      leaving.position,
      images.findIndex(({ id }) => id === leaving.id),
    );
  else if (isReady || isWaiting) {
    if (isWaiting || previous >= 0) add(position - 1, isWaiting ? index : previous);
    if (canGoNext) add(position + 1, next);
  }
  return places.sort((a, b) => a.position - b.position);
}
