/** What pages say about themselves: the default export of the `meta.ts` beside a `page.tsx`. */
import type { DemoPicture } from './demo-picture';

/** What demos are about, with the names that filters show. */
export const topics = {
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

export type Topic = keyof typeof topics;

/**
 * What users call a page or a section of it: phrases that a question contains, in any order and form. The words for
 * options are the tags `@alias` in the docstrings of the library.
 */
export interface SearchTopic {
  /** Anchor of the section. Default: the page. */
  readonly anchor?: string;
  /** Default: the heading of the page or section. */
  readonly title?: string;
  /** Default: the description of the page; sections have none. */
  readonly description?: string;
  /** Rows of the reference, or types, whose words also lead here. */
  readonly options?: readonly string[];
  readonly words?: readonly string[];
}

export interface PageMeta {
  /** First half of the document title. */
  readonly title: string;
  readonly description: string;
  /** What the page is about, in a line of the overview of the React edition. */
  readonly summary?: string;
  /** Name in sidebars, on cards and in lists. Default: the title. */
  readonly navLabel?: string;
  /** Main heading. Default: `navLabel`. */
  readonly heading?: string;
  /** Text of the title band, after the name of the area on the pages of both editions. */
  readonly band?: string;
  /** True for a page whose framework starts when its gallery is used; other pages have none. */
  readonly interactive?: boolean;
  /** Words that users search the page by. */
  readonly search?: readonly SearchTopic[];
  /** File of the repository that the page is generated from, if it is not its own `page.tsx`. */
  readonly source?: string;
  /** Path of the canonical page, if it is another one. */
  readonly canonical?: string;
  /** Shows another page of the site in an iframe. */
  readonly hasFrame?: true;
  /** Origins of other hosts that the page shows in an iframe, after a click. */
  readonly frameHosts?: readonly string[];
  /** Shows images that users choose on their device. */
  readonly hasOwnFiles?: true;
  /** Plays media that a script puts together. */
  readonly hasMediaSource?: true;
  /** May be shown in an iframe, by pages of the site only. */
  readonly isFramed?: true;
}

export type PlaygroundComponent = 'modal' | 'plain' | 'carousel';

export interface DemoMeta extends PageMeta {
  /** Filters of the overview; none for the demos of the React edition. */
  readonly topics?: readonly Topic[];
  /** Paths and anchors of the types and fields in the reference that the demo shows; the row of a field links back. */
  readonly options: readonly string[];
  /** What the demo needs besides a configuration, which keeps it out of the playground. */
  readonly needsCode?: string;
  /** Component that shows a demo of the React edition in the playground, if the demo is pure configuration. */
  readonly playground?: PlaygroundComponent;
  /** Widths of the files whose URLs the demo derives from those of its images. */
  readonly imageWidths?: readonly number[];
  /** State of the demo in its picture, where it differs from its group. */
  readonly picture?: DemoPicture;
}
