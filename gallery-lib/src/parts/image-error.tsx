import type { ReactNode } from 'react';
import type { AccessibilityConfig } from '../model/accessibility';

interface ImageErrorProps {
  alt: string;
  labels: Required<Pick<AccessibilityConfig, 'imageErrorText' | 'imageRetryText'>>;
  onRetry: () => void;
}

/** Error message in place of an image that failed to load, with a retry button. */
export function ImageError({ alt, labels, onRetry }: ImageErrorProps): ReactNode {
  return (
    <div className="ks-error">
      <p role="img" aria-label={`${alt}. ${labels.imageErrorText}`}>
        {labels.imageErrorText}
      </p>
      <button type="button" className="ks-retry" onClick={onRetry}>
        {labels.imageRetryText}
      </button>
    </div>
  );
}
