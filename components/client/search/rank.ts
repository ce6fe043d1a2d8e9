/** The order of results: pages and fields are searched apart, because their scores cannot be compared. */
import { findPhrases } from './phrases';
import { bare, searchWords } from './query';
import type { FoundPage } from './sections';

/** More fields are shown only where there are few pages. */
const fieldsShown = 6;

const tiers = [
  'exact field',
  'exact page',
  'topic',
  'named field',
  'titled field',
  'phrase',
  'similar field',
  'page',
  'other field',
] as const;

/** True if users call it by these words, in whatever order. */
function isNamed(aliases: string, words: readonly string[]): boolean {
  const inOrder = (list: readonly string[]) => [...list].sort().join(' ');
  return aliases
    .split('|')
    .some((alias) => inOrder(searchWords(alias).split(' ').map(bare)) === inOrder(words));
}

/** True if the question contains all of what users call it, among other words. */
function isInQuestion(aliases: string, query: string): boolean {
  return aliases !== '' && findPhrases(aliases.split('|'), query).length > 0;
}

/** How well the title of a result fits the search words, whatever their case. */
export function tierOf(
  { meta: { title = '', page, aliases = '', topic } }: FoundPage,
  query: string,
) {
  const words = query.split(' ').map(bare);
  const [whole, joined] = [bare(title), words.join('')];
  if (page === undefined) return whole === joined ? 'exact page' : 'page';
  const isPhrase = isInQuestion(aliases, query);
  if (topic) return isNamed(aliases, words) ? 'topic' : isPhrase ? 'phrase' : 'other field';
  const name = bare(title.slice(title.lastIndexOf('.') + 1));
  if (joined === name || joined === whole) return 'exact field';
  if (isNamed(aliases, words)) return 'named field';
  const isPart =
    words.some((word) => name.includes(word)) && words.every((word) => whole.includes(word));
  if (isPart) return 'titled field';
  if (isPhrase) return 'phrase';
  return words.includes(name) ? 'similar field' : 'other field';
}

/** The best `limit` results, best first. Both lists come in the order of the index. */
export function rank(
  fields: readonly FoundPage[],
  pages: readonly FoundPage[],
  query: string,
  limit: number,
): readonly FoundPage[] {
  const sorted = (found: readonly FoundPage[]) =>
    found
      .map((page) => ({ page, tier: tiers.indexOf(tierOf(page, query)) }))
      .sort((a, b) => a.tier - b.tier)
      .map(({ page }) => page);
  const best = sorted(fields).slice(0, Math.max(fieldsShown, limit - pages.length));
  const all = sorted([...best, ...sorted(pages).slice(0, limit - best.length)]);
  // A topic may be a page as a whole, which is shown once.
  return all.filter(
    ({ raw_url, meta }, at) =>
      !all
        .slice(0, at)
        .some((one) => one.raw_url === raw_url && (one.meta.topic ?? meta.topic) !== undefined),
  );
}
