'use client';
import {
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { isEditable } from '../core/editable';
import { getKeyActions, isRightToLeft } from '../input/keys';
import type { ModalSession } from './session';

/** The list of keys of a modal gallery, and what opens it. */
interface KeyListView {
  /** `undefined` while the list is closed. */
  readonly list: ReactNode;
  /** Opens the list on `?`, unless the key already has another meaning. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Shows the keys of a gallery. Their code is fetched at the first press. Must be called before focus is managed. */
export function useKeyList(
  dialog: RefObject<HTMLDialogElement | null>,
  session: ModalSession,
): KeyListView {
  const [opening, setOpening] = useState<typeof import('./key-list') & { readonly rtl: boolean }>();
  useLayoutEffect(() => {
    const element = dialog.current;
    // A list that is still open would make the page inert when the closing gallery returns focus to it.
    return () => element?.querySelector<HTMLDialogElement>('.ks-key-list')?.close?.();
  }, [dialog]);
  const config = session.getConfig();
  return {
    list: opening && (
      <opening.KeyList
        config={config}
        actions={getKeyActions(config.keyboardConfig)}
        count={session.slides.get().images.length}
        rtl={opening.rtl}
        onClose={() => setOpening(undefined)}
      />
    ),
    onKeyDown(event) {
      const { key, ctrlKey, altKey, metaKey, currentTarget, target } = event;
      if (key !== '?' || ctrlKey || altKey || metaKey || isEditable(target)) return;
      if (event.isDefaultPrevented()) return;
      event.preventDefault();
      const rtl = isRightToLeft(currentTarget);
      import('./key-list').then(
        (code) => setOpening({ ...code, rtl }),
        (error: unknown) => console.warn('The list of keys could not be loaded.', error),
      );
    },
  };
}
