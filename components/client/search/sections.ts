/** Turns what the index returns into the results to show: pages with their sections, and fields. */
import { getExcerpt, type TextRun } from './excerpt';
import { bare } from './query';

interface FoundMeta {
  readonly title?: string;
  readonly area?: string;
  /** Only of a field or topic: the title of its page. */
  readonly page?: string;
  /** Only of a field or topic: the number of words before its description. */
  readonly names?: string;
  /** Only of a field or topic: the number of words of its description. */
  readonly words?: string;
  /** Only of a field or topic: what users call it, separated by "|". */
  readonly aliases?: string;
  /** Set for a topic. */
  readonly topic?: string;
}

/** A page or a field as the search library describes it, in the parts that are used here. */
export interface FoundPage {
  /** Without the base path. */
  readonly raw_url: string;
  readonly content: string;
  readonly meta: FoundMeta;
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

export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly excerpt: readonly TextRun[];
}

export interface FoundEntry {
  readonly path: string;
  readonly title: string;
  /** What the title is part of: the area of a page, the page of a field. */
  readonly area: string;
  /** Set for a field, and where the match lies above the first heading with a URL. */
  readonly excerpt?: readonly TextRun[];
  /** The best ones, best first. */
  readonly sections: readonly PageSection[];
}

const placesPerPage = 3;

interface Range {
  readonly id: string;
  readonly title: string;
  readonly start: number;
  /** Behind the words of the heading: the title above the excerpt need not be said again. */
  readonly text: number;
  readonly end: number;
}

function rangesOf({ anchors }: FoundPage): readonly Range[] {
  const named = anchors
    .filter(({ element }) => /^h[2-6]$/.test(element))
    .map(({ id, text = '', location: start }) => {
      const title = text.replace(/\s*#\s*$/, '').trim() || id;
      return { id, title, start, text: start + title.split(/\s+/).length };
    })
    .sort((a, b) => a.start - b.start);
  return named.map((anchor, index) => ({
    ...anchor,
    end: named[index + 1]?.start ?? Number.POSITIVE_INFINITY,
  }));
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

function toField({ raw_url, content, meta, locations }: FoundPage): FoundEntry {
  const start = Number(meta.names);
  const range = { start, end: start + Number(meta.words) };
  return {
    path: raw_url,
    title: meta.title ?? '',
    area: meta.page ?? '',
    excerpt: getExcerpt(content.split(/\s+/), locations, range),
    sections: [],
  };
}

function toPage(page: FoundPage, query: string): FoundEntry {
  const words = page.content.split(/\s+/);
  const wanted = query.split(' ').map(bare);
  const matches = [...new Set(page.locations)].sort((a, b) => a - b);
  const ranges = rangesOf(page);

  const sections = ranges
    .map((range) => ({ range, found: matches.filter((at) => at >= range.start && at < range.end) }))
    .filter(({ found }) => found.length > 0)
    .map(({ range, found }) => {
      const matched = found.map((at) => words[at] ?? '');
      return { range, weight: weigh(range.title, matched, wanted) };
    })
    .sort((a, b) => compare(a.weight, b.weight) || a.range.start - b.range.start)
    .slice(0, placesPerPage);

  const title = page.meta.title ?? page.raw_url;
  const intro = { start: title.split(/\s+/).length, end: ranges[0]?.start ?? words.length };
  return {
    path: page.raw_url,
    title,
    area: page.meta.area ?? '',
    ...(sections.length === 0 && { excerpt: getExcerpt(words, matches, intro) }),
    sections: sections.map(({ range: { id, title, text, end } }) => ({
      id,
      title,
      excerpt: getExcerpt(words, matches, { start: text, end }),
    })),
  };
}

/** What to show of a found page or field for the search words. */
export function toResult(found: FoundPage, query: string): FoundEntry {
  return found.meta.page === undefined ? toPage(found, query) : toField(found);
}
