/** Every limit of a size, in bytes, compressed. The checks of the export and of the package enforce them. */

/** JavaScript that a page loads at once. */
export const scriptBudget = 3000;

/** HTML and CSS of a page without a framework. About lists every difference between the editions. */
export const documentBudgets = { reading: 15_000, about: 17_150 } as const;

/** JavaScript of the playground over that of the framework. */
export const playgroundBudget = 35_000;

/** The same of pages with a live demo. The dialog of a modal gallery is part of it, its view is fetched after the demo has started. */
export const demoBudgets = {
  standard: 16_350,
  /** A carousel comes with its gestures. */
  carousel: 18_450,
  /** A carousel that opens a modal gallery, or has a plain gallery beside it. */
  carouselAndMore: 24_750,
  /** The home page has all three components. */
  home: 28_600,
  /** So has the preview, which also answers the playground, emulates reduced motion and leaves the focus alone. */
  preview: 29_550,
} as const;

interface LibraryBudget {
  /** What a page loads before the component is used. */
  readonly first: number;
  /** With what is fetched later: the view of the modal gallery, download, full screen, the library of an adapter. */
  readonly whole: number;
}

/** JavaScript and CSS of the library without React, by what is imported. Just above the present sizes, so that growth is noticed. */
export const libraryBudgets: Readonly<Record<string, LibraryBudget>> = {
  'plain gallery': { first: 6_100, whole: 6_100 },
  carousel: { first: 15_800, whole: 15_800 },
  'modal gallery': { first: 12_200, whole: 42_400 },
  'all three': { first: 29_250, whole: 51_850 },
  'Hammer adapter': { first: 1_000, whole: 9_900 },
  'Mousetrap adapter': { first: 380, whole: 2_850 },
};

/** The same of the modal gallery with all that a configuration fetches until its first image is shown, by name of the configuration. */
export const configurationBudgets: Readonly<Record<string, number>> = {
  'default options': 36_650,
  'bare options': 36_650,
  'bare options, no zoom, closing by drag or movement': 30_450,
  'no zoom': 34_100,
  'no movement': 33_000,
  'download by button and key': 37_400,
  'a button for the external URL': 37_100,
  'a share button': 37_350,
  'a URL for every image': 37_550,
  'an index controlled by the application': 37_300,
  'every option': 40_050,
};
