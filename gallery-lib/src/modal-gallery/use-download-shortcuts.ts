'use client';
import { useEffect, type RefObject } from 'react';
import { attachShortcuts } from '../input/shortcuts';
import { startDownload } from './run-toolbar-action';
import type { ModalSession } from './session';

/** Binds the shortcuts that download the active image. */
export function useDownloadShortcuts(
  dialog: RefObject<HTMLDialogElement | null>,
  session: ModalSession,
): void {
  const { currentImageConfig, keyboardServiceConfig } = session.getConfig();
  const shortcuts = [keyboardServiceConfig.shortcuts].flat().join(' ');
  const enabled = currentImageConfig.downloadable && !keyboardServiceConfig.disableSsrWorkaround;
  useEffect(() => {
    if (!enabled || !dialog.current || !shortcuts) return;
    return attachShortcuts(dialog.current, shortcuts.split(' '), () => void startDownload(session));
  }, [dialog, enabled, shortcuts, session]);
}
