/** Returns a placeholder that has been checked as a layer of a CSS background. */
export function getPlaceholderLayer(placeholder: string): string {
  return /^data:/i.test(placeholder) ? `center / cover url("${placeholder}")` : placeholder;
}
