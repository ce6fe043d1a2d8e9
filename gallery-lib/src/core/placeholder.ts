/** Returns a placeholder that has been checked as a layer of a CSS background. */
export function getPlaceholderLayer(placeholder: string): string {
  return placeholder.startsWith('data:') ? `center / cover url("${placeholder}")` : placeholder;
}
