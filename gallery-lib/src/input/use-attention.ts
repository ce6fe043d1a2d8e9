'use client';
import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether the pointer, or focus that came from the keyboard, rests inside an element, and the handlers that tell. */
export function useAttention() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    hovered,
    focused,
    /** Forgets the focus until it moves. */
    releaseFocus: () => setFocused(false),
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        // A finger does not hover; it would leave the element marked after it is lifted.
        if (event.pointerType !== 'touch') setHovered(true);
      },
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent<HTMLElement>) =>
        setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
