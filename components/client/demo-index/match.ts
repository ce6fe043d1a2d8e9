/** Values by the name of their filter: those of a card, or those that are chosen. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** True if a card has one of the chosen values of each filter; a filter without a chosen value excludes nothing. */
export function matches(card: Values, chosen: Values): boolean {
  return Object.entries(chosen).every(
    ([name, values]) => values.length === 0 || values.some((value) => card[name]?.includes(value)),
  );
}

/** Number of cards that are shown if this value is the only one of its filter, and the others stay as they are. */
export function countWith(
  cards: readonly Values[],
  chosen: Values,
  name: string,
  value: string,
): number {
  return cards.filter((card) => matches(card, { ...chosen, [name]: [value] })).length;
}

/** The query with the chosen values instead of those that it has; other parameters stay. */
export function writeQuery(search: string, chosen: Values): string {
  const query = new URLSearchParams(search);
  for (const [name, values] of Object.entries(chosen)) {
    query.delete(name);
    for (const value of values) query.append(name, value);
  }
  return query.size > 0 ? `?${query}` : '';
}
