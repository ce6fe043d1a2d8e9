'use client';
import { useRef, type MouseEvent, type ReactNode } from 'react';

/** Distance in px that the mouse may move during a press; further than that it drags. */
const CLICK_DISTANCE = 10;

interface PictureButtonProps {
  className: string;
  tabIndex?: number;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

/** A button as large as its image, where a drag can begin and end without being a click. */
export function PictureButton({ onClick, ...button }: PictureButtonProps): ReactNode {
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
        // A click from the keyboard, without a click count, ends no press of the mouse.
        if (event.detail === 0 || !press.current.dragged) onClick(event);
      }}
    />
  );
}
