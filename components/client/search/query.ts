/** Words without meaning for a search; a page must contain all others. */
const fillers = new Set(
  'a an and are at be by can do does for from get has have how i in is it me my of on or please that the there this to use what when where which with you your'.split(
    ' ',
  ),
);

/** The query for the index: "How do I change the Esc key?" becomes "change esc key". */
export function searchWords(query: string): string {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}@/._-]+/u)
    .map((word) => word.replace(/^[._-]+|[._-]+$/g, ''))
    .filter(Boolean);
  const meaningful = words.filter((word) => !fillers.has(word));
  return (meaningful.length > 0 ? meaningful : words).join(' ');
}

/** The letters and digits of a word, in the form in which words are compared. */
export function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
