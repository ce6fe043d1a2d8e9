import { attachClicks } from './clicks';
import { isSwipe, type Gesture } from './gesture';
import { pointerSource } from './recognizer';
import { getGestureSource, type AdapterSource } from './registry';

/** Duration in ms in which the image returns to its place after a drag that is no swipe. The stylesheet has it, too. */
const RETURN_TIME = 300;

interface SwipeListeners {
  /** Called when a horizontal drag starts. */
  onStart(): void;
  /** Called after a swipe, with true for one to the left. */
  onSwipe(isLeft: boolean): void;
}

/**
 * Decides which drags on an element are swipes. While a horizontal drag lasts, `dragged` is true and the element has the
 * attribute `data-dragging` and the custom property `--ks-drag`; the attribute is `back` while the image returns. A click
 * that ends a drag is suppressed. `data-swipe="ready"` says that swipes are recognized. Returns a function that removes
 * all listeners. Native scrolling cannot replace it: slides are stacked to fade, `invertSwipe` reverses the direction,
 * and an adapter may recognize the gestures.
 */
export function attachSwipe(
  element: HTMLElement,
  dragged: { current: boolean },
  { onStart, onSwipe }: SwipeListeners,
): () => void {
  const { dataset, style } = element;
  const clicks = attachClicks(element);
  let timer = 0;
  let frame = 0;
  const setDragged = (dragging: '' | 'back' | undefined) => {
    clearTimeout(timer);
    dragged.current = dragging === '';
    if (dragging === undefined) delete dataset.dragging;
    else dataset.dragging = dragging;
    if (dragging) timer = window.setTimeout(settle, RETURN_TIME);
    if (dragged.current) return;
    cancelAnimationFrame(frame);
    style.removeProperty('--ks-drag');
  };
  const settle = () => {
    setDragged(undefined);
    // The neighbours would stay below the image for as long as one that fades out.
    for (const animation of element.getAnimations?.({ subtree: true }) ?? [])
      if (animation instanceof CSSTransition && animation.transitionProperty === 'display')
        animation.finish();
  };
  const report = (gesture: Gesture) => {
    if (gesture.type !== 'drag' || gesture.isAfterPinch) return;
    clicks.suppress();
    const { axis, phase, deltaX } = gesture;
    if (axis !== 'x') return;
    if (phase === 'move') {
      // The only other one of two slides is on both sides.
      style.setProperty('--ks-side', deltaX > 0 ? '-100%' : '100%');
      cancelAnimationFrame(frame);
      // Once per frame, without reading the layout.
      frame = requestAnimationFrame(() => style.setProperty('--ks-drag', `${deltaX}px`));
    } else if (phase === 'start') {
      onStart();
      setDragged('');
    } else if (phase === 'end' && isSwipe(gesture, element.clientWidth)) {
      setDragged(undefined);
      onSwipe(deltaX < 0);
    } else setDragged('back');
  };
  const source: AdapterSource = getGestureSource() ?? pointerSource;
  const detach = source(element, report, pointerSource);
  dataset.swipe = 'ready';
  return () => {
    detach();
    clicks.detach();
    setDragged(undefined);
    delete dataset.swipe;
  };
}
