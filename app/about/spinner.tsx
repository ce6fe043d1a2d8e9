import type { LoadingTypeName } from 'ks-gallery-react';

/** The number of moving elements of each type. */
const elements: Readonly<Record<LoadingTypeName, number>> = {
  standard: 3,
  circular: 1,
  bars: 3,
  dots: 3,
  cubeFlipping: 2,
  circles: 3,
  explosingSquares: 4,
};

/** A spinner of the React edition, without its script. */
export function Spinner({ type }: { type: LoadingTypeName }) {
  return (
    <span className="ks-spinner" data-type={type}>
      {Array.from({ length: elements[type] }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
