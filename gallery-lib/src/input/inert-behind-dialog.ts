/** Returns whether an element is inert because a modal dialog that does not contain it is open; `null` is in no dialog. */
export function isInertBehindDialog(element: Element | null): boolean {
  const root = element?.getRootNode() as Document | ShadowRoot | undefined;
  const dialogs = [document, root ?? document].flatMap((tree) => [
    ...tree.querySelectorAll('dialog[open]'),
  ]);
  return dialogs.some((dialog) => dialog.matches(':modal') && !dialog.contains(element));
}
