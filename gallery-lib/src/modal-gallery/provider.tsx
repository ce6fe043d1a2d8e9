'use client';
import { useEffect, type ReactNode } from 'react';
import type { ModalGalleryService } from '../model/modal-gallery';
import { preloadView } from './lazy-view';
import { ModalPortal } from './modal-portal';
import { addProvider, modalGalleryService } from './service';

/**
 * Renders the modal galleries inside your component tree, so that preview templates can read its context. Optional;
 * one per application is enough. Open galleries close when it unmounts.
 */
export function ModalGalleryProvider({ children }: { children?: ReactNode }): ReactNode {
  useEffect(addProvider, []);
  return (
    <>
      {children}
      <ModalPortal />
    </>
  );
}

/** Returns `modalGalleryService`, the same object at every render, and fetches the modal view while the browser is idle. */
export function useModalGallery(): ModalGalleryService {
  useEffect(preloadView, []);
  return modalGalleryService;
}
