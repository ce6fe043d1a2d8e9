'use client';
import { useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { isEditable } from '../../core/editable';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';
import { isRightToLeft } from '../../core/elements';
import type { KeyListOptions } from '../../input/key-list';
import { getKeyActions } from '../../input/keys';
import type { Gallery } from '../gallery/gallery';
import { withCode } from '../optional-parts';

/** Props of the list of keys. */
export interface KeyListProps extends Omit<KeyListOptions, 'isApple'> {
  onClose: () => void;
}

/** The list of keys of a modal gallery, and what opens it. */
interface KeyListView {
  /** `undefined` while the list is closed. */
  readonly list: ReactNode;
  /** Opens the list on `?`, unless the key already has another meaning. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Shows the keys of an open gallery. Their code is fetched at the first use. */
export function useKeyList(gallery: Gallery, config: ResolvedModalConfig): KeyListView {
  const [opening, setOpening] = useState<{
    readonly KeyList: ComponentType<KeyListProps>;
    readonly rtl: boolean;
  }>();
  return {
    list:
      opening && gallery.ref.isOpen ? (
        <opening.KeyList
          config={config}
          actions={getKeyActions(config.keyboardConfig)}
          count={gallery.slides.get().images.length}
          rtl={opening.rtl}
          onClose={() => setOpening(undefined)}
        />
      ) : undefined,
    onKeyDown(event) {
      const { key, ctrlKey, altKey, metaKey, currentTarget, target } = event;
      if (key !== '?' || ctrlKey || altKey || metaKey || isEditable(target)) return;
      if (event.isDefaultPrevented()) return;
      event.preventDefault();
      const rtl = isRightToLeft(currentTarget);
      void withCode(import('../optional/key-list/key-list'), 'list of keys', (code) =>
        setOpening({ ...code, rtl }),
      );
    },
  };
}
