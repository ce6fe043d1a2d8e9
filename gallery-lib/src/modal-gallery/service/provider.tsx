'use client';
import { useEffect, useState, type ReactNode } from 'react';
import type { ModalGalleryService } from '../../model/modal-gallery';
import { loadGallery } from '../shell/load-gallery';
import { whenIdle } from '../shell/when-idle';
import { modalGalleryService } from './service';
import { openings, providers, ServicePortal } from './service-portal';

/** Fetches the code of the gallery while the browser is idle; it removes the history entry of one that a reload has closed. */
function usePreparation(): void {
  useEffect(() => whenIdle(() => loadGallery()), []);
}

/**
 * Renders the modal galleries that `modalGalleryService` opens inside your component tree, so that their slots can read
 * its context. Optional; one per application is enough. Its open galleries close when it unmounts.
 */
export function ModalGalleryProvider({ children }: { children?: ReactNode }): ReactNode {
  const [self] = useState(() => Symbol());
  usePreparation();
  useEffect(() => {
    providers.set([...providers.get(), self]);
    return () => {
      providers.set(providers.get().filter((other) => other !== self));
      const open = openings.get();
      // StrictMode unmounts and mounts again within the same task; galleries stay open.
      setTimeout(() => {
        if (providers.get().length > 0) return;
        for (const { ref } of open) ref.closeModal();
      });
    };
  }, [self]);
  return (
    <>
      {children}
      <ServicePortal provider={self} />
    </>
  );
}

/** Returns `modalGalleryService`, the same object at every render, and fetches the code of the gallery while the browser is idle. */
export function useModalGallery(): ModalGalleryService {
  usePreparation();
  return modalGalleryService;
}
