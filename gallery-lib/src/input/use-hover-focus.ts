'use client';
import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Tracks whether the pointer or keyboard focus (`:focus-visible`) is inside the element that has the handlers. */
export function useHoverFocus() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    hovered,
    focused,
    /** Ignores the focus until it moves. */
    releaseFocus: () => setFocused(false),
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        // Touch sends pointerenter too, but does not hover.
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
