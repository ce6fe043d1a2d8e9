import type { ReactNode } from 'react';
import type { AccessibilityConfig } from '../model/accessibility';

interface PictureErrorProps {
  alt: string;
  labels: Required<Pick<AccessibilityConfig, 'imageErrorText' | 'imageRetryText'>>;
  onRetry: () => void;
}

/** Stands in for a picture that could not be loaded, and offers another try. */
export function PictureError({ alt, labels, onRetry }: PictureErrorProps): ReactNode {
  return (
    <div className="ks-error">
      <p role="img" aria-label={`${alt}. ${labels.imageErrorText}`}>
        {labels.imageErrorText}
      </p>
      <button type="button" onClick={onRetry}>
        {labels.imageRetryText}
      </button>
    </div>
  );
}
