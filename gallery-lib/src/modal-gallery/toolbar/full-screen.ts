import type { ModalSession } from '../view/session';

function raiseDialog(): void {
  // A full-screen document is above the dialog in the top layer; showing the dialog again puts it on top.
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
 * Toggles full screen of the document; closing the gallery ends full screen that it has started. Call it in the click
 * handler, because browsers require transient user activation. Resolves even if full screen is refused.
 */
export async function toggleFullScreen(session: ModalSession): Promise<void> {
  try {
    if (document.fullscreenElement) {
      await document.exitFullscreen();
      return;
    }
    await document.documentElement.requestFullscreen();
    raiseDialog();
    const { unsubscribe } = session.ref.close$.subscribe(() => {
      if (document.fullscreenElement) void document.exitFullscreen();
    });
    // What the application starts after that is its own.
    const controller = new AbortController();
    const forget = () => {
      if (document.fullscreenElement) return;
      unsubscribe();
      controller.abort();
    };
    document.addEventListener('fullscreenchange', forget, { signal: controller.signal });
  } catch (error) {
    console.warn(`${session.name}: full screen was refused.`, error);
  }
}
