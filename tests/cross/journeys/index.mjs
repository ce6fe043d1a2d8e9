import { carouselDemo, reducedMotion } from './carousel.mjs';
import { homeGallery } from './home.mjs';
import { modalDemo, modalHistory } from './modal.mjs';
import { withoutScript } from './no-script.mjs';
import { editions, phoneMenu, search, theme, unknownAddress } from './site.mjs';

/** Each runs in every engine and, where `widths` says nothing else, in every size. */
export const journeys = [
  homeGallery,
  modalDemo,
  modalHistory,
  carouselDemo,
  reducedMotion,
  search,
  phoneMenu,
  theme,
  editions,
  unknownAddress,
  withoutScript,
];
