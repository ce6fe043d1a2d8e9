/** The search of the site: its index, which is fetched when the search is first opened, and the order of results. */
import { request } from '@/components/site/request';
import { createSearch, type Found, type SavedIndex, type SearchRecord } from './engine';

/** Kinds of results with the titles of their groups, in the order of the groups. */
export const kinds = {
  guide: 'Guides',
  demo: 'Demos',
  option: 'Options',
  class: 'Class names and custom properties',
  release: 'Release notes',
} as const;

export type Kind = keyof typeof kinds;

export interface SiteRecord extends SearchRecord {
  readonly kind: Kind;
  /** Path and anchor, without the base path. */
  readonly url: string;
  readonly page: string;
}

/** The content of the file that the search fetches. */
export interface IndexFile {
  readonly records: readonly SiteRecord[];
  readonly index: SavedIndex;
}

export type FoundPage = Found<SiteRecord>;

export interface ResultGroup {
  readonly title: string;
  readonly results: readonly FoundPage[];
}

export interface Results {
  /** Number of all results. */
  readonly total: number;
  readonly groups: readonly ResultGroup[];
}

const weights: Readonly<Record<Kind, number>> = {
  guide: 1.3,
  demo: 1.15,
  option: 1,
  class: 0.9,
  release: 0.5,
};

const bestShown = 3;
const groupSize = 4;
/** A page with many sections leaves space for others. */
const sectionsShown = 2;

type Find = ReturnType<typeof createSearch<SiteRecord>>;

async function fetchIndex(base: string): Promise<Find> {
  const response = await request(`${base}scripts/search.json`);
  if (!response.ok) throw new Error(`The search index is not there (${response.status}).`);
  const file = (await response.json()) as IndexFile;
  return createSearch(file.records, ({ kind }) => weights[kind], file.index);
}

let index: Promise<Find> | undefined;

/** Fetches the index once. After a failure the next call tries again. */
export function loadIndex(base: string): Promise<Find> {
  index ??= fetchIndex(base).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

/** Leaves out what exceeds the number of sections of one page; each option counts by itself. */
function limitSections(found: readonly FoundPage[]): readonly FoundPage[] {
  const counts = new Map<string, number>();
  return found.filter(({ record: { kind, url } }) => {
    if (kind === 'option' || kind === 'class') return true;
    const [path = ''] = url.split('#');
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return count <= sectionsShown;
  });
}

/** The best results of all kinds, then groups of the others. */
export function groupResults(found: readonly FoundPage[]): Results {
  const all = limitSections(found);
  const best = { title: 'Best matches', results: all.slice(0, bestShown) };
  const others = all.slice(bestShown);
  const groups = Object.entries(kinds).map(([kind, title]) => ({
    title,
    results: others.filter(({ record }) => record.kind === kind).slice(0, groupSize),
  }));
  return {
    total: all.length,
    groups: [best, ...groups].filter(({ results }) => results.length > 0),
  };
}

/** Finds what the words of a user mean. */
export async function find(base: string, query: string): Promise<Results> {
  const search = await loadIndex(base);
  return groupResults(search(query));
}
