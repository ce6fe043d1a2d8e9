/** Turns what the index returns for a page into the sections to show, each with an excerpt. */
import { bare } from './query';

/** A page as the search library describes it, in the parts that are used here. */
export interface FoundPage {
  /** Without the base path. */
  readonly raw_url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string | undefined>>;
  /** Elements with an id; their location counts words, as those of the matches do. */
  readonly anchors: readonly Anchor[];
  readonly locations: readonly number[];
}

export interface Anchor {
  readonly element: string;
  readonly id: string;
  readonly text?: string;
  readonly location: number;
}

export interface TextRun {
  readonly text: string;
  readonly marked: boolean;
}

export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly excerpt: readonly TextRun[];
}

export interface FoundEntry {
  readonly path: string;
  readonly title: string;
  readonly area: string;
  /** Set where the match lies above the first heading with a URL. */
  readonly excerpt?: readonly TextRun[];
  /** The best ones, best first. */
  readonly sections: readonly PageSection[];
}

const placesPerPage = 3;
const wordsBefore = 4;
const wordsInExcerpt = 18;

interface Range {
  readonly id: string;
  readonly title: string;
  readonly start: number;
  /** Behind the words of the heading: the title above the excerpt need not be said again. */
  readonly text: number;
  readonly end: number;
}

/** The name of a section: the text of a heading, or the id of a table row ("KeyboardConfig.esc"). */
function titleOf({ element, id, text = '' }: Anchor): string | undefined {
  if (element === 'tr') return id;
  return /^h[2-6]$/.test(element) ? text.replace(/\s*#\s*$/, '').trim() || id : undefined;
}

function rangesOf({ anchors }: FoundPage): readonly Range[] {
  const named = anchors
    .flatMap((anchor) => {
      const title = titleOf(anchor);
      if (title === undefined) return [];
      const start = anchor.location;
      const text = anchor.element === 'tr' ? start : start + title.split(/\s+/).length;
      return { id: anchor.id, title, start, text };
    })
    .sort((a, b) => a.start - b.start);
  return named.map((anchor, index) => ({
    ...anchor,
    end: named[index + 1]?.start ?? Number.POSITIVE_INFINITY,
  }));
}

/** The words around the first match of a range; adjacent words of one kind are joined. */
export function getExcerpt(
  words: readonly string[],
  matches: readonly number[],
  { start, end }: { start: number; end: number },
): readonly TextRun[] {
  const first = matches[0] ?? start;
  const from = Math.max(start, first - wordsBefore);
  const to = Math.min(end, from + wordsInExcerpt, words.length);
  const marked = new Set(matches);
  const runs: TextRun[] = [];
  const add = (text: string, isMarked: boolean) => {
    const last = runs.at(-1);
    if (last?.marked === isMarked) runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push({ text, marked: isMarked });
  };
  if (from > start) add('… ', false);
  for (let index = from; index < to; index++) {
    add(words[index] ?? '', marked.has(index));
    if (index + 1 < to) add(' ', false);
  }
  if (to < Math.min(end, words.length)) add(' …', false);
  return runs;
}

/** A section with a search word in its name comes first, then the one with the most matches. */
function weigh(title: string, matched: readonly string[], wanted: readonly string[]): number[] {
  const names = title.split(/[\s.]+/).map(bare);
  return [
    wanted.filter((word) => names.includes(word)).length,
    new Set(matched.map(bare)).size,
    matched.length,
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : (b[index] ?? 0) - (a[index] ?? 0);
}

const commonLetters = 3;

/**
 * For a word that no page contains, the index returns words with the same first letters, even one. A page counts
 * when one of its matches shares more than that with a search word.
 */
export function isIndexResponse({ content, locations }: FoundPage, query: string): boolean {
  const words = content.split(/\s+/);
  const starts = query.split(' ').map((word) => bare(word).slice(0, commonLetters));
  return locations.some((at) => {
    const word = bare(words[at] ?? '');
    return starts.some((start) => word.includes(start));
  });
}

/** What to show of a found page for the search words. */
export function toResult(page: FoundPage, query: string): FoundEntry {
  const words = page.content.split(/\s+/);
  const wanted = query.split(' ').map(bare);
  const matches = [...new Set(page.locations)].sort((a, b) => a - b);
  const ranges = rangesOf(page);
  const within = ({ start, end }: { start: number; end: number }) =>
    matches.filter((match) => match >= start && match < end);

  const sections = ranges
    .map((range) => ({ range, found: within(range) }))
    .filter(({ found }) => found.length > 0)
    .map(({ range, found }) => ({
      range,
      found,
      weight: weigh(
        range.title,
        found.map((at) => words[at] ?? ''),
        wanted,
      ),
    }))
    .sort((a, b) => compare(a.weight, b.weight) || a.range.start - b.range.start)
    .slice(0, placesPerPage);

  const intro = { start: 0, end: ranges[0]?.start ?? words.length };
  return {
    path: page.raw_url,
    title: page.meta.title ?? page.raw_url,
    area: page.meta.area ?? '',
    ...(sections.length === 0 && { excerpt: getExcerpt(words, within(intro), intro) }),
    sections: sections.map(({ range, found }) => ({
      id: range.id,
      title: range.title,
      excerpt: getExcerpt(
        words,
        found.filter((at) => at >= range.text),
        { start: range.text, end: range.end },
      ),
    })),
  };
}
