/**
 * How demos are photographed: the size of the window, what is done before, and which detail is shown. A wide window has
 * space for thumbnails (from 768 px) and side previews (from 1025 px); a detail shows them large.
 */
import type { DemoGroup } from './route';

const windows = {
  tiny: { width: 256, height: 160 },
  phone: { width: 400, height: 250 },
  small: { width: 600, height: 375 },
  medium: { width: 800, height: 500 },
  wide: { width: 1040, height: 650 },
} as const;

/** A function of `scripts/demo-pictures/steps.mjs` with its arguments. */
type PictureStep =
  | readonly [
      (
        | 'abort'
        | 'abortScript'
        | 'appear'
        | 'center'
        | 'check'
        | 'click'
        | 'hold'
        | 'press'
        | 'scrollTo'
        | 'select'
        | 'style'
        | 'tooltip'
        | 'waitForText'
      ),
      string,
    ]
  | readonly ['dot' | 'showImage', number]
  | readonly ['drag', x: number, y: number]
  | readonly ['choosePhotograph', file: string, name: string]
  | readonly ['blur' | 'unstyle'];

export interface DemoPicture {
  readonly window?: keyof typeof windows | { readonly width: number; readonly height: number };
  /** Steps before the page is loaded. */
  readonly first?: readonly PictureStep[];
  /** Steps before the gallery is opened. */
  readonly before?: readonly PictureStep[];
  /** Selector, or name of the button, that opens the gallery; `undefined` if it is opened by a step. */
  readonly opener?: string | RegExp;
  readonly steps?: readonly PictureStep[];
  /** Width of the part that is shown; its position in the window is from 0 to 1, by default 0.5. */
  readonly detail?: { readonly width: number; readonly x?: number; readonly y?: number };
  /** False if the page is shown, not an open modal gallery. */
  readonly isModal?: boolean;
  /** Does not wait for the active image. */
  readonly isLoading?: true;
  /** Does not enlarge the image to the edges of the picture. */
  readonly keepsSize?: true;
  /** Shows the gallery while it plays. */
  readonly plays?: true;
  /** Widths of the free border around the demo. */
  readonly frame?: string;
}

const groups: Readonly<Record<DemoGroup | 'React', DemoPicture>> = {
  Modal: { window: 'small', opener: '.live-demo .button', isModal: true },
  Plain: { window: 'tiny' },
  Carousel: { window: 'medium', frame: '0' },
  React: { window: 'small', opener: '[data-index="0"]', isModal: true },
};

/** The state in which a demo is photographed. */
export function getPictureState(group: DemoGroup | 'React', picture: DemoPicture = {}) {
  const state = { first: [], before: [], steps: [], frame: '10px', ...groups[group], ...picture };
  const { window = 'small' } = state;
  return {
    ...state,
    window: typeof window === 'string' ? windows[window] : window,
    opener: picture.isModal === false ? picture.opener : state.opener,
  };
}
