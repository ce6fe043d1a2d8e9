import type { PlayConfig } from '../options/common';
import type { Description } from '../options/description';
import type { DescriptionStrategy } from '../enums';
import type { KeyboardConfig } from '../options/keyboard';
import type { BreakpointsConfig } from '../options/previews';
import { freeze } from './freeze';

/** Number of thumbnails that the modal gallery and the carousel show at once. */
export const DEFAULT_PREVIEW_NUMBER = 4;

/** Heights of thumbnails in px. */
export const BREAKPOINTS = freeze({
  xSmall: 100,
  small: 100,
  medium: 150,
  large: 200,
  xLarge: 200,
} satisfies Required<BreakpointsConfig>);

/** Autoplay options. */
export const PLAY = freeze({
  autoPlay: true as boolean,
  interval: 5000,
  pauseOnHover: true as boolean,
} satisfies Required<PlayConfig>);

/** Default keys. */
export const KEYS = freeze({
  esc: 'Escape',
  right: 'ArrowRight',
  left: 'ArrowLeft',
} satisfies Required<KeyboardConfig>);

/** Style of captions that the stylesheet has; in place of the background it has a gradient. */
export const CAPTION_STYLE = {
  bgColor: 'rgba(0, 0, 0, .5)',
  textColor: 'white',
  marginTop: '0px',
  marginBottom: '0px',
  marginLeft: '0px',
  marginRight: '0px',
};

/** Default caption with the strategy of a component. */
export function description(strategy: DescriptionStrategy) {
  return {
    strategy,
    imageText: 'Image ',
    numberSeparator: '/',
    beforeTextDescription: ' - ',
    customFullDescription: undefined as string | undefined,
    style: { ...CAPTION_STYLE },
  } satisfies Description;
}
