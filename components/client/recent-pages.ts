/** The pages that were visited last in this browser, which the search offers before anything is typed. */
import { read, write } from './choices';

export interface RecentPage {
  /** Without the base path. */
  readonly url: string;
  readonly title: string;
}

const key = 'ks-recent-pages';
/** One more than are offered, because one may be the current page. */
const kept = 6;

const isPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

/** The pages, the latest first. Whatever else is stored counts as none. */
export function readRecentPages(): readonly RecentPage[] {
  try {
    const stored: unknown = JSON.parse(read(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPage) : [];
  } catch {
    return [];
  }
}

export function addRecentPage(page: RecentPage): void {
  const others = readRecentPages().filter(({ url }) => url !== page.url);
  write(key, JSON.stringify([page, ...others].slice(0, kept)));
}
