import { isSwipe } from '../core/swipe';
import type { BufferedEvents } from './buffer-pointer-events';

/** Direction of a swipe. */
export type SwipeDirection = 'left' | 'right';

/**
 * Fetches Hammer and recognizes horizontal swipes on an element. During a drag the custom property `--ks-drag` is the
 * distance in px; a click that ends a swipe is suppressed. The browser keeps vertical panning and pinch zoom. Events in
 * `buffered` are replayed when Hammer is ready. Returns a function that removes all listeners.
 */
export function attachSwipe(
  element: HTMLElement,
  onSwipe: (direction: SwipeDirection) => void,
  buffered?: BufferedEvents,
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
    // A click from the keyboard has the detail 0 and does not end a swipe.
    if (!swiped || event.detail === 0) return;
    swiped = false;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('pointerdown', startPress, true);
  element.addEventListener('click', ignoreClick, true);

  const start = ({ default: Hammer }: { default: HammerStatic }) => {
    if (gone) return;
    const recognizer = new Hammer.Manager(element, {
      touchAction: 'pan-y pinch-zoom',
      recognizers: [
        [
          Hammer.Pan,
          {
            direction: Hammer.DIRECTION_HORIZONTAL,
            // When the browser starts to scroll or zoom, it sends pointercancel at 0, 0. Hammer would start a pan
            // with it that never ends.
            enable: (_, { eventType }) => dragging || eventType !== Hammer.INPUT_CANCEL,
          },
        ],
      ],
    });
    manager = recognizer;
    const release = () => {
      dragging = false;
      element.style.removeProperty('--ks-drag');
      delete element.dataset.dragging;
    };
    recognizer.on('panstart', () => {
      dragging = true;
      element.dataset.dragging = '';
    });
    recognizer.on('panmove', ({ deltaX }) => element.style.setProperty('--ks-drag', `${deltaX}px`));
    recognizer.on('panend', ({ deltaX, deltaY, maxPointers, srcEvent }) => {
      release();
      const duration = srcEvent.timeStamp - pressedAt;
      swiped =
        maxPointers === 1 && isSwipe({ deltaX, deltaY, duration, width: element.clientWidth });
      if (swiped) onSwipe(deltaX < 0 ? 'left' : 'right');
    });
    recognizer.on('pancancel', release);
    element.dataset.swipe = 'ready';
    buffered?.replay();
  };
  // If Hammer fails to load, arrows and keys still work.
  import('hammerjs').then(start).catch(() => buffered?.stop());

  return () => {
    gone = true;
    buffered?.stop();
    element.removeEventListener('pointerdown', startPress, true);
    element.removeEventListener('click', ignoreClick, true);
    delete element.dataset.swipe;
    manager?.destroy();
  };
}
