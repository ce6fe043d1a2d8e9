/** The order of results: pages and fields are searched apart, because their scores cannot be compared. */
import { bare } from './query';
import type { FoundPage } from './sections';

/** More fields are shown only where there are few pages. */
const fieldsShown = 6;

const tiers = ['exact field', 'exact page', 'similar field', 'page', 'other field'] as const;

/** How well the title of a result fits the search words, whatever their case. */
export function tierOf({ meta: { title = '', page } }: FoundPage, query: string) {
  const words = query.split(' ').map(bare);
  const [whole, joined] = [bare(title), words.join('')];
  if (page === undefined) return whole === joined ? 'exact page' : 'page';
  const name = bare(title.slice(title.lastIndexOf('.') + 1));
  if (joined === name || joined === whole) return 'exact field';
  const isPart =
    words.some((word) => name.includes(word)) && words.every((word) => whole.includes(word));
  const isSimilar = isPart || words.includes(name);
  return isSimilar ? 'similar field' : 'other field';
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
  return sorted([...best, ...sorted(pages).slice(0, limit - best.length)]);
}
