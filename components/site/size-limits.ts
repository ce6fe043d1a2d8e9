/** Every limit of a size, in bytes, compressed. The checks of the export and of the package enforce them. */

/** JavaScript that a page loads at once. */
export const scriptBudget = 3000;

/** HTML and CSS of a page without a framework. About lists the differences between the editions. */
export const documentBudgets = { reading: 15_000, about: 17_300 } as const;

/** JavaScript of the playground over that of the framework. */
export const playgroundBudget = 35_000;

/** The same of pages with a live demo. The dialog of a modal gallery is part of it, its view is fetched after the demo has started. */
export const demoBudgets = {
  standard: 19_300,
  /** Layouts come with the three that an application registers. */
  layouts: 21_600,
  /** A carousel comes with its gestures. */
  carousel: 20_750,
  /** A carousel that opens a modal gallery, or has a plain gallery beside it. */
  carouselAndMore: 28_800,
  /** The home page has all three components, and photographs in rows. */
  home: 35_300,
  /** So has the preview, which also answers the playground, emulates reduced motion and leaves the focus alone; with an album for layouts. */
  preview: 34_500,
  /** Its subject is a component of Next. */
  nextImage: 24_200,
} as const;

interface LibraryBudget {
  /** What a page loads before the component is used. */
  readonly first: number;
  /** With what is fetched later: the view of the modal gallery, download, full screen, the library of an adapter. */
  readonly whole: number;
}

/** JavaScript and CSS of the library without React, by what is imported. Just above the present sizes, so that growth is noticed. */
export const libraryBudgets: Readonly<Record<string, LibraryBudget>> = {
  'plain gallery': { first: 7_830, whole: 8_270 },
  'plain gallery with layouts': { first: 10_860, whole: 11_300 },
  /** With the row of slides side by side, and the player of videos, which are fetched later. */
  carousel: { first: 18_500, whole: 22_850 },
  'modal gallery': { first: 12_600, whole: 49_750 },
  'all three': { first: 32_860, whole: 63_840 },
  'Hammer adapter': { first: 1_000, whole: 9_900 },
  'Mousetrap adapter': { first: 380, whole: 2_850 },
};

/** The same of the modal gallery with all that a configuration fetches until its first image is shown, by name of the configuration. */
export const configurationBudgets: Readonly<Record<string, number>> = {
  'default options': 37_050,
  'bare options': 37_050,
  'bare options, no zoom, closing by drag or movement': 30_650,
  'no zoom': 34_350,
  'no movement': 33_350,
  'download by button and key': 37_780,
  'a button for the external URL': 37_730,
  'a share button': 37_980,
  'a URL for every image': 38_250,
  'an index controlled by the application': 37_680,
  'a video among the images': 39_530,
  'own image elements': 37_330,
  'placeholders of images': 37_500,
  'a kept zoom': 37_400,
  'information about images': 37_480,
  'markup in a caption': 38_200,
  'a long caption': 38_150,
  'captions below the images': 38_150,
  'every option': 45_180,
};
