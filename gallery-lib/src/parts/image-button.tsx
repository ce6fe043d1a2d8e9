'use client';
import { useRef, type MouseEvent, type ReactNode } from 'react';

/** Distance in px that the mouse may move during a press; above it the press is a drag. */
const CLICK_DISTANCE = 10;

interface ImageButtonProps {
  className: string;
  tabIndex?: number;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

/** Button around an image; a drag that starts and ends on it is not a click. */
export function ImageButton({ onClick, ...button }: ImageButtonProps): ReactNode {
  const press = useRef({ x: 0, y: 0, dragged: false });
  return (
    <button
      type="button"
      {...button}
      onMouseDown={({ clientX, clientY }) => {
        press.current = { x: clientX, y: clientY, dragged: false };
      }}
      onMouseMove={({ buttons, clientX, clientY }) => {
        const { x, y } = press.current;
        press.current.dragged ||=
          buttons > 0 && Math.hypot(clientX - x, clientY - y) > CLICK_DISTANCE;
      }}
      onClick={(event) => {
        // A click from the keyboard has the detail 0 and does not end a drag.
        if (event.detail === 0 || !press.current.dragged) onClick(event);
      }}
    />
  );
}
