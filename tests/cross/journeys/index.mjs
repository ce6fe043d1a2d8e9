import { carouselDemo, reducedMotion } from './carousel.mjs';
import { deepLinks } from './deep-links.mjs';
import { homeGallery } from './home.mjs';
import { modalDemo, modalHistory } from './modal.mjs';
import { withoutScript } from './no-script.mjs';
import { editions, phoneMenu, search, theme, unknownUrl } from './site.mjs';
import { videoDemo } from './video.mjs';
import { zoomDemo } from './zoom.mjs';

/** Each journey runs in every engine and, without `widths`, at every width. */
export const journeys = [
  homeGallery,
  modalDemo,
  modalHistory,
  deepLinks,
  zoomDemo,
  videoDemo,
  carouselDemo,
  reducedMotion,
  search,
  phoneMenu,
  theme,
  editions,
  unknownUrl,
  withoutScript,
];
