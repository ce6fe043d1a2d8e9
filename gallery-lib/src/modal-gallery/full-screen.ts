import type { ModalSession } from './session';

function toTop(): void {
  // Full screen puts the document above the dialog; showing the dialog again brings it back up.
  const dialog = [
    ...document.querySelectorAll<HTMLDialogElement>('dialog.ks-modal-gallery[open]'),
  ].pop();
  const focused = document.activeElement;
  if (!dialog) return;
  dialog.close();
  dialog.showModal();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * Switches full screen of the document on or off; what the gallery switched on ends with it. Call it during the click:
 * browsers refuse full screen once the user activation has passed. Resolves also where it was refused.
 */
export async function toggleFullScreen(session: ModalSession): Promise<void> {
  try {
    if (document.fullscreenElement) {
      await document.exitFullscreen();
      return;
    }
    await document.documentElement.requestFullscreen();
    toTop();
    session.ref.close$.subscribe(() => {
      if (document.fullscreenElement) void document.exitFullscreen();
    });
  } catch (error) {
    console.warn(`Modal gallery ${session.id}: full screen was refused.`, error);
  }
}
