/** What words mean to the search of the site and of the playground: words without meaning, stems and synonyms. */

const fillers = new Set(
  'a an and are as at be by can do does for from get has have how i in is it me my of on or please s that the there this to use what when where which why will with you your'.split(
    ' ',
  ),
);

/** The words of a line mean the same. */
const synonyms = [
  // Opposites are the same, because one option does both.
  'show display enable visible hide hidden remove disable disabled off no without stop prevent',
  'size big bigger large larger small smaller width wide wider height high higher tall dimensions',
  'speed slow slower slowly fast faster quick quickly',
  'caption description',
  'image picture photo photograph',
  'thumbnail thumb preview',
  'color red green blue white black grey gray',
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
  'position place',
  'close exit dismiss',
  'vue vuejs nuxt',
];

// cspell:ignore aeiou ations ogue

/** The American spelling of a word: color, customize, analyze, dialog, license. */
function toAmerican(word: string): string {
  return word
    .replace(/(?<=.{3})our/, 'or')
    .replace(/(?<=.{3})is(?=(?:e[ds]?|ers?|ing|ations?)$)/, 'iz')
    .replace(/ys(?=(?:e[ds]?|ing)$)/, 'yz')
    .replace(/ogue(?=s?$)/, 'og')
    .replace(/enc(?=e[ds]?$)/, 'ens');
}

/** Removes the endings of plurals, verbs and adjectives; “centre” and “center” have the same stem. */
function stem(word: string): string {
  return toAmerican(word)
    .replace(/ies$/, 'y')
    .replace(/^(.{3,}?)(?:able|ing|ed|es|s)$/, '$1')
    .replace(/^(.{3,})e$/, '$1')
    .replace(/(.)\1$/, '$1')
    .replace(/^(.{2,}[^aeiou])er$/, '$1r');
}

/** Words that ask for a change without saying for which, in all their forms. */
const requests = new Set(
  'again all another any change doesn don each every give go just let make more need not nothing only put set such switch t them turn user want way work'
    .split(' ')
    .map(stem),
);

const stemsOfSynonyms = new Map(
  synonyms.flatMap((line) => {
    const stems = line.split(' ').map(stem);
    return stems.map((each) => [each, stems[0]!] as const);
  }),
);

// An index asks for most words many times.
const meanings = new Map<string, string>();

/** The stem of a word, or of the first of its synonyms. */
export function toMeaning(word: string): string {
  const known = meanings.get(word);
  if (known !== undefined) return known;
  const stemmed = stem(word);
  const meaning = stemsOfSynonyms.get(stemmed) ?? stemmed;
  meanings.set(word, meaning);
  return meaning;
}

/** All words that have synonyms. */
export const wordsWithSynonyms: readonly string[] = synonyms.flatMap((line) => line.split(' '));

/** The words of a text in lower case; a name in camel case is one word and several. */
export function splitWords(text: string): readonly string[] {
  const names = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return names
    .flatMap((name) => [...new Set([name, ...name.split(/(?<=[a-z])(?=[A-Z])/)])])
    .map((word) => word.toLowerCase());
}

export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** The words of a query that say something about its subject, or all of them. */
export function toSubject(words: readonly string[]): readonly string[] {
  const meaningful = words.filter((word) => !fillers.has(word));
  const subject = meaningful.filter((word) => !requests.has(stem(word)));
  return [subject, meaningful, words].find(({ length }) => length > 0) ?? [];
}
