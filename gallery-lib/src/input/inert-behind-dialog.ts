/** Returns whether an element is inert because a modal dialog that does not contain it is open; `null` is in no dialog. */
export function isInertBehindDialog(element: Element | null): boolean {
  const root = (element?.getRootNode() ?? document) as Document | ShadowRoot;
  return [...new Set([document, root])].some((tree) =>
    [...tree.querySelectorAll('dialog[open]')].some(
      (dialog) => dialog.matches(':modal') && !dialog.contains(element),
    ),
  );
}
