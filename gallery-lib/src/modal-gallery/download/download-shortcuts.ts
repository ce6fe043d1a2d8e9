'use client';
import { useEffect } from 'react';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';
import { attachShortcuts } from '../../input/shortcuts';
import type { GalleryHandle } from '../handles';

interface DownloadShortcutsProps {
  handle: GalleryHandle;
  config: ResolvedModalConfig;
  /** Must not change. */
  onPress: (event: Event) => void;
}

/** Binds the shortcuts that download the active image. */
export function DownloadShortcuts({ handle, config, onPress }: DownloadShortcutsProps): undefined {
  const { currentImageConfig, keyboardServiceConfig } = config;
  const shortcuts = [keyboardServiceConfig.shortcuts].flat().join(' ');
  const enabled = currentImageConfig.downloadable && !keyboardServiceConfig.disableSsrWorkaround;
  useEffect(() => {
    if (!enabled || !handle.dialog || !shortcuts) return;
    return attachShortcuts(handle.dialog, shortcuts.split(' '), onPress);
  }, [enabled, shortcuts, handle, onPress]);
}
