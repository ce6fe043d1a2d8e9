/** The phrases of users that a question contains. */
import { toAllConcepts } from './concepts';

const most = 3;

/** A phrase has at least this share of the concepts of a question: less is not what a long text is about. */
const smallestShare = 1 / 4;

/** The phrases all of whose concepts are in a question, those with one meaning together, the longest first. */
export function findPhrases(
  phrases: readonly string[],
  question: string,
): readonly (readonly string[])[] {
  const asked = new Set(toAllConcepts(question));
  const byMeaning = new Map<string, string[]>();
  for (const phrase of phrases) {
    const concepts = toAllConcepts(phrase);
    if (concepts.length < asked.size * smallestShare) continue;
    if (!concepts.every((concept) => asked.has(concept))) continue;
    const meaning = [...concepts].sort().join(' ');
    byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), phrase]);
  }
  return [...byMeaning]
    .sort(([a], [b]) => b.split(' ').length - a.split(' ').length)
    .slice(0, most)
    .map(([, same]) => same);
}
