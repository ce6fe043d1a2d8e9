import type { ModalLibConfig } from 'ks-gallery-react';
import { allButtons } from './config';

interface ButtonsProps {
  onOpen: (id: number, libConfig?: ModalLibConfig) => void;
}

/** Opens the gallery with the default buttons, or with all of them. */
export function Buttons({ onOpen }: ButtonsProps) {
  return (
    <p className="button-row">
      <button type="button" className="button" onClick={() => onOpen(333)}>
        Open the gallery
      </button>
      <button type="button" className="button" onClick={() => onOpen(343, allButtons)}>
        Open with all buttons
      </button>
    </p>
  );
}
