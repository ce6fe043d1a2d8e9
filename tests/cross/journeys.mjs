import { longCaptions } from './journeys/captions.mjs';
import { carouselDemo, reducedMotion } from './journeys/carousel.mjs';
import { deepLinks } from './journeys/deep-links.mjs';
import { homeGallery } from './journeys/home.mjs';
import { layoutsWithoutScript, photoLayouts, thumbnailCaptions } from './journeys/layouts.mjs';
import { modalDemo, modalHistory } from './journeys/modal.mjs';
import { neighbours } from './journeys/neighbours.mjs';
import { withoutScript } from './journeys/no-script.mjs';
import { openingMovement } from './journeys/opening.mjs';
import { photographs } from './journeys/photographs.mjs';
import { severalSlides, slidesWithoutScript } from './journeys/several-slides.mjs';
import { situations } from './journeys/situations.mjs';
import { editions, phoneMenu, search, theme, unknownUrl } from './journeys/site.mjs';
import { streamDemo, videoDemo } from './journeys/video.mjs';
import { zoomDemo } from './journeys/zoom.mjs';

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
