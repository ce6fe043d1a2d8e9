'use client';
import { useEffect } from 'react';
import type { ResolvedModalConfig } from '../../core/resolve-modal';
import { attachShortcuts } from '../../input/shortcuts';
import { startDownload } from '../toolbar/run-toolbar-action';
import type { ModalSession } from '../view/session';

/** Binds the shortcuts that download the active image. */
export function useDownloadShortcuts(session: ModalSession, config: ResolvedModalConfig): void {
  const { currentImageConfig, keyboardServiceConfig } = config;
  const shortcuts = [keyboardServiceConfig.shortcuts].flat().join(' ');
  const enabled = currentImageConfig.downloadable && !keyboardServiceConfig.disableSsrWorkaround;
  useEffect(() => {
    if (!enabled || !session.dialog || !shortcuts) return;
    return attachShortcuts(session.dialog, shortcuts.split(' '), () => void startDownload(session));
  }, [enabled, shortcuts, session]);
}
