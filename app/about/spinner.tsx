import type { LoadingTypeName } from 'ks-gallery-react';

/** The value of each type, which its class ends with, and the number of its moving elements. */
const spinners: Readonly<Record<LoadingTypeName, readonly [value: number, elements: number]>> = {
  standard: [1, 3],
  circular: [2, 1],
  bars: [3, 3],
  dots: [4, 3],
  cubeFlipping: [5, 2],
  circles: [6, 3],
  explosingSquares: [7, 4],
};

/** A spinner of the React edition, without its script. */
export function Spinner({ type }: { type: LoadingTypeName }) {
  const [value, elements] = spinners[type];
  return (
    <span className={`ks-spinner ks-spinner-${value}`}>
      {Array.from({ length: elements }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
