/** Pictures on pages that are no demos: the parts of the modal gallery, and problems, for which a demo is broken. */
import type { DemoPicture } from './demo-picture';

interface PagePicture {
  readonly path: string;
  readonly picture: DemoPicture;
  /** Unlike cards: its size in px, the only scheme, and the largest file in bytes. */
  readonly form?: {
    readonly size: { readonly width: number; readonly height: number };
    readonly schemes: readonly ['dark'];
    readonly maxBytes: number;
  };
}

const path = '/react/first-example';

/** By the names of their files. */
export const pagePictures = {
  // The modal gallery is dark in both schemes.
  viewer: {
    path: '/features/previews',
    picture: {
      window: { width: 640, height: 600 },
      opener: '[data-index="2"]',
      keepsSize: true,
    },
    form: { size: { width: 800, height: 750 }, schemes: ['dark'], maxBytes: 40_000 },
  },
  'problem-no-styles': {
    path,
    picture: { isModal: false, window: 'medium', steps: [['unstyle']] },
  },
  'problem-image-missing': {
    path,
    picture: {
      isModal: false,
      first: [
        ['abort', 'desert-hike'],
        ['abort', 'harbour-skyline'],
      ],
    },
  },
  'problem-line-too-wide': {
    path,
    picture: {
      isModal: false,
      window: 'phone',
      steps: [['style', '.live-demo .ks-plain-gallery { display: flex !important }']],
    },
  },
  'problem-code-not-loaded': {
    path,
    picture: {
      opener: undefined,
      isLoading: true,
      keepsSize: true,
      first: [['abortScript', 'ks-stage']],
      before: [
        ['select', '[data-index="0"]'],
        ['waitForText', 'This image could not be loaded.'],
      ],
    },
  },
} as const satisfies Readonly<Record<string, PagePicture>>;
