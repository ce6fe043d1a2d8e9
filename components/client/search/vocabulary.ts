/** The words that records have, and what a word of a query means among them. */
import type { SearchRecord } from './engine';
import { findMeant } from './spelling';
import { isFiller, splitWords, toMeaning, wordsWithSynonyms } from './words';

/** The words of some records and their synonyms, by their meanings. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

export function readVocabulary(records: readonly SearchRecord[]): Vocabulary {
  const names = new Set<string>();
  for (const { title, owner = '', page = '', words = [], text } of records)
    for (const field of [title, owner, page, ...words, text])
      for (const name of field.split(' ')) names.add(name);
  const vocabulary = new Map<string, Set<string>>();
  for (const word of splitWords([...names].join(' '))) {
    if (isFiller(word)) continue;
    const meaning = toMeaning(word);
    const words = vocabulary.get(meaning) ?? new Set();
    vocabulary.set(meaning, words.add(word));
  }
  for (const word of wordsWithSynonyms) vocabulary.get(toMeaning(word))?.add(word);
  return vocabulary;
}

export const weightOfPrefix = 0.3;
// The first letter is rarely wrong.
const weightOfOtherStart = 0.4;

/** What a word of a query may mean, with the weight of each meaning. */
export type Meanings = ReadonlyMap<string, number>;

/** The meanings of all words that begin so; the more letters are missing, the less they weigh. */
function completeWord(typed: string, vocabulary: Vocabulary): Meanings {
  const isKnown = vocabulary.has(toMeaning(typed));
  const meanings = new Map<string, number>();
  for (const [meaning, words] of vocabulary)
    for (const word of words) {
      if (!word.startsWith(typed)) continue;
      // A single missing letter may be an error.
      const isMeant = !isKnown && word.length - typed.length === 1;
      const weight = isMeant ? 1 : (weightOfPrefix * typed.length) / word.length;
      meanings.set(meaning, Math.max(weight, meanings.get(meaning) ?? 0));
    }
  return meanings;
}

/** What a word means that records have, or that the user is still typing. */
function interpretKnown(typed: string, isLast: boolean, vocabulary: Vocabulary): Meanings {
  const own = toMeaning(typed);
  const begun = isLast ? [...completeWord(typed, vocabulary)] : [];
  return new Map(vocabulary.has(own) ? [...begun, [own, 1]] : begun);
}

/** A word that no record has means what the words mean for which it may be an error. */
export function interpretWord(typed: string, isLast: boolean, vocabulary: Vocabulary): Meanings {
  const known = interpretKnown(typed, isLast, vocabulary);
  if (known.size > 0) return known;
  const words = [...vocabulary.values()].flatMap((each) => [...each]);
  const meanings = new Map<string, number>();
  for (const word of findMeant(typed, words)) {
    const share = word[0] === typed[0] ? 1 : weightOfOtherStart;
    for (const [meaning, weight] of interpretKnown(word, isLast, vocabulary))
      meanings.set(meaning, Math.max(share * weight, meanings.get(meaning) ?? 0));
  }
  return meanings;
}
