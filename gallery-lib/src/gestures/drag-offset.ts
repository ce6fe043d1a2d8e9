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
  let frame = 0;
  return {
    set(distance) {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => style.setProperty(PROPERTY, `${distance}px`));
    },
    clear() {
      cancelAnimationFrame(frame);
      style.removeProperty(PROPERTY);
    },
  };
}
