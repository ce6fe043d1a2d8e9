/** True while the focus is in the page around the iframe. A window in the background keeps its focused element. */
function isFocusOutside(): boolean {
  return frameElement?.ownerDocument.activeElement !== frameElement;
}

/** Makes an element inert until the script that runs has ended. */
function disable(element: HTMLElement): void {
  element.inert = true;
  queueMicrotask(() => {
    element.inert = false;
  });
}

/**
 * Leaves the focus in the page around this iframe, where the user may be typing: while it is there, scripts and dialogs
 * of the iframe cannot take it. In a page without an iframe nothing changes.
 */
export function keepFocusOutside(): void {
  if (!frameElement) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (!isFocusOutside()) focus.call(this, options);
  };
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLDialogElement) || !isFocusOutside()) return;
    // The browser focuses a dialog that it shows, or the element that had the focus before, unless they are inert.
    disable(newState === 'open' ? target : document.documentElement);
  };
  addEventListener('beforetoggle', onToggle, { capture: true });
}
