const PROPERTY = '--ks-drag';

/** Writes the distance of a drag to the custom property `--ks-drag` of an element. */
export interface DragOffset {
  /** Writes a distance in px in the next frame. */
  set(distance: number): void;
  /** Removes the property, and discards a distance that has not been written. */
  clear(): void;
}

/** Returns the only writer of `--ks-drag` on an element. It writes at most once per frame and reads no layout. */
export function createDragOffset({ style }: HTMLElement): DragOffset {
  let latest = 0;
  let frame = 0;
  const write = () => {
    frame = 0;
    style.setProperty(PROPERTY, `${latest}px`);
  };
  return {
    set(distance) {
      latest = distance;
      frame ||= requestAnimationFrame(write);
    },
    clear() {
      cancelAnimationFrame(frame);
      frame = 0;
      style.removeProperty(PROPERTY);
    },
  };
}
