/** True while the focus is in the page around the frame. A window in the background keeps its focused element. */
function isFocusOutside(): boolean {
  return frameElement?.ownerDocument.activeElement !== frameElement;
}

/**
 * Leaves the focus in the page around this frame, where the user may be typing: while it is there, scripts and dialogs of
 * the frame cannot take it. In a page without a frame nothing changes.
 */
export function keepFocusOutside(): void {
  if (!frameElement) return;
  const { focus } = HTMLElement.prototype;
  const { showModal, close } = HTMLDialogElement.prototype;

  HTMLElement.prototype.focus = function (options) {
    if (!isFocusOutside()) focus.call(this, options);
  };
  // A browser focuses a dialog that it shows, unless the dialog is inert.
  HTMLDialogElement.prototype.showModal = function () {
    const isInert = isFocusOutside();
    this.inert = isInert;
    showModal.call(this);
    if (isInert) this.inert = false;
  };
  // When it closes a dialog, it focuses the element that was focused before.
  HTMLDialogElement.prototype.close = function (result) {
    const root = document.documentElement;
    root.inert = isFocusOutside();
    close.call(this, result);
    root.inert = false;
  };
}
