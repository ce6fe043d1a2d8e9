/** Search in a list of records: the pages of the site, or the options in the playground. */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { isFiller, splitWords, toMeaning, toSubject } from './words';

export interface SearchRecord {
  readonly title: string;
  /** The type or object that it is part of. */
  readonly owner?: string;
  /** The title of its page, or what the page is part of. */
  readonly page?: string;
  /** What users call it. */
  readonly words?: readonly string[];
  readonly text: string;
}

interface IndexedRecord extends SearchRecord {
  readonly id: number;
}

export type SavedIndex = AsPlainObject;

export interface Found<T> {
  readonly record: T;
  /** Meanings of the words that were found. */
  readonly terms: ReadonlySet<string>;
}

const weights = { title: 2, words: 2, owner: 1, page: 1, text: 1 };

/** Begins the term of a whole phrase, which counts more than its words. */
const phraseMark = '+';

const isPhrase = (term: string) => term.startsWith(phraseMark);

const getMeanings = (words: readonly string[]) => [...new Set(words.map(toMeaning))];

/** The order of the words in a phrase does not matter. */
const toPhrase = (meanings: readonly string[]) => phraseMark + meanings.toSorted().join(phraseMark);

const longestPhrase = 4;
// Each further word doubles the number of phrases.
const wordsInPhrases = 8;
// A pasted text would be searched for seconds.
const longestQuery = 40;

/** Every phrase that some of the words of a query may be. */
function toPhrases(meanings: readonly string[]): readonly string[] {
  let subsets: readonly (readonly string[])[] = [[]];
  for (const meaning of meanings.slice(0, wordsInPhrases)) {
    const extensible = subsets.filter(({ length }) => length < longestPhrase);
    subsets = [...subsets, ...extensible.map((subset) => [...subset, meaning])];
  }
  return subsets.slice(1).map(toPhrase);
}

function tokenizeRecord(text: string, field?: string): string[] {
  const meanings = getMeanings(splitWords(text).filter((word) => !isFiller(word)));
  if (field !== 'words') return meanings;
  // A list arrives with commas between its phrases.
  const phrases = text.split(',').map((phrase) => toPhrase(getMeanings(splitWords(phrase))));
  return [...meanings, ...phrases];
}

function tokenizeQuery(query: string): string[] {
  const meanings = getMeanings(toSubject(splitWords(query))).slice(0, longestQuery);
  return [...meanings, ...toPhrases(meanings)];
}

// Words as short as this have too many neighbours.
const longestExact = 4;

const countWords = (terms: readonly string[]) => terms.filter((term) => !isPhrase(term)).length;

/** Number of words of the longest phrase among some terms. */
const measurePhrase = (terms: readonly string[]) =>
  Math.max(0, ...terms.filter(isPhrase).map((term) => term.split(phraseMark).length - 1));

/** A record with less than this share of the words that the best one has is no answer. */
const leastShare = 0.7;

const options: Options<IndexedRecord> = {
  fields: Object.keys(weights),
  tokenize: tokenizeRecord,
  processTerm: (term) => term,
  searchOptions: {
    tokenize: tokenizeQuery,
    boost: weights,
    // The user may still be typing the last word.
    prefix: (term, at, terms) => !isPhrase(term) && at === countWords(terms) - 1,
    fuzzy: (term) => !isPhrase(term) && term.length > longestExact && 0.2,
    weights: { prefix: 0.3, fuzzy: 0.2 },
  },
};

function createIndex(records: readonly SearchRecord[]): MiniSearch<IndexedRecord> {
  const index = new MiniSearch(options);
  index.addAll(records.map((record, id) => ({ ...record, id })));
  return index;
}

/** The index of some records as data, which takes less time to load than records take to index. */
export function saveIndex(records: readonly SearchRecord[]): SavedIndex {
  return createIndex(records).toJSON();
}

/** Returns a function that finds the records that a query means, best first. `weigh` multiplies scores. */
export function createSearch<T extends SearchRecord>(
  records: readonly T[],
  weigh: (record: T) => number = () => 1,
  saved?: SavedIndex,
): (query: string) => readonly Found<T>[] {
  const index = saved ? MiniSearch.loadJS(saved, options) : createIndex(records);
  const boostDocument = (id: number) => weigh(records[id]!);

  return (query) => {
    const asked = countWords(tokenizeQuery(query));
    const found = index.search(query, { boostDocument });
    const most = Math.max(...found.map(({ queryTerms }) => countWords(queryTerms)));
    const least = Math.max(Math.min(asked, 2), asked / 2, most * leastShare);
    const isAnswer = (terms: readonly string[]) =>
      countWords(terms) >= least || measurePhrase(terms) >= asked / 2;
    return found
      .filter(({ queryTerms }) => isAnswer(queryTerms))
      .map(({ id, terms }) => ({ record: records[id]!, terms: new Set(terms) }));
  };
}
