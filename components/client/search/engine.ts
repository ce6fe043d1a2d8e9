/** Search in a list of records: the pages of the site, or the options in the playground. */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import {
  interpretWord,
  readVocabulary,
  weightOfPrefix,
  type Meanings,
  type Vocabulary,
} from './vocabulary';
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
// Each further word doubles the number of phrases, or triples it if it may mean two things.
const wordsInPhrases = 8;
const meaningsInPhrases = 2;
// A pasted text would be searched for seconds.
const longestQuery = 40;

/** Every phrase that some of the words of a query may be. A word may have several meanings. */
function toPhrases(words: readonly (readonly string[])[]): readonly string[] {
  let subsets: readonly (readonly string[])[] = [[]];
  for (const meanings of words.slice(0, wordsInPhrases)) {
    const extensible = subsets.filter(({ length }) => length < longestPhrase);
    const extended = meanings.flatMap((each) => extensible.map((subset) => [...subset, each]));
    subsets = [...subsets, ...extended];
  }
  return subsets.slice(1).map(toPhrase);
}

function tokenizeRecord(text: string, field?: string): string[] {
  const meanings = getMeanings(splitWords(text).filter((word) => !isFiller(word)));
  if (field !== 'words') return meanings;
  // A list arrives with commas between its phrases.
  const phrases = text
    .split(',')
    .map((phrase) => toPhrase(getMeanings(toSubject(splitWords(phrase)))));
  return [...meanings, ...phrases];
}

interface Query {
  /** What each word may mean. */
  readonly words: readonly Meanings[];
  /** All terms to search for, with their weights. */
  readonly terms: ReadonlyMap<string, number>;
}

/** What a word of a phrase may mean; one that is only begun is no word of a phrase. */
function getCertain(meanings: Meanings): readonly string[] {
  const certain = [...meanings].filter(([, weight]) => weight > weightOfPrefix);
  return certain
    .sort(([, a], [, b]) => b - a)
    .slice(0, meaningsInPhrases)
    .map(([meaning]) => meaning);
}

function readQuery(query: string, vocabulary: Vocabulary): Query {
  const typed = toSubject(splitWords(query));
  const distinct = [...new Map(typed.map((word) => [toMeaning(word), word])).values()];
  const words = distinct
    .slice(0, longestQuery)
    .map((word, at, { length }) => interpretWord(word, at === length - 1, vocabulary));
  const phrases = toPhrases(words.map(getCertain)).map((phrase) => [phrase, 1] as const);
  // Where two words have a meaning in common, its largest weight counts.
  const terms = words.flatMap((word) => [...word]).sort(([, a], [, b]) => a - b);
  return { words, terms: new Map([...terms, ...phrases]) };
}

const countWords = (words: readonly Meanings[], found: readonly string[]) =>
  words.filter((meanings) => found.some((term) => meanings.has(term))).length;

/** Number of words of the longest phrase among some terms. */
const measurePhrase = (terms: readonly string[]) =>
  Math.max(0, ...terms.filter(isPhrase).map((term) => term.split(phraseMark).length - 1));

/** A record with less than this share of the words that the best one has is no answer. */
const leastShare = 0.7;

const options: Options<IndexedRecord> = {
  fields: Object.keys(weights),
  tokenize: tokenizeRecord,
  processTerm: (term) => term,
  searchOptions: { boost: weights },
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
  // Not saved with the index: it is read in some milliseconds, and would be a tenth of its size.
  let vocabulary: Vocabulary | undefined;

  return (query) => {
    vocabulary ??= readVocabulary(records);
    const { words, terms } = readQuery(query, vocabulary);
    const found = index.search(query, {
      boostDocument,
      tokenize: () => [...terms.keys()],
      boostTerm: (term) => terms.get(term)!,
    });
    const most = Math.max(...found.map(({ queryTerms }) => countWords(words, queryTerms)));
    const asked = words.length;
    const least = Math.max(Math.min(asked, 2), asked / 2, most * leastShare);
    const isAnswer = (queryTerms: readonly string[]) =>
      countWords(words, queryTerms) >= least || measurePhrase(queryTerms) >= asked / 2;
    return found
      .filter(({ queryTerms }) => isAnswer(queryTerms))
      .map(({ id, terms }) => ({ record: records[id]!, terms: new Set(terms) }));
  };
}
