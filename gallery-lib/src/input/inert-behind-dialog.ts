/** Returns whether an element is inert because a modal dialog that does not contain it is open; `null` is in no dialog. */
export function isInertBehindDialog(element: Element | null): boolean {
  return [...document.querySelectorAll('dialog[open]')].some(
    (dialog) => dialog.matches(':modal') && !dialog.contains(element),
  );
}
