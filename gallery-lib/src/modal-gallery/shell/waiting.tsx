import type { ReactNode } from 'react';
import type { DIALOG_LABELS } from '../../model/defaults/labels/loading-labels';

interface WaitingProps {
  hasFailed: boolean;
  labels: typeof DIALOG_LABELS;
  onClose: () => void;
  onRetry: () => void;
}

/** Content of a dialog whose view has not arrived: a close button, and a spinner or a message with a retry button. */
export function Waiting({ hasFailed, labels, onClose, onRetry }: WaitingProps): ReactNode {
  return (
    <>
      <div className="ks-header">
        <div className="ks-upper-buttons">
          <button
            type="button"
            className="ks-upper-button"
            aria-label={labels.closeAriaLabel}
            data-initial-focus=""
            onClick={onClose}
          >
            <span className="ks-icon close-image" />
          </button>
        </div>
      </div>
      {hasFailed ? (
        <div className="ks-error">
          <p>{labels.imageErrorText}</p>
          <button
            type="button"
            className="ks-retry"
            onClick={({ currentTarget }) => {
              // The button, which has focus, is about to be removed.
              currentTarget.closest('dialog')?.focus();
              onRetry();
            }}
          >
            {labels.imageRetryText}
          </button>
        </div>
      ) : (
        <div className="ks-loading" role="status" aria-label={labels.loadingSpinnerAriaLabel}>
          <span className="ks-spinner" data-type="standard">
            <i />
            <i />
            <i />
          </span>
        </div>
      )}
    </>
  );
}
