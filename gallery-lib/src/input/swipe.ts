/** The way a finger moved. */
export type SwipeDirection = 'left' | 'right';

/** Part of the width that a slow drag must cover to count as a swipe. */
const DRAG_SHARE = 0.3;

/**
 * Collects what a finger does until the recogniser is there, so that the gesture that called for it is not lost.
 */
function collect(element: HTMLElement, first: PointerEvent): { stop(): void; handOver(): void } {
  const events = [first];
  const types = ['pointermove', 'pointerup', 'pointercancel'] as const;
  const push = (event: PointerEvent) => {
    if (event.pointerId === first.pointerId) events.push(event);
  };
  for (const type of types) window.addEventListener(type, push);
  const stop = () => {
    for (const type of types) window.removeEventListener(type, push);
  };
  return {
    stop,
    handOver() {
      stop();
      for (const event of events) element.dispatchEvent(new PointerEvent(event.type, event));
    },
  };
}

/**
 * Recognises horizontal swipes on an element with Hammer, which is fetched now. While the finger drags, the custom
 * property `--ks-drag` holds the distance; a click that ends a drag does not arrive. Vertical movement and pinching
 * stay with the browser. Returns how to undo it.
 */
export function attachSwipe(
  element: HTMLElement,
  onSwipe: (direction: SwipeDirection) => void,
  firstEvent?: PointerEvent,
): () => void {
  let manager: HammerManager | undefined;
  let gone = false;
  let dragged = false;
  let swiped = false;
  let width = 0;
  const collected = firstEvent && collect(element, firstEvent);

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
