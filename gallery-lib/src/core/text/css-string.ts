/** Returns a text as a string in CSS, with the characters that could end it escaped. */
export function cssString(text: string): string {
  return `"${text.replace(/["\\\n\r\f]/g, (character) => encodeURIComponent(character))}"`;
}
