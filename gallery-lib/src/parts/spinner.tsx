'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { getNames } from '../core/labels';
import type { AccessibilityConfig } from '../model/accessibility';
import type { LoadingConfig } from '../model/current-image';
import { LoadingType } from '../model/enums';
import type { RenderSlot } from '../model/slots';
import type { SlideContext } from './slide-figure';
import { Slot, SlotBoundary } from './slot';

interface SpinnerProps {
  config: Required<LoadingConfig>;
  labels: Required<Pick<AccessibilityConfig, 'loadingSpinnerAriaLabel' | 'loadingSpinnerTitle'>>;
  /** Slot for the drawing, and its argument; without a context the default is rendered. */
  slot?: RenderSlot;
  context?: SlideContext;
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
export function Spinner({ config, labels, slot, context }: SpinnerProps): ReactNode {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  if (!config.enable) return null;
  const defaultRender = () => (
    <span className={`ks-spinner ks-spinner-${config.type}`} aria-hidden="true">
      {Array.from({ length: ELEMENT_COUNTS[config.type] ?? 0 }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
  return (
    <div
      className="ks-loading"
      role="status"
      {...(shown ? getNames(labels, 'loadingSpinner') : undefined)}
    >
      {shown && (
        <>
          {slot && context ? (
            <SlotBoundary fallback={defaultRender}>
              <Slot slot={slot} {...context} defaultRender={defaultRender} />
            </SlotBoundary>
          ) : (
            defaultRender()
          )}
          <span className="ks-visually-hidden">{labels.loadingSpinnerAriaLabel}</span>
        </>
      )}
    </div>
  );
}
