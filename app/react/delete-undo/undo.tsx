import type { FlatImage } from 'ks-gallery-react';

interface UndoProps {
  /** The last one is restored first. */
  deleted: readonly FlatImage[];
  onUndo: (deleted: readonly FlatImage[]) => void;
}

/** Says which image was deleted last, and restores it. */
export function Undo({ deleted, onUndo }: UndoProps) {
  const last = deleted.at(-1);
  return (
    <>
      <p role="status">{last && `${last.caption} is deleted.`}</p>
      <p className="button-row">
        <button
          type="button"
          className="button"
          disabled={!last}
          onClick={() => onUndo(deleted.slice(0, -1))}
        >
          Undo
        </button>
      </p>
    </>
  );
}
