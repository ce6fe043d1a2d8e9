'use client';
import { useEffect, type ReactNode } from 'react';
import type { ModalGalleryService } from '../model/modal-gallery';
import { preloadView } from './lazy-view';
import { modalGalleryService } from './service';
import { ProviderPortal } from './service-portal';

/**
 * Renders the modal galleries that `modalGalleryService` opens inside your component tree, so that their slots can read
 * its context. Optional; one per application is enough. Its open galleries close when it unmounts.
 */
export function ModalGalleryProvider({ children }: { children?: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <ProviderPortal />
    </>
  );
}

/** Returns `modalGalleryService`, the same object at every render, and fetches the modal view while the browser is idle. */
export function useModalGallery(): ModalGalleryService {
  useEffect(preloadView, []);
  return modalGalleryService;
}
