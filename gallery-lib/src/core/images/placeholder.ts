/** A color, or the URL of a small image: nothing that ends a declaration, and no other URL. */
const PLACEHOLDER =
  /^(data:image\/[a-z\d.+-]+[;,][^"\\\n\r\f]{0,2000}|(?!.*url)(#\w+|[a-z]+|(rgba?|hsla?|hwb|(ok)?l(ab|ch)|color(-mix)?|var)\([\w\s.,%/#()+-]*\)))$/i;

/** Returns a placeholder as a layer of a CSS background; nothing if it is neither a color nor a small image. */
export function getPlaceholderLayer(placeholder = ''): string | undefined {
  if (!PLACEHOLDER.test(placeholder)) return undefined;
  return placeholder.startsWith('data:') ? `center / cover url("${placeholder}")` : placeholder;
}
