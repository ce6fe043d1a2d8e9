/** Every limit of a size, in bytes, compressed. The checks of the export and of the package enforce them. */

/** JavaScript that a page loads at once. */
export const scriptBudget = 3000;

/** HTML and CSS of a page without a framework. About lists every difference between the editions. */
export const documentBudgets = { reading: 15_000, about: 17_300 } as const;

/** JavaScript of the playground over that of the framework. */
export const playgroundBudget = 35_000;

/** The same of pages with a live demo. The dialog of a modal gallery is part of it, its view is fetched after the demo has started. */
export const demoBudgets = {
  standard: 18_800,
  /** Layouts come with the three that an application registers. */
  layouts: 20_700,
  /** A carousel comes with its gestures. */
  carousel: 20_400,
  /** A carousel that opens a modal gallery, or has a plain gallery beside it. */
  carouselAndMore: 28_000,
  /** The home page has all three components. */
  home: 32_300,
  /** So has the preview, which also answers the playground, emulates reduced motion and leaves the focus alone. */
  preview: 33_000,
  /** Its subject is a component of Next. */
  nextImage: 23_800,
} as const;

interface LibraryBudget {
  /** What a page loads before the component is used. */
  readonly first: number;
  /** With what is fetched later: the view of the modal gallery, download, full screen, the library of an adapter. */
  readonly whole: number;
}

/** JavaScript and CSS of the library without React, by what is imported. Just above the present sizes, so that growth is noticed. */
export const libraryBudgets: Readonly<Record<string, LibraryBudget>> = {
  'plain gallery': { first: 7_700, whole: 8_150 },
  'plain gallery with layouts': { first: 10_050, whole: 10_500 },
  /** With the row of slides side by side, and the player of videos, which are fetched later. */
  carousel: { first: 18_100, whole: 22_150 },
  'modal gallery': { first: 13_100, whole: 48_850 },
  'all three': { first: 32_700, whole: 62_350 },
  'Hammer adapter': { first: 1_000, whole: 9_900 },
  'Mousetrap adapter': { first: 380, whole: 2_850 },
};

/** The same of the modal gallery with all that a configuration fetches until its first image is shown, by name of the configuration. */
export const configurationBudgets: Readonly<Record<string, number>> = {
  'default options': 38_650,
  'bare options': 38_650,
  'bare options, no zoom, closing by drag or movement': 32_400,
  'no zoom': 36_100,
  'no movement': 35_000,
  'download by button and key': 39_400,
  'a button for the external URL': 39_100,
  'a share button': 39_300,
  'a URL for every image': 39_500,
  'an index controlled by the application': 39_300,
  'a video among the images': 40_800,
  'own image elements': 39_900,
  'placeholders of images': 39_100,
  'a kept zoom': 39_000,
  'information about images': 39_100,
  'a long caption': 39_700,
  'captions below the images': 39_700,
  'every option': 45_600,
};
