import type { ReactNode } from 'react';
import type { ResolvedModalConfig } from '../core/resolve-modal';

interface PictureErrorProps {
  alt: string;
  labels: ResolvedModalConfig['accessibilityConfig'];
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
