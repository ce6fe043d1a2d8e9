/** A page of the site. */
export interface Page {
  readonly path: string;
  readonly title: string;
}

/** Similarity from which on a page may be the one that was meant. */
const THRESHOLD = 0.4;

/** Returns the words of a path without base path: `/react/photo-layout.html` is "react photo layout". */
export function getWords(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // It is no valid encoding, so it is text.
  }
  return text
    .replace(/\.html?$|index\.html?$/, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
}

/** The pairs of neighbouring characters of each word. */
function getPairs(text: string): Set<string> {
  const words = text.split(' ').map((word) => ` ${word} `);
  return new Set(words.flatMap((word) => [...word].slice(1).map((char, at) => word[at] + char)));
}

/** Returns how similar two texts are, from 0 to 1 (the Dice coefficient of their pairs of characters). */
function getSimilarity(a: string, b: string): number {
  const [first, second] = [getPairs(a), getPairs(b)];
  const common = [...first].filter((pair) => second.has(pair)).length;
  return (2 * common) / (first.size + second.size);
}

/** Returns the words of the last part of a path. */
const getLastWords = (path: string) => getWords(path.replace(/\/$/, '').split('/').pop() ?? '');

/** Returns at most three pages whose paths or titles are similar to a path, the most similar one first. */
export function findNearest<T extends Page>(path: string, pages: readonly T[]): T[] {
  const words = getWords(path);
  if (!words) return [];
  const last = getLastWords(path);
  const getScore = (page: T) =>
    Math.max(
      getSimilarity(words, getWords(page.path)),
      getSimilarity(words, page.title.toLowerCase()),
      getSimilarity(last, getLastWords(page.path)),
    );
  return pages
    .map((page) => ({ page, score: getScore(page) }))
    .filter(({ score }) => score >= THRESHOLD)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ page }) => page);
}
