'use client';
import { createElement, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createStore } from '../../core/store';
import { GalleryDialog } from '../dialog/gallery-dialog';
import type { Gallery } from '../gallery';

/** Mounted providers; the first one renders the galleries of the service. */
export const providers = createStore<readonly symbol[]>([]);

/** A gallery of the service, until nothing of it is visible any more. */
interface Opening {
  readonly gallery: Gallery;
  /** Unique per opening, because ids are reused. */
  readonly serial: number;
  readonly onGone: () => void;
}

const openings = createStore<readonly Opening[]>([]);
const NONE: readonly Opening[] = [];
let hasRoot = false;
let count = 0;

/** Renders the galleries of the service in their containers; only the first of several portals does. */
export function ServicePortal({ provider }: { provider?: symbol }): ReactNode {
  const active = useSyncExternalStore(
    providers.subscribe,
    () => providers.get()[0],
    () => undefined,
  );
  const shown = useSyncExternalStore(openings.subscribe, openings.get, () => NONE);
  if (active !== provider || shown.length === 0) return null;
  return shown.map(({ gallery, serial, onGone }) =>
    createPortal(
      <GalleryDialog content={gallery.content} {...{ gallery, onGone }} />,
      gallery.content.container ?? document.body,
      String(serial),
    ),
  );
}

/** Renders a gallery of the service: in the tree of a provider, or by a React root that is created once and kept. */
export function showGallery(gallery: Gallery): void {
  const opening = {
    gallery,
    serial: (count += 1),
    onGone: () => openings.set(openings.get().filter((other) => other !== opening)),
  };
  openings.set([...openings.get(), opening]);
  // Nothing leaves that has not been shown.
  gallery.ref.close$.subscribe(() => gallery.endModal ?? opening.onGone());
  if (hasRoot || providers.get().length > 0) return;
  hasRoot = true;
  // Its content is rendered through a portal, so that the container itself does not need to be in the document.
  createRoot(document.createElement('div')).render(createElement(ServicePortal));
}
