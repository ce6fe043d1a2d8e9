import { isSwipe } from '../core/swipe';
import type { CollectedEvents } from './collect-events';

/** The way a finger moved. */
export type SwipeDirection = 'left' | 'right';

/**
 * Recognises horizontal swipes on an element with Hammer, which is fetched now. While the finger drags, the custom
 * property `--ks-drag` holds the distance; a click that ends a swipe does not arrive. Vertical movement and pinching
 * stay with the browser. What has been collected while this module was fetched is played back. Returns how to undo it.
 */
export function attachSwipe(
  element: HTMLElement,
  onSwipe: (direction: SwipeDirection) => void,
  collected?: CollectedEvents,
): () => void {
  let manager: HammerManager | undefined;
  let gone = false;
  let dragging = false;
  let swiped = false;
  let pressedAt = 0;

  const startPress = ({ timeStamp }: PointerEvent) => {
    swiped = false;
    pressedAt = timeStamp;
  };
  const ignoreClick = (event: MouseEvent) => {
    // A click from the keyboard, without a click count, ends no swipe.
    if (!swiped || event.detail === 0) return;
    swiped = false;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('pointerdown', startPress, true);
  element.addEventListener('click', ignoreClick, true);

  const start = ({ default: Hammer }: { default: HammerStatic }) => {
    if (gone) return;
    const recognised = new Hammer.Manager(element, {
      touchAction: 'pan-y pinch-zoom',
      recognizers: [
        [
          Hammer.Pan,
          {
            direction: Hammer.DIRECTION_HORIZONTAL,
            // When the browser takes a finger over to scroll or zoom, it reports a cancelled press at 0, 0. Hammer
            // would take that for the start of a pan, whose end never comes.
            enable: (_, { eventType }) => dragging || eventType !== Hammer.INPUT_CANCEL,
          },
        ],
      ],
    });
    manager = recognised;
    const release = () => {
      dragging = false;
      element.style.removeProperty('--ks-drag');
      delete element.dataset.dragging;
    };
    recognised.on('panstart', () => {
      dragging = true;
      element.dataset.dragging = '';
    });
    recognised.on('panmove', ({ deltaX }) => element.style.setProperty('--ks-drag', `${deltaX}px`));
    recognised.on('panend', ({ deltaX, deltaY, maxPointers, srcEvent }) => {
      release();
      const duration = srcEvent.timeStamp - pressedAt;
      swiped =
        maxPointers === 1 && isSwipe({ deltaX, deltaY, duration, width: element.clientWidth });
      if (swiped) onSwipe(deltaX < 0 ? 'left' : 'right');
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
    element.removeEventListener('pointerdown', startPress, true);
    element.removeEventListener('click', ignoreClick, true);
    delete element.dataset.swipe;
    manager?.destroy();
  };
}
