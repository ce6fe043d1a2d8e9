/**
 * Calls `onPress` for the event of a key combination, except in an element that `isEditable` returns true for, and hides
 * it from the page.
 */
export function handleShortcut(
  event: Event,
  isEditable: (target: EventTarget | null) => boolean,
  onPress: () => void,
): void {
  if (isEditable(event.target)) return;
  // The default action is, for example, saving the page.
  event.preventDefault();
  event.stopPropagation();
  onPress();
}
