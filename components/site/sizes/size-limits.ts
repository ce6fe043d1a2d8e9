/**
 * Limits of sizes in bytes, compressed, by kind of figure; a kind is the name of one figure, or its beginning. They guard
 * against surprises, and leave space: growth below them is seen in sizes.json, and no text is left out for them.
 */
export const sizeLimits: Readonly<Record<string, number>> = {
  /** What every page loads. */
  'scripts at load': 4_250,
  /** What it fetches when the browser is idle. */
  'scripts when idle': 3_000,
  /** What the search fetches when it is first opened: its code and its index. */
  'first search': 200_000,
  /** HTML outside the article and CSS of pages without a framework, with all controls of the site. */
  'frame of': 14_000,
  /** Scripts of a page with a gallery, or of the playground, over those of the framework. */
  'live demo of': 40_000,
  /** JavaScript and CSS of the library without React. */
  'plain gallery, first load': 8_000,
  'carousel, first load': 23_000,
  'modal gallery, first load': 11_000,
  'modal gallery, default options': 46_000,
  'all three, whole': 77_000,
};

/** Compressed size in bytes of a reading page above which the build names it. */
export const longPage = 25_000;
