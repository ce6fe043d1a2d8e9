import type { ReactNode } from 'react';
import type { AccessibilityConfig } from '../model/accessibility';
import type { LoadingConfig } from '../model/current-image';
import { Spinner } from './spinner';

interface WaitingSlideProps {
  className: string;
  config: Required<LoadingConfig>;
  labels: Required<Pick<AccessibilityConfig, 'loadingSpinnerAriaLabel' | 'loadingSpinnerTitle'>>;
}

/** Slide after the last image of a list that is growing. */
export function WaitingSlide({ className, ...spinner }: WaitingSlideProps): ReactNode {
  return (
    <div className={`${className} ks-waiting`} data-state="active">
      <Spinner {...spinner} />
    </div>
  );
}
