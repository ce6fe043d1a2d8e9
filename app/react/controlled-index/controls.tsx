import type { Action } from 'ks-gallery-react';
import { landscapeImages } from '@/components/demos/image-sets/landscape-images';

/** Returns whether the application has accepted what the carousel asked for. */
export const describe = (isRefused: boolean, index: number, action: Action): string =>
  `${isRefused ? 'Refused' : 'Accepted'}: photograph ${index + 1} (${action}).`;

interface ControlsProps {
  index: number;
  setIndex: (index: number) => void;
  isLocked: boolean;
  setIsLocked: (isLocked: boolean) => void;
}

/** A button for each photograph, and a choice whether the application accepts what the carousel asks for. */
export function Controls({ index, setIndex, isLocked, setIsLocked }: ControlsProps) {
  return (
    <>
      <p className="button-row">
        {landscapeImages.map(({ id }, position) => (
          <button
            key={id}
            type="button"
            className="button"
            aria-label={`Photograph ${position + 1}`}
            aria-pressed={position === index}
            onClick={() => setIndex(position)}
          >
            {position + 1}
          </button>
        ))}
      </p>
      <p>
        <label>
          <input type="checkbox" checked={isLocked} onChange={() => setIsLocked(!isLocked)} />{' '}
          Refuse changes that the carousel asks for
        </label>
      </p>
    </>
  );
}
