'use client';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { ModalGalleryService } from '../model/modal-gallery';
import { openHandles } from './handles';
import { codeStore, preloadCode } from './lazy-code';
import { providers } from './providers';
import { modalGalleryService } from './service';

/**
 * Renders the modal galleries that `modalGalleryService` opens inside your component tree, so that their slots can read
 * its context. Optional; one per application is enough. Its open galleries close when it unmounts.
 */
export function ModalGalleryProvider({ children }: { children?: ReactNode }): ReactNode {
  const [self] = useState(() => Symbol());
  useEffect(preloadCode, []);
  useEffect(() => {
    providers.set([...providers.get(), self]);
    return () => {
      providers.set(providers.get().filter((other) => other !== self));
      const open = openHandles.get();
      // StrictMode unmounts and mounts again within the same task; galleries stay open.
      setTimeout(() => {
        if (providers.get().length > 0) return;
        for (const { isFromService, ref } of open) if (isFromService) ref.closeModal();
      });
    };
  }, [self]);
  const code = useSyncExternalStore(codeStore.subscribe, codeStore.get, () => 'pending' as const);
  return (
    <>
      {children}
      {typeof code !== 'string' && <code.ServicePortal provider={self} />}
    </>
  );
}

/** Returns `modalGalleryService`, the same object at every render, and fetches the code of the gallery while the browser is idle. */
export function useModalGallery(): ModalGalleryService {
  useEffect(preloadCode, []);
  return modalGalleryService;
}
