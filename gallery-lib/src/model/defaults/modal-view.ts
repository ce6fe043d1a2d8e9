import type { ButtonConfig } from '../options/buttons';
import { ButtonsStrategy, DescriptionStrategy, LoadingType } from '../enums';
import type { ModalLibConfig } from '../options/lib-config';
import { freeze } from './freeze';
import { MODAL_LABELS } from './labels/modal-labels';
import { BREAKPOINTS, DEFAULT_PREVIEW_NUMBER, description, KEYS, PLAY } from './shared';

/** Default options of the view of a modal gallery, without the labels of other components and of the list of keys. */
export const MODAL_VIEW_DEFAULTS = freeze({
  slideConfig: {
    infinite: false as boolean,
    playConfig: PLAY,
    sidePreviews: { show: true as boolean, size: { width: '100px', height: 'auto' } },
  },
  accessibilityConfig: MODAL_LABELS,
  previewConfig: {
    visible: true as boolean,
    number: DEFAULT_PREVIEW_NUMBER as number,
    arrows: true as boolean,
    clickable: true as boolean,
    mobileVisible: false as boolean,
    size: { width: 'auto', height: '50px' },
    width: '25%',
    maxHeight: '200px',
    breakpoints: BREAKPOINTS,
  },
  buttonsConfig: {
    visible: true as boolean,
    strategy: ButtonsStrategy.DEFAULT as ButtonsStrategy,
    buttons: undefined as readonly ButtonConfig[] | undefined,
  },
  dotsConfig: { visible: true as boolean },
  currentImageConfig: {
    navigateOnClick: true as boolean,
    downloadable: false as boolean,
    loadingConfig: { enable: true as boolean, type: LoadingType.STANDARD as LoadingType },
    description: description(DescriptionStrategy.ALWAYS_VISIBLE),
    captionPlacement: 'auto' as 'auto' | 'over' | 'below',
    invertSwipe: false as boolean,
  },
  keyboardConfig: KEYS,
  enableCloseOutside: true as boolean,
  keyboardServiceConfig: {
    shortcuts: ['ctrl+s', 'meta+s'] as string | readonly string[],
    disableSsrWorkaround: false as boolean,
  },
  closeOnBack: 'push' as 'push' | 'close',
  zoomConfig: {
    enable: true as boolean,
    buttons: false as boolean,
    doubleTap: 'touch' as 'touch' | boolean,
    wheel: 'pan' as 'pan' | 'zoom',
    max: 4 as number,
    keep: false as boolean,
  },
  dismissConfig: { enable: 'both' as 'both' | 'down' | false, mouse: false as boolean },
  transitionConfig: { type: 'slide' as 'slide' | 'fade' | 'none', duration: 250 as number },
  controlsConfig: { hideAfter: 3000 as number | false },
  openingConfig: { fromThumbnail: true as boolean, duration: 300 as number },
} satisfies ModalLibConfig);
