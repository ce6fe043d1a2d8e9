/** A readable part of a text around the words that were found. */
import { splitWords, toMeaning } from './words';

export interface TextRun {
  readonly text: string;
  readonly marked: boolean;
}

/** Words from `start` up to but without `end`. */
interface WordRange {
  readonly start: number;
  readonly end: number;
}

const shortest = 6;
const longest = 28;
// Shown before the first match of a sentence that is too long.
const wordsBefore = 6;

function endsSentence(word: string): boolean {
  return /[.!?]["')\]’”]*$/.test(word);
}

/** The sentences of a text; a short one is joined with what follows. */
function sentencesOf(words: readonly string[]): readonly WordRange[] {
  const sentences: WordRange[] = [];
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const isLast = at + 1 === words.length;
    if (!isLast && !(endsSentence(words[at] ?? '') && at + 1 - from >= shortest)) continue;
    sentences.push({ start: from, end: at + 1 });
    from = at + 1;
  }
  return sentences;
}

/** A word, and the punctuation around it. */
const wordParts = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u;

/** Adjacent words of one kind are joined. */
function toRuns(words: readonly string[], marked: ReadonlySet<number>, { start, end }: WordRange) {
  const runs: TextRun[] = [];
  const add = (text: string, isMarked: boolean) => {
    if (!text) return;
    const last = runs.at(-1);
    if (last?.marked === isMarked) runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push({ text, marked: isMarked });
  };
  for (let at = start; at < end; at++) {
    if (at > start) add(' ', false);
    const word = words[at] ?? '';
    const [, before = '', core = word, after = ''] = wordParts.exec(word) ?? [];
    add(before, false);
    add(core, marked.has(at));
    add(after, false);
  }
  return runs;
}

/** The sentence with the most of the found meanings, or the first one. A long sentence is cut around its first match. */
export function getExcerpt(text: string, terms: ReadonlySet<string>): readonly TextRun[] {
  const words = text.split(' ').filter(Boolean);
  const isMatch = (word: string) => splitWords(word).some((part) => terms.has(toMeaning(part)));
  const matches = words.flatMap((word, at) => (isMatch(word) ? [at] : []));
  const within = (range: WordRange) => matches.filter((at) => at >= range.start && at < range.end);
  const [sentence] = sentencesOf(words)
    .map((range) => ({ range, found: within(range) }))
    .sort((a, b) => b.found.length - a.found.length);
  if (!sentence) return [];
  const { range, found } = sentence;
  const isLong = range.end - range.start > longest;
  const from = isLong
    ? Math.max(range.start, (found[0] ?? range.start) - wordsBefore)
    : range.start;
  const to = Math.min(range.end, from + longest);
  return [
    ...(from > range.start ? [{ text: '… ', marked: false }] : []),
    ...toRuns(words, new Set(matches), { start: from, end: to }),
    ...(to < range.end ? [{ text: ' …', marked: false }] : []),
  ];
}
