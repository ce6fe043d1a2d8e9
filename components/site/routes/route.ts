/** `reading` pages ship no framework; `gallery` pages start it when their gallery is used. */
export type PageKind = 'reading' | 'gallery';

/** The components in the order of the demos. */
export const demoGroups = ['Modal', 'Plain', 'Carousel'] as const;

export type DemoGroup = (typeof demoGroups)[number];
export type FeatureGroup = 'Components' | 'Basic stuff';

/** What demos are about, with the names that filters show. */
export const intents = {
  minimal: 'Minimal',
  buttons: 'Buttons',
  captions: 'Captions',
  events: 'Events',
  thumbnails: 'Thumbnails',
  sliding: 'Sliding and autoplay',
  layout: 'Layout',
  images: 'Images and loading',
  download: 'Download',
  accessibility: 'Accessibility and input',
} as const;

export type Intent = keyof typeof intents;

export interface Route {
  /** Without base path and trailing slash; home is '/'. */
  readonly path: string;
  readonly kind: PageKind;
  /** First half of the document title. */
  readonly title: string;
  readonly description: string;
  /** Text of the title band; the home page has its own header. */
  readonly band: string;
  /** The page's main heading. */
  readonly heading: string;
  /** File of the repository that the page is generated from, if it is not its own `page.tsx`. */
  readonly source?: string;
  /** Path of the canonical page, if it is another one. */
  readonly canonical?: string;
  /** Shows another page of the site in a frame. */
  readonly hasFrame?: true;
  /** Origins of other hosts that the page shows in a frame, after a press. */
  readonly frameHosts?: readonly string[];
  /** Shows images that users choose on their device. */
  readonly hasOwnFiles?: true;
  /** Plays media that a script puts together. */
  readonly hasMediaSource?: true;
  /** May be shown in a frame, by pages of the site only. */
  readonly isFramed?: true;
  readonly feature?: { readonly label: string; readonly group: FeatureGroup };
  readonly demo?: {
    readonly slug: string;
    readonly label: string;
    /** `React` for the demos at `/react`, which are not in the demo sidebar. */
    readonly group: DemoGroup | 'React';
    /** What the demo is about; none for the demos of the React edition. */
    readonly intents: readonly Intent[];
    /** Types and fields in the reference that the demo shows; the row of a field links back. */
    readonly explainedAt: readonly string[];
  };
}
