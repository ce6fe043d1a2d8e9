'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { getNames } from '../../core/text/labels';
import type { ResolvedCarouselConfig } from '../../core/config/resolve-carousel';
import { LoadingType } from '../../model/enums';
import type { AccessibilityConfig } from '../../model/options/accessibility';
import type { RenderSlot } from '../../model/slots';
import type { SlideContext } from './slide-figure';
import { SafeSlot } from '../slot';

interface SpinnerProps {
  config: ResolvedCarouselConfig['carouselImageConfig']['loadingConfig'];
  labels: Required<Pick<AccessibilityConfig, 'loadingSpinnerAriaLabel' | 'loadingSpinnerTitle'>>;
  /** Slot for the animation, and its argument; without a context the default is rendered. */
  slot?: RenderSlot;
  context?: SlideContext;
  /** True if something stands in for the image: loading is then announced only. */
  hasPreview?: boolean;
}

/** Numbers of moving elements where there are not three. */
const ELEMENT_COUNTS: Partial<Record<LoadingType, number>> = {
  [LoadingType.CIRCULAR]: 1,
  [LoadingType.CUBE_FLIPPING]: 2,
  [LoadingType.EXPLOSING_SQUARES]: 4,
};

/** Delay in ms before the spinner is rendered and announced; most images load faster. */
const DELAY = 200;

/** Spinner with the WAI-ARIA role `status`, rendered after a delay of 200 ms. */
export function Spinner({ config, labels, slot, context, hasPreview }: SpinnerProps): ReactNode {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  if (!config.enable) return null;
  const defaultRender = () => (
    <span className="ks-spinner" data-type={config.type} aria-hidden="true">
      {Array.from({ length: ELEMENT_COUNTS[config.type] ?? 3 }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
  return (
    <div className="ks-loading" role="status" {...(shown && getNames(labels, 'loadingSpinner'))}>
      {shown && (
        <>
          {/* The context is missing only where there is no slot. */}
          {!hasPreview && (
            <SafeSlot {...(context as SlideContext)} slot={slot} defaultRender={defaultRender} />
          )}
          <span className="ks-visually-hidden">{labels.loadingSpinnerAriaLabel}</span>
        </>
      )}
    </div>
  );
}

interface WaitingSlideProps extends SpinnerProps {
  className: string;
}

/** Slide after the last image of a list that is growing. */
export function WaitingSlide({ className, ...spinner }: WaitingSlideProps): ReactNode {
  return (
    <div className={`${className} ks-waiting`} data-state="active">
      <Spinner {...spinner} />
    </div>
  );
}
