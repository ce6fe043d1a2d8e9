import { DOUBLE_TAP_TIME, isInside } from '../../gestures/gesture';

const IMAGE_SELECTOR = '.ks-current-image, .ks-zoom-image, .ks-current-button';

/** Clicks on the active image, each of which acts when no second tap can follow, which would discard it. */
export interface WaitingClick {
  /** Receives each press. Whether it is the second tap is known when it is lifted, which may be later than the time to wait. */
  press(event: PointerEvent): void;
  /** Receives each click: one on the image is delayed, or zooms a zoomed image. */
  click(event: MouseEvent): void;
  /** The press has been lifted, of which the gesture source hears after this. */
  release(): void;
  /** The present press ends a double tap. */
  discard(): void;
}

interface WaitingClickOptions {
  /** Returns whether a second tap with a type of pointer would zoom. */
  canDoubleTap(pointerType: string): boolean;
  isZoomed(): boolean;
  /** What a click on a zoomed image does. */
  onZoomedClick(event: MouseEvent): void;
}

/** Creates what delays the clicks on the active image. */
export function createWaitingClick(options: WaitingClickOptions): WaitingClick {
  const { canDoubleTap, isZoomed, onZoomedClick } = options;
  // A click that no pointer has begun, such as one by assistive technology, does not wait for a second one.
  let pointerType = 'mouse';
  /** True if the click of the present press belongs to a double tap. */
  let isDiscarded = false;
  let isRepeating = false;
  /** What the click that waits does. */
  let waiting: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = (acts: boolean) => {
    clearTimeout(timer);
    const act = waiting;
    waiting = undefined;
    if (acts) act?.();
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(finish, ms, true);
  };
  const act = (event: MouseEvent) => {
    if (isZoomed()) {
      onZoomedClick(event);
      return;
    }
    isRepeating = true;
    // A click with the detail 0 would be one by key.
    const init = { bubbles: true, cancelable: true, detail: 1 };
    event.target?.dispatchEvent(new MouseEvent('click', init));
    isRepeating = false;
  };
  return {
    press(event) {
      ({ pointerType } = event);
      isDiscarded = false;
      if (event.isPrimary) clearTimeout(timer);
    },
    click(event) {
      const { detail, defaultPrevented } = event;
      const isOnImage = isInside(event, IMAGE_SELECTOR);
      if (isRepeating || defaultPrevented || detail === 0 || !isOnImage) return;
      const waits = canDoubleTap(pointerType);
      if (!waits && !isDiscarded && !isZoomed()) return;
      event.preventDefault();
      event.stopPropagation();
      finish(!isDiscarded);
      if (isDiscarded) return;
      waiting = () => act(event);
      if (waits) wait(DOUBLE_TAP_TIME);
      else finish(true);
    },
    release() {
      if (waiting) wait(0);
    },
    discard() {
      finish(false);
      isDiscarded = true;
    },
  };
}
