'use client';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { checkModalOptions } from '../../core/config/check-modal';
import { checkInterval } from '../../core/config/rules';
import { resolveModalConfig, type ResolvedModalConfig } from '../../core/config/resolve-modal';
import type { GalleryContent } from '../gallery/content';
import type { Gallery } from '../gallery/gallery';

/**
 * Resolves the options.
 * @throws GalleryError `INVALID_INTERVAL`; in development for every option that is not valid
 */
export function useConfig(gallery: Gallery, { libConfig }: GalleryContent): ResolvedModalConfig {
  const config = useMemo(() => {
    if (process.env.NODE_ENV !== 'production') checkModalOptions(gallery.name, libConfig);
    const resolved = resolveModalConfig(libConfig);
    checkInterval(gallery.name, 'slideConfig.playConfig', resolved.slideConfig.playConfig.interval);
    return resolved;
  }, [gallery, libConfig]);
  // The first render needs it too.
  useState(() => gallery.setConfig(config));
  useLayoutEffect(() => gallery.setConfig(config), [gallery, config]);
  return config;
}

interface ChangesProps {
  gallery: Gallery;
  content: GalleryContent;
}

/** Applies changes of the images and of the current image to an open gallery. Its effects run before those of siblings. */
export function Changes({ gallery, content }: ChangesProps): undefined {
  const { images, currentImage } = content;
  const currentId = currentImage?.id;
  const lastId = useRef(currentId);
  useEffect(() => gallery.applyImages(images), [gallery, images]);
  useEffect(() => {
    if (lastId.current === currentId) return;
    lastId.current = currentId;
    const state = gallery.slides.get();
    const index = state.images.findIndex(({ id }) => id === currentId);
    if (index >= 0 && index !== state.index) gallery.ref.navigateTo(index);
  }, [gallery, currentId]);
}
