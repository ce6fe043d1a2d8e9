'use client';
import { useEffect, type ReactNode } from 'react';
import type { ModalGalleryService } from '../model/modal-gallery';
import { preloadView } from './lazy-view';
import { ModalHost } from './modal-host';
import { addProvider, modalGalleryService } from './service';

/**
 * Draws modal galleries inside the caller's tree, so that its context reaches preview templates. Optional, and one
 * is enough; when it unmounts, open galleries close.
 */
export function ModalGalleryProvider({ children }: { children?: ReactNode }): ReactNode {
  useEffect(addProvider, []);
  return (
    <>
      {children}
      <ModalHost />
    </>
  );
}

/** The service for components, the same object at every render; what a gallery is drawn with is fetched while the browser is idle. */
export function useModalGallery(): ModalGalleryService {
  useEffect(preloadView, []);
  return modalGalleryService;
}
