/** Matches elements that are removed with their content. */
export const DROPPED =
  /<(script|style|iframe|object|embed|template|noscript|svg|math|select|textarea|title)\b[\s\S]*?(<\/\1\s*>|$)/gi;

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Decodes numeric and common named character references; others are left unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7}|x[\da-f]{1,6})|(\w+));/gi, (whole, number, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    // A hexadecimal number then begins with `0x`.
    const code = Number(`0${number}`);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
  });
}

/** Returns a text without its markup. */
export type ToText = (text: string) => string;

/** Returns the text of simple markup without its elements, for tooltips and alternative texts. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const bare = text
    .replace(DROPPED, '')
    .replace(/<(?:!--[^]*?(?:-->|$)|\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>)/gi, ' ');
  return decodeEntities(bare).replace(/\s+/g, ' ').trim();
}
