/** The search library, which the export puts beside the pages. It is fetched with the first search. */
import { request } from '@/components/site/request';
import { toResult, isIndexResponse, type FoundEntry, type FoundPage } from './sections';

interface SearchLibrary {
  search(words: string): Promise<{
    readonly results: readonly { data(): Promise<FoundPage> }[];
  } | null>;
}

export interface Found {
  readonly total: number;
  readonly entries: readonly FoundEntry[];
}

/** Longer lists are not read: a user enters another word instead. */
const pagesShown = 12;

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

/** The best pages for the words, and how many there are. */
export async function find(base: string, words: string): Promise<Found> {
  const answer = await (await loadIndex(base)).search(words);
  const results = answer?.results ?? [];
  const pages = await Promise.all(results.slice(0, pagesShown).map((result) => result.data()));
  const answers = pages.filter((page) => isIndexResponse(page, words));
  return {
    total: answers.length === 0 ? 0 : results.length - (pages.length - answers.length),
    entries: answers.map((page) => toResult(page, words)),
  };
}
