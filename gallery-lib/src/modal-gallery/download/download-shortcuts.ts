'use client';
import { useEffect } from 'react';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';
import { attachShortcuts } from '../../input/shortcuts';
import type { Gallery } from '../gallery';

interface DownloadShortcutsProps {
  gallery: Gallery;
  config: ResolvedModalConfig;
  /** Must not change. */
  onPress: (event: Event) => void;
}

/** Binds the shortcuts that download the active image. */
export function DownloadShortcuts({ gallery, config, onPress }: DownloadShortcutsProps): undefined {
  const { currentImageConfig, keyboardServiceConfig } = config;
  const shortcuts = [keyboardServiceConfig.shortcuts].flat().join(' ');
  const enabled = currentImageConfig.downloadable && !keyboardServiceConfig.disableSsrWorkaround;
  useEffect(() => {
    if (!enabled || !gallery.dialog || !shortcuts) return;
    return attachShortcuts(gallery.dialog, shortcuts.split(' '), onPress);
  }, [enabled, shortcuts, gallery, onPress]);
}
