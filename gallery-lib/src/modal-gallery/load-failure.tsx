import { useEffect, useRef, type ReactNode } from 'react';
import { loadView } from './lazy-view';
import type { ModalSession } from './session';

/** Error dialog shown if the modal view failed to load, with a retry button. */
export function LoadFailure({ session }: { session: ModalSession }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const labels = session.getConfig().accessibilityConfig;
  useEffect(() => {
    const element = dialog.current;
    element?.showModal?.();
    return () => element?.close?.();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={labels.modalGalleryContentAriaLabel}
      onClose={() => session.ref.closeModal()}
    >
      <p>{labels.imageErrorText}</p>
      <button type="button" onClick={() => void loadView()}>
        {labels.imageRetryText}
      </button>
    </dialog>
  );
}
