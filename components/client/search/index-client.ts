/**
 * The search library, which the export puts beside the pages. It is fetched with the first search, and reads the index in
 * a worker, so that no page has to allow WebAssembly in its policy.
 */
import { request } from '@/components/site/request';
import { toSubject } from './concepts';
import { findPhrases } from './phrases';
import { rank } from './rank';
import { toResult, isIndexResponse, type FoundEntry, type FoundPage } from './sections';

type Filters = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

interface FoundRecord {
  readonly id: string;
  data(): Promise<FoundPage>;
}

interface PagefindLibrary {
  search(
    words: string,
    options: { readonly filters: Filters },
  ): Promise<{ readonly results: readonly FoundRecord[] } | null>;
}

interface SearchIndex {
  readonly library: PagefindLibrary;
  /** What users call pages and options. */
  readonly phrases: readonly string[];
}

export interface Found {
  readonly total: number;
  readonly entries: readonly FoundEntry[];
}

/** Longer lists are not read: a user enters another word instead. */
const resultsShown = 12;

/** Several options may have the same name. */
const namedShown = 4;

const isField = { kind: 'field' };

let index: Promise<SearchIndex> | undefined;

async function fetchIndex(base: string): Promise<SearchIndex> {
  const { ok, status } = await request(`${base}pagefind/pagefind-entry.json`);
  if (!ok) throw new Error(`The search index is not there (${status}).`);
  const [library, phrases] = await Promise.all([
    import(`${base}pagefind/pagefind.js`) as Promise<PagefindLibrary>,
    request(`${base}pagefind/phrases.json`).then((response) => response.json()),
  ]);
  return { library, phrases: phrases as readonly string[] };
}

/** Fetches the index once, if there is one. After a failure the next call tries again. */
export function loadIndex(base: string): Promise<SearchIndex> {
  index ??= fetchIndex(base).catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

const readPages = (results: readonly FoundRecord[]) =>
  Promise.all(results.map(async ({ id, data }) => ({ id, page: await data() })));

/** The first results of a kind, and the ids of all. */
async function findKind(library: PagefindLibrary, words: string, filters: Filters) {
  const results = (await library.search(words, { filters }))?.results ?? [];
  const first = await readPages(results.slice(0, resultsShown));
  const found = first.filter(({ page }) => isIndexResponse(page, words));
  const others = found.length > 0 ? results.slice(resultsShown) : [];
  return { pages: found.map(({ page }) => page), ids: [...found, ...others].map(({ id }) => id) };
}

/** What users call by one of some phrases of one meaning, topics first. */
async function findNamed(library: PagefindLibrary, phrases: readonly string[]) {
  const found = await Promise.all(
    phrases.map(async (phrase) => {
      const results = (await library.search(phrase, { filters: isField }))?.results ?? [];
      const records = await readPages(results.slice(0, resultsShown));
      return records.filter(({ page }) => page.meta.aliases?.split('|').includes(phrase));
    }),
  );
  const isTopic = ({ meta }: FoundPage) => Number(meta.topic !== undefined);
  return found
    .flat()
    .sort((a, b) => isTopic(b.page) - isTopic(a.page))
    .slice(0, namedShown);
}

/** The best pages and fields for the words, and how many there are. */
export async function find(base: string, words: string): Promise<Found> {
  const { library, phrases } = await loadIndex(base);
  const [fields, pages, ...lists] = await Promise.all([
    findKind(library, words, isField),
    findKind(library, words, { not: isField }),
    ...findPhrases(phrases, words).map((same) => findNamed(library, same)),
  ]);
  const named = lists.flat();
  const ids = new Set([...fields.ids, ...pages.ids, ...named.map(({ id }) => id)]);
  const subject = toSubject(words.split(' ')).join(' ');
  if (ids.size === 0 && subject !== words) return find(base, subject);
  const records = [...fields.pages, ...named.map(({ page }) => page)].filter(
    ({ raw_url }, at, all) => all.findIndex((one) => one.raw_url === raw_url) === at,
  );
  const best = rank(records, pages.pages, words, resultsShown);
  return { total: ids.size, entries: best.map((page) => toResult(page, words)) };
}
