'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { LoadingType } from '../model/enums';

interface SpinnerProps {
  type: LoadingType;
  label: string;
  title: string;
}

const ELEMENT_COUNTS: Partial<Record<LoadingType, number>> = {
  [LoadingType.STANDARD]: 3,
  [LoadingType.CIRCULAR]: 1,
  [LoadingType.BARS]: 3,
  [LoadingType.DOTS]: 3,
  [LoadingType.CUBE_FLIPPING]: 2,
  [LoadingType.CIRCLES]: 3,
  [LoadingType.EXPLOSING_SQUARES]: 4,
};

/** Delay in ms before the spinner is rendered and announced; most images load faster. */
const DELAY = 200;

/** Spinner with the WAI-ARIA role `status`, rendered after a delay of 200 ms. */
export function Spinner({ type, label, title }: SpinnerProps): ReactNode {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className="ks-loading"
      role="status"
      aria-label={shown ? label : undefined}
      title={(shown && title) || undefined}
    >
      {shown && (
        <>
          <span className={`ks-spinner ks-spinner-${type}`} aria-hidden="true">
            {Array.from({ length: ELEMENT_COUNTS[type] ?? 0 }, (_, index) => (
              <i key={index} />
            ))}
          </span>
          <span className="ks-visually-hidden">{label}</span>
        </>
      )}
    </div>
  );
}
