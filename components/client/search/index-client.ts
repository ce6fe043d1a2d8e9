/** The search library, which the export puts beside the pages. It is fetched with the first search. */
import { request } from '@/components/site/request';
import { rank } from './rank';
import { toResult, isIndexResponse, type FoundEntry, type FoundPage } from './sections';

type Filters = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

interface SearchLibrary {
  search(
    words: string,
    options: { readonly filters: Filters },
  ): Promise<{ readonly results: readonly { data(): Promise<FoundPage> }[] } | null>;
}

export interface Found {
  readonly total: number;
  readonly entries: readonly FoundEntry[];
}

/** Longer lists are not read: a user enters another word instead. */
const resultsShown = 12;

const isField = { kind: 'field' };

let library: Promise<SearchLibrary> | undefined;

async function fetchLibrary(base: string): Promise<SearchLibrary> {
  const { ok, status } = await request(`${base}pagefind/pagefind-entry.json`);
  if (!ok) throw new Error(`The search index is not there (${status}).`);
  return import(`${base}pagefind/pagefind.js`);
}

/** Fetches the library once, if there is an index for it. After a failure the next call tries again. */
export function loadIndex(base: string): Promise<SearchLibrary> {
  library ??= fetchLibrary(base).catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

/** The first results of a kind, and how many there are. */
async function findKind(library: SearchLibrary, words: string, filters: Filters) {
  const results = (await library.search(words, { filters }))?.results ?? [];
  const first = await Promise.all(results.slice(0, resultsShown).map((result) => result.data()));
  const found = first.filter((page) => isIndexResponse(page, words));
  return { found, total: found.length && results.length - (first.length - found.length) };
}

/** The best pages and fields for the words, and how many there are. */
export async function find(base: string, words: string): Promise<Found> {
  const library = await loadIndex(base);
  const [fields, pages] = await Promise.all([
    findKind(library, words, isField),
    findKind(library, words, { not: isField }),
  ]);
  const best = rank(fields.found, pages.found, words, resultsShown);
  return {
    total: fields.total + pages.total,
    entries: best.map((page) => toResult(page, words)),
  };
}
