import type { CollectedEvents } from './collect-events';

/** The way a finger moved. */
export type SwipeDirection = 'left' | 'right';

/** Part of the width that a slow drag must cover to count as a swipe. */
const DRAG_SHARE = 0.3;

/**
 * Recognises horizontal swipes on an element with Hammer, which is fetched now. While the finger drags, the custom
 * property `--ks-drag` holds the distance; a click that ends a drag does not arrive. Vertical movement and pinching
 * stay with the browser. What has been collected while this module was fetched is played back. Returns how to undo it.
 */
export function attachSwipe(
  element: HTMLElement,
  onSwipe: (direction: SwipeDirection) => void,
  collected?: CollectedEvents,
): () => void {
  let manager: HammerManager | undefined;
  let gone = false;
  let dragged = false;
  let swiped = false;
  let width = 0;

  const forget = () => {
    dragged = false;
  };
  const swallow = (event: Event) => {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('pointerdown', forget, true);
  element.addEventListener('click', swallow, true);

  const start = ({ default: Hammer }: { default: HammerStatic }) => {
    if (gone) return;
    const horizontal = { direction: Hammer.DIRECTION_HORIZONTAL };
    const recognised = new Hammer.Manager(element, {
      touchAction: 'pan-y pinch-zoom',
      recognizers: [
        [Hammer.Swipe, horizontal],
        [Hammer.Pan, horizontal, ['swipe']],
      ],
    });
    manager = recognised;
    const release = () => {
      element.style.removeProperty('--ks-drag');
      delete element.dataset.dragging;
    };
    const swipe = (deltaX: number) => {
      swiped = true;
      onSwipe(deltaX < 0 ? 'left' : 'right');
    };
    recognised.on('panstart', () => {
      dragged = true;
      swiped = false;
      width = element.clientWidth;
      element.dataset.dragging = '';
    });
    recognised.on('panmove', ({ deltaX }) => element.style.setProperty('--ks-drag', `${deltaX}px`));
    recognised.on('swipe', ({ deltaX }) => swipe(deltaX));
    recognised.on('panend', ({ deltaX }) => {
      release();
      if (!swiped && width > 0 && Math.abs(deltaX) > width * DRAG_SHARE) swipe(deltaX);
    });
    recognised.on('pancancel', release);
    element.dataset.swipe = 'ready';
    collected?.handOver();
  };
  // Without the recogniser a gallery still has its arrows and keys.
  import('hammerjs').then(start).catch(() => collected?.stop());

  return () => {
    gone = true;
    collected?.stop();
    element.removeEventListener('pointerdown', forget, true);
    element.removeEventListener('click', swallow, true);
    delete element.dataset.swipe;
    manager?.destroy();
  };
}
