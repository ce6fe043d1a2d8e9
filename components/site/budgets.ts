/** Every limit of a size, in bytes, compressed. The checks of the export and of the package enforce them. */

/** JavaScript that a page loads at once. */
export const scriptBudget = 3000;

/** HTML and CSS of a page without a framework. About lists the differences between the editions. */
export const documentBudgets = { reading: 15_000, about: 17_300 } as const;

/** JavaScript of the playground over that of the framework. */
export const playgroundBudget = 35_000;

/** The same of pages with a live demo. The dialog of a modal gallery is part of it, its view is fetched after the demo has started. */
export const demoBudgets = {
  standard: 19_200,
  /** Layouts come with the three that an application registers. */
  layouts: 21_050,
  /** A carousel comes with its gestures. */
  carousel: 20_650,
  /** A carousel that opens a modal gallery, or has a plain gallery beside it. */
  carouselAndMore: 28_200,
  /** The home page has all three components, and photographs in rows. */
  home: 34_600,
  /** So has the preview, which also answers the playground, emulates reduced motion and leaves the focus alone; with an album for layouts. */
  preview: 34_200,
  /** Its subject is a component of Next. */
  nextImage: 24_100,
} as const;

interface LibraryBudget {
  /** What a page loads before the component is used. */
  readonly first: number;
  /** With what is fetched later: the view of the modal gallery, download, full screen, the library of an adapter. */
  readonly whole: number;
}

/** JavaScript and CSS of the library without React, by what is imported. Just above the present sizes, so that growth is noticed. */
export const libraryBudgets: Readonly<Record<string, LibraryBudget>> = {
  'plain gallery': { first: 7_750, whole: 8_200 },
  'plain gallery with layouts': { first: 10_200, whole: 10_650 },
  /** With the row of slides side by side, and the player of videos, which are fetched later. */
  carousel: { first: 18_300, whole: 22_450 },
  'modal gallery': { first: 13_200, whole: 49_550 },
  'all three': { first: 32_900, whole: 63_100 },
  'Hammer adapter': { first: 1_000, whole: 9_900 },
  'Mousetrap adapter': { first: 380, whole: 2_850 },
};

/** The same of the modal gallery with all that a configuration fetches until its first image is shown, by name of the configuration. */
export const configurationBudgets: Readonly<Record<string, number>> = {
  'default options': 38_950,
  'bare options': 38_950,
  'bare options, no zoom, closing by drag or movement': 32_750,
  'no zoom': 36_400,
  'no movement': 35_300,
  'download by button and key': 39_700,
  'a button for the external URL': 39_450,
  'a share button': 39_650,
  'a URL for every image': 39_850,
  'an index controlled by the application': 39_600,
  'a video among the images': 41_250,
  'own image elements': 39_250,
  'placeholders of images': 39_450,
  'a kept zoom': 39_350,
  'information about images': 39_400,
  'a long caption': 40_050,
  'captions below the images': 40_050,
  'every option': 46_050,
};
