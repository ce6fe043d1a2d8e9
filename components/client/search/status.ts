/** Status texts of the search, shown and announced politely. */
export const texts = {
  empty: 'Type what you are looking for: a field, a type, a task.',
  busy: 'Searching …',
  failed: 'Search could not be loaded. Check the connection and type again.',
} as const;

export function resultText(total: number, shown: number, query: string): string {
  if (total === 0) return `No results for “${query}”. Try fewer or other words.`;
  if (total === 1) return '1 result';
  return shown < total ? `${total} results, the best ${shown} are shown` : `${total} results`;
}
