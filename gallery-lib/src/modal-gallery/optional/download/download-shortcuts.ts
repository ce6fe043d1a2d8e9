'use client';
import { useEffect } from 'react';
import type { ResolvedModalConfig } from '../../../core/config/resolve-modal';
import { attachShortcuts } from '../../../input/shortcuts';
import type { Gallery } from '../../gallery/gallery';
import { shared } from '../../dialog/gallery-dialog';

const { isEditable, withCode } = shared;

interface DownloadShortcutsProps {
  gallery: Gallery;
  config: ResolvedModalConfig;
}

/** Binds the shortcuts that download the active image. */
export function DownloadShortcuts({ gallery, config }: DownloadShortcutsProps): undefined {
  const { currentImageConfig, keyboardServiceConfig } = config;
  const shortcuts = [keyboardServiceConfig.shortcuts].flat().join(' ');
  const enabled = currentImageConfig.downloadable && !keyboardServiceConfig.disableSsrWorkaround;
  useEffect(() => {
    if (!enabled || !gallery.dialog || !shortcuts) return;
    const download = () => {
      // What is shown when the code arrives may be another one.
      const image = gallery.getActive();
      if (image)
        void withCode(import('./download'), 'download', (code) => code.downloadImage(image));
    };
    return attachShortcuts(gallery.dialog, shortcuts.split(' '), isEditable, download);
  }, [enabled, shortcuts, gallery]);
}
