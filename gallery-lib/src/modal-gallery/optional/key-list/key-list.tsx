'use client';
import { Fragment, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { getKeyList, getKeyListLabels, type KeyListOptions } from '../../../input/key-list';
import { shared } from '../../dialog/gallery-dialog';
import type { KeyListProps } from '../../toolbar/use-key-list';

const { getFocusedElement } = shared;

/** Dialog with the keys of the gallery, above the gallery. Escape and `?` close it. */
export function KeyList({ onClose, ...options }: KeyListProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const labels = getKeyListLabels(options.config);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const { ownerDocument } = element;
    const opener = getFocusedElement(ownerDocument) as HTMLElement | null;
    // Browsers without modal dialogs show it non-modally.
    if (element.showModal) element.showModal();
    else element.setAttribute('open', '');
    element.querySelector('button')?.focus();
    return () => {
      const hadFocus = element.contains(getFocusedElement(ownerDocument));
      element.close?.();
      if (hadFocus) opener?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="ks-key-list"
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== '?') return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Some platforms close dialogs themselves. StrictMode closes it and shows it again.
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="ks-key-list-header">
        <strong id={headingId}>{labels.keyListAriaLabel}</strong>
        <button
          type="button"
          className="ks-upper-button"
          aria-label={labels.keyListCloseAriaLabel}
          onClick={onClose}
        >
          <span className="ks-icon close-image" title={labels.keyListCloseAriaLabel} />
        </button>
      </div>
      <KeyLines {...options} />
    </dialog>
  );
}

function KeyLines(options: Omit<KeyListOptions, 'isApple'>): ReactNode {
  const isApple = /Mac|iP/.test(navigator.platform);
  return (
    <dl>
      {getKeyList({ ...options, isApple }).map(({ text, combinations }) => (
        <div key={text}>
          <dt>
            {combinations.map((keys, index) => (
              <Fragment key={index}>
                {index > 0 && ' / '}
                {keys.map((key, position) => (
                  <Fragment key={position}>
                    {position > 0 && ' + '}
                    <kbd>{key}</kbd>
                  </Fragment>
                ))}
              </Fragment>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
