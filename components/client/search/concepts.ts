/** What the words of a question mean: forms and synonyms of a word are one concept. */
import { searchWords } from './query';

/** Words that ask for a change without saying for which. */
const requests = new Set(
  'again all another any change doesn don each every give go going its just let make more need not nothing only put set such switch them turn user users want work working works'.split(
    ' ',
  ),
);

/** Each line is a concept. */
const synonyms = [
  // Opposites are one concept, because one option does both.
  'show display enable visible hide hidden remove disable disabled off no without stop prevent',
  'size big bigger large larger small smaller width wide wider height high higher tall dimensions',
  'speed slow slower slowly fast faster quick quickly',
  'caption description',
  'image picture photo photograph',
  'thumbnail thumb preview',
  'color colour',
  'background bg',
  'key keyboard',
  'gap space spacing margin',
  'infinite loop endless',
  'pointer mouse cursor',
  'mobile phone',
  'autoplay slideshow automatic automatically',
  'interval delay second',
  'number many count amount',
  'invert reverse opposite wrong backwards',
  'direction way',
  'position place',
  'close exit dismiss',
];

/** Removes the endings of plurals, verbs and adjectives. */
function stem(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/^(.{3,}?)(?:able|ing|ed|es|s)$/, '$1')
    .replace(/^(.{3,})e$/, '$1')
    .replace(/(.)\1$/, '$1');
}

const concepts = new Map(
  synonyms.flatMap((line) => {
    const words = line.split(' ').map(stem);
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** The concept of a word. */
export function toConcept(word: string): string {
  const stemmed = stem(word);
  return concepts.get(stemmed) ?? stemmed;
}

function splitWords(text: string): readonly string[] {
  return searchWords(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The concepts of a text. */
export function toAllConcepts(text: string): readonly string[] {
  return [...new Set(splitWords(text).map(toConcept))];
}

/** The words of a query that say something about its subject, or all of them. */
export function toSubject(words: readonly string[]): readonly string[] {
  const subject = words.filter((word) => word.length > 1 && !requests.has(word));
  return subject.length > 0 ? subject : words;
}

/** The concepts of the subject of a text. */
export function toConcepts(text: string): readonly string[] {
  return [...new Set(toSubject(splitWords(text)).map(toConcept))];
}
