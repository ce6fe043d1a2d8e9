import { isEditable } from '../core/editable';

/** Calls `onPress` for the event of a key combination, except in an editable element, and hides it from the page. */
export function handleShortcut(event: Event, onPress: () => void): void {
  if (isEditable(event.target)) return;
  // The default action is, for example, saving the page.
  event.preventDefault();
  event.stopPropagation();
  onPress();
}
