/** Whether a modal dialog is open that an element is not part of, so that nobody can reach the element. */
export function isBehindDialog(element: Element): boolean {
  return [...document.querySelectorAll('dialog[open]')].some(
    (dialog) => dialog.matches(':modal') && !dialog.contains(element),
  );
}
