/** The search of the form: which options a question means, best first. */
import { toConcept, toConcepts } from '@/components/client/search/concepts';
import type { Field } from './field';

type Concepts = ReadonlySet<string>;

/** The concepts of a text; a name in camel case is one word and several. */
function readConcepts(text: string): Concepts {
  const names = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = names.flatMap((name) => [name, ...name.split(/(?=[A-Z])/)]);
  return new Set(words.map((word) => toConcept(word.toLowerCase())));
}

/** The concepts of a name in a path; `carouselPreviewsConfig` means thumbnails. */
function readName(name: string): Concepts {
  const words = name.replace(/^carousel(?=[A-Z])|Config$/g, '').split(/(?=[A-Z])/);
  return new Set(words.map((word) => toConcept(word.toLowerCase())));
}

interface Entry {
  readonly field: Field;
  readonly text: string;
  readonly concepts: Concepts;
  /** Each name in the path. */
  readonly names: readonly Concepts[];
  /** Each phrase of users. */
  readonly phrases: readonly Concepts[];
}

function readEntry(field: Field): Entry {
  const { path, meaning, words = '', control } = field;
  const values = control.kind === 'choice' ? control.choices.map(({ text }) => text).join(' ') : '';
  const text = `${path} ${meaning} ${words} ${values}`;
  return {
    field,
    text: text.toLowerCase(),
    concepts: readConcepts(text),
    names: path.split(/[.*]+/).map(readName),
    phrases: words ? words.split(', ').map((phrase) => new Set(toConcepts(phrase))) : [],
  };
}

const entriesByList = new WeakMap<readonly Field[], readonly Entry[]>();

function readEntries(fields: readonly Field[]): readonly Entry[] {
  const entries = entriesByList.get(fields) ?? fields.map(readEntry);
  entriesByList.set(fields, entries);
  return entries;
}

/** An option that has less of a question does not answer it. */
const leastShare = 0.6;

/**
 * The options that a question means, best first. Rare words count more than common ones, names and whole phrases of
 * users more than words of the description.
 */
export function findFields(fields: readonly Field[], query: string): readonly Field[] {
  const entries = readEntries(fields);
  const has = ({ concepts, text }: Entry, wanted: string) =>
    concepts.has(wanted) || text.includes(wanted);
  const weights = new Map(
    toConcepts(query).map((concept) => {
      const count = entries.filter((entry) => has(entry, concept)).length;
      // A word that no option has counts half as much as one that a single option has.
      return [concept, Math.log(1 + entries.length / (count || 1)) * (count ? 1 : 0.5)];
    }),
  );
  const sum = (words: Iterable<string>) =>
    [...words].reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  const total = sum(weights.keys());
  const wanted = [...weights.keys()];

  /** How much of the question a name has, and of the name the question. */
  const compareName = (name: Concepts) => {
    const shared = wanted.filter((word) => name.has(word));
    return ((sum(shared) / total) * shared.length) / name.size;
  };
  const rate = (entry: Entry) => {
    const share = sum(wanted.filter((word) => has(entry, word))) / total;
    const phrases = entry.phrases.filter((phrase) =>
      [...phrase].every((word) => weights.has(word)),
    );
    const phrase = Math.max(0, ...phrases.map((words) => sum(words) / total));
    const name = Math.max(...entry.names.map(compareName));
    const isWhole = share === 1;
    return {
      field: entry.field,
      score: 2 * share + Number(isWhole) + 2 * phrase + 2 * name,
      isFound: phrase > 0 || share >= leastShare,
    };
  };
  const found = entries
    .map(rate)
    .filter(({ isFound }) => isFound)
    .sort((a, b) => b.score - a.score);
  const leastScore = (found[0]?.score ?? 0) / 2;
  return found.filter(({ score }) => score >= leastScore).map(({ field }) => field);
}
