import { DOUBLE_TAP_TIME } from '../../gestures/gesture';
import type { Point } from '../../gestures/zoom-geometry';

const IMAGE_SELECTOR = '.ks-current-image, .ks-current-button';

/** What clicks on the active image depend on, and what they do. */
interface StageClicksOptions {
  /** Returns whether a click of a pointer has to wait for a second tap. */
  mustWait(pointerType: string): boolean;
  isZoomed(): boolean;
  /** Called for a click on a zoomed image. */
  onZoomedClick(point: Point): void;
}

/** Clicks on the active image. */
export interface StageClicks {
  /** Discards the click that waits and the one that ends a double tap. */
  discard(): void;
  /** Removes all listeners. */
  detach(): void;
}

/**
 * Delays clicks on the active image until no second tap can follow, and lets those on a zoomed image zoom. Clicks by key
 * are left alone.
 */
export function attachStageClicks(area: HTMLElement, options: StageClicksOptions): StageClicks {
  let pointerType = '';
  let isDiscarded = false;
  let isRepeating = false;
  let waiting: { timer: ReturnType<typeof setTimeout>; act: () => void } | undefined;

  const finish = (acts: boolean) => {
    const finished = waiting;
    waiting = undefined;
    clearTimeout(finished?.timer);
    if (acts) finished?.act();
  };
  const press = (event: PointerEvent) => {
    ({ pointerType } = event);
    isDiscarded = false;
  };
  const act = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    if (options.isZoomed()) {
      options.onZoomedClick({ x, y });
      return;
    }
    isRepeating = true;
    // A click with the detail 0 would be one by key.
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    isRepeating = false;
  };
  const click = (event: MouseEvent) => {
    const { target, detail, defaultPrevented } = event;
    const isOnImage = target instanceof Element && target.closest(IMAGE_SELECTOR);
    if (isRepeating || defaultPrevented || detail === 0 || !isOnImage) return;
    const waits = options.mustWait(pointerType);
    if (!waits && !isDiscarded && !options.isZoomed()) return;
    event.preventDefault();
    event.stopPropagation();
    finish(!isDiscarded);
    if (isDiscarded) return;
    if (waits)
      waiting = { timer: setTimeout(finish, DOUBLE_TAP_TIME, true), act: () => act(event) };
    else act(event);
  };
  area.addEventListener('pointerdown', press, true);
  area.addEventListener('click', click, true);
  return {
    discard() {
      finish(false);
      isDiscarded = true;
    },
    detach() {
      finish(false);
      area.removeEventListener('pointerdown', press, true);
      area.removeEventListener('click', click, true);
    },
  };
}
