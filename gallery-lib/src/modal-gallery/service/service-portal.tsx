'use client';
import { createElement, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createStore } from '../../core/store';
import type { AnyImage } from '../../model/image';
import type { ModalGalleryRef } from '../../model/modal-gallery';
import type { GivenContent } from '../gallery/content';
import type { Gallery } from '../gallery/gallery';
import { galleryCode } from '../shell/load-gallery';
import { WaitingDialog } from '../shell/waiting-dialog';

/** Mounted providers; the first one renders the galleries of the service. */
export const providers = createStore<readonly symbol[]>([]);

/** A gallery of the service, until nothing of it is visible any more. */
export interface ServiceOpening {
  readonly id: number;
  readonly ref: ModalGalleryRef;
  /** Options as the application gave them. */
  readonly given: GivenContent<AnyImage>;
  /** Unique per opening, because ids are reused. */
  readonly serial: number;
  readonly onGone: () => void;
  /** Missing until its code has arrived. */
  gallery?: Gallery;
}

/** The galleries of the service. */
export const openings = createStore<readonly ServiceOpening[]>([]);
const NONE: readonly ServiceOpening[] = [];
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
  return shown.map((opening) => <ServiceGallery key={opening.serial} opening={opening} />);
}

/** A gallery of the service: a dialog that can only be closed until the code of the gallery arrives. */
function ServiceGallery({ opening }: { opening: ServiceOpening }): ReactNode {
  const { code, hasFailed = false } = useSyncExternalStore(galleryCode.subscribe, galleryCode.get);
  const [isLate] = useState(!code);
  const { id, ref, given, gallery, onGone } = opening;
  const container = given.container ?? document.body;
  if (code && gallery) {
    const { content } = gallery;
    return createPortal(
      <code.GalleryDialog {...{ gallery, content, isLate, onGone }} />,
      container,
    );
  }
  const props = { ...given, open: true, onClose: ref.closeModal };
  return <WaitingDialog {...{ id, props, container, hasFailed, onGone }} />;
}

/** Renders a gallery of the service: in the tree of a provider, or by a React root that is created once and kept. */
export function showOpening(given: Omit<ServiceOpening, 'serial' | 'onGone'>): ServiceOpening {
  const opening: ServiceOpening = {
    ...given,
    serial: (count += 1),
    onGone: () => openings.set(openings.get().filter((other) => other !== opening)),
  };
  openings.set([...openings.get(), opening]);
  // Nothing leaves that has not been shown.
  opening.ref.close$.subscribe(() => opening.gallery?.endModal ?? opening.onGone());
  if (!hasRoot && providers.get().length === 0) {
    hasRoot = true;
    // Its content is rendered through a portal, so that the container itself does not need to be in the document.
    createRoot(document.createElement('div')).render(createElement(ServicePortal));
  }
  return opening;
}
