/** Letters that Unicode does not decompose into a letter of ASCII and a mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Names that Windows reserves for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

const MAX_LENGTH = 60;

/** Returns a text in lower case, of letters and digits of ASCII and hyphens: a part of a URL that every server serves. */
export function toSlug(text: string, whenEmpty: string): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]/gu, (letter) => LETTERS[letter] ?? '-')
    .replace(/-+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
  if (RESERVED.test(slug)) return `${slug}-${whenEmpty}`;
  return slug || whenEmpty;
}
