/** The phrases of users that a question contains. */
import { toAllConcepts } from './concepts';

const most = 3;

/** The phrases all of whose concepts are in a question, those with one meaning together, the longest first. */
export function findPhrases(
  phrases: readonly string[],
  question: string,
): readonly (readonly string[])[] {
  const asked = new Set(toAllConcepts(question));
  const byMeaning = new Map<string, string[]>();
  for (const phrase of phrases) {
    const concepts = toAllConcepts(phrase);
    if (!concepts.every((concept) => asked.has(concept))) continue;
    const meaning = [...concepts].sort().join(' ');
    byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), phrase]);
  }
  return [...byMeaning]
    .sort(([a], [b]) => b.split(' ').length - a.split(' ').length)
    .slice(0, most)
    .map(([, same]) => same);
}
