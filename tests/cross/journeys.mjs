import { longCaptions } from './captions.mjs';
import { carouselDemo, reducedMotion } from './carousel.mjs';
import { deepLinks } from './deep-links.mjs';
import { homeGallery } from './home.mjs';
import { layoutsWithoutScript, photoLayouts, thumbnailCaptions } from './layouts.mjs';
import { modalDemo, modalHistory } from './modal.mjs';
import { neighbours } from './neighbours.mjs';
import { withoutScript } from './no-script.mjs';
import { openingMovement } from './opening.mjs';
import { photographs } from './photographs.mjs';
import { severalSlides, slidesWithoutScript } from './several-slides.mjs';
import { situations } from './situations.mjs';
import { editions, phoneMenu, search, theme, unknownUrl } from './site.mjs';
import { streamDemo, videoDemo } from './video.mjs';
import { zoomDemo } from './zoom.mjs';

/** Each journey runs in every engine and, without `widths`, at every width. */
export const journeys = [
  homeGallery,
  modalDemo,
  modalHistory,
  deepLinks,
  openingMovement,
  longCaptions,
  zoomDemo,
  videoDemo,
  streamDemo,
  carouselDemo,
  severalSlides,
  reducedMotion,
  photoLayouts,
  thumbnailCaptions,
  photographs,
  search,
  phoneMenu,
  theme,
  editions,
  unknownUrl,
  withoutScript,
  layoutsWithoutScript,
  slidesWithoutScript,
  ...neighbours,
  ...situations,
];
