/** Problems that one sees in the page: which demo the script for pictures breaks, and how. */
import type { DemoPicture } from './demo-picture';

interface ProblemPicture {
  readonly path: string;
  readonly picture: DemoPicture;
}

const path = '/react/first-example';

/** By the names of their files. */
export const problemPictures = {
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
} as const satisfies Readonly<Record<string, ProblemPicture>>;

export type ProblemPictureName = keyof typeof problemPictures;
