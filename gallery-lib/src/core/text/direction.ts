// cspell:ignore efff
/** Matches characters of scripts from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns a text in the isolates of Unicode, if it or the text before it is from right to left, for attributes: the
 * punctuation at its end stays with it in a line of the other direction. Elements have `dir="auto"` or are `<bdi>`.
 */
export const isolate = (text: string, before = ''): string =>
  text && RIGHT_TO_LEFT.test(before + text) ? `\u2068${text}\u2069` : text;
