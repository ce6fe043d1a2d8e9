'use client';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import type { AccessibilityConfig } from '../../../model/options/accessibility';
import { SHARE_LABELS } from '../../../model/defaults/labels/share-labels';
import { shared } from '../../dialog/gallery-dialog';
import type { ShareState } from '../../toolbar/run-toolbar-action';

const { getFocusedElement } = shared;

/** Time in ms for which the status is shown. */
const STATUS_TIME = 3_000;

interface ShareResultProps {
  state: ShareState | undefined;
  labels: Partial<AccessibilityConfig>;
  onClose: () => void;
}

/** Shows that a link was copied, or a link that could be neither shared nor copied. */
export function ShareResult({ state, labels, onClose }: ShareResultProps): ReactNode {
  const { linkCopiedText, linkFieldAriaLabel } = { ...SHARE_LABELS, ...labels };
  const isCopied = state?.method === 'copy';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(onClose, STATUS_TIME);
    return () => clearTimeout(timer);
    // Another copy is another state, and starts the time anew.
  }, [isCopied, state, onClose]);
  return (
    <>
      <span role="status">{isCopied && <span className="ks-share">{linkCopiedText}</span>}</span>
      {state?.method === 'field' && (
        <input
          className="ks-share"
          readOnly
          autoFocus
          size={40}
          value={state.url}
          aria-label={linkFieldAriaLabel}
          onFocus={({ target }) => target.select()}
          onBlur={({ target }) => {
            // A window that loses focus keeps the active element.
            if (getFocusedElement(target.ownerDocument) !== target) onClose();
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Escape') return;
            // Closes the field only, by its blur, not the gallery.
            event.preventDefault();
            state.opener.focus();
          }}
        />
      )}
    </>
  );
}
