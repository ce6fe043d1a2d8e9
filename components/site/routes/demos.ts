/** The demos of both editions. */
import index from '@/app/demo/meta';
import accessibility from '@/app/demo/accessibility/meta';
import addImageArray from '@/app/demo/add-image-array/meta';
import arraySimple from '@/app/demo/array-simple/meta';
import autoCloseAndAutoUpdate from '@/app/demo/auto-close-and-auto-update/meta';
import autoplayCustom from '@/app/demo/autoplay-custom/meta';
import autoplayMinimal from '@/app/demo/autoplay-minimal/meta';
import base64 from '@/app/demo/base64/meta';
import buttonsCustomFa from '@/app/demo/buttons-custom-fa/meta';
import buttonsExturlNewtab from '@/app/demo/buttons-exturl-newtab/meta';
import buttonsStrategies from '@/app/demo/buttons-strategies/meta';
import carousel from '@/app/demo/carousel/meta';
import carouselBreakpoints from '@/app/demo/carousel-breakpoints/meta';
import carouselContentProjection from '@/app/demo/carousel-content-projection/meta';
import carouselCustomAutoplay from '@/app/demo/carousel-custom-autoplay/meta';
import carouselCustomPreviews from '@/app/demo/carousel-custom-previews/meta';
import carouselFeaturesDisable from '@/app/demo/carousel-features-disable/meta';
import carouselFixed from '@/app/demo/carousel-fixed/meta';
import carouselNoautoplay from '@/app/demo/carousel-noautoplay/meta';
import carouselNoinfinite from '@/app/demo/carousel-noinfinite/meta';
import carouselOutputs from '@/app/demo/carousel-outputs/meta';
import carouselWithDescription from '@/app/demo/carousel-with-description/meta';
import closeOutside from '@/app/demo/close-outside/meta';
import descriptionFullCustom from '@/app/demo/description-full-custom/meta';
import descriptionStrategy from '@/app/demo/description-strategy/meta';
import downloadAdvanced from '@/app/demo/download-advanced/meta';
import downloadCustomFilename from '@/app/demo/download-custom-filename/meta';
import downloadSimple from '@/app/demo/download-simple/meta';
import infiniteSliding from '@/app/demo/infinite-sliding/meta';
import invertSwipe from '@/app/demo/invert-swipe/meta';
import keyboardConfig from '@/app/demo/keyboard-config/meta';
import loadingSpinnerDisable from '@/app/demo/loading-spinner-disable/meta';
import loadingSpinnerType from '@/app/demo/loading-spinner-type/meta';
import noDotsAndPreviews from '@/app/demo/no-dots-and-previews/meta';
import onlyCurrentImg from '@/app/demo/only-current-img/meta';
import outputEvents from '@/app/demo/output-events/meta';
import plainAtags from '@/app/demo/plain-atags/meta';
import plainCustomDesc from '@/app/demo/plain-custom-desc/meta';
import plainImagePointer from '@/app/demo/plain-image-pointer/meta';
import plainLayouts from '@/app/demo/plain-layouts/meta';
import previewsCustomSize from '@/app/demo/previews-custom-size/meta';
import previewsLength from '@/app/demo/previews-length/meta';
import previewsNoArrows from '@/app/demo/previews-no-arrows/meta';
import previewsNotClickable from '@/app/demo/previews-not-clickable/meta';
import previewsTemplate from '@/app/demo/previews-template/meta';
import previewsTemplateAdditionalData from '@/app/demo/previews-template-additional-data/meta';
import sameImages from '@/app/demo/same-images/meta';
import sidePreviewsHidden from '@/app/demo/side-previews-hidden/meta';
import playgroundMeta from '@/app/playground/meta';
import previewMeta from '@/app/playground/preview/meta';
import type { DemoMeta } from './meta';
import { createDemoRoute, createRoute, demoGroups, type DemoGroup, type Route } from './route';

/** In sidebar order. */
const demos: Readonly<Record<DemoGroup, Readonly<Record<string, DemoMeta>>>> = {
  Modal: {
    'array-simple': arraySimple,
    'output-events': outputEvents,
    'add-image-array': addImageArray,
    'no-dots-and-previews': noDotsAndPreviews,
    'side-previews-hidden': sidePreviewsHidden,
    'only-current-img': onlyCurrentImg,
    'close-outside': closeOutside,
    'download-simple': downloadSimple,
    'download-advanced': downloadAdvanced,
    'download-custom-filename': downloadCustomFilename,
    'infinite-sliding': infiniteSliding,
    'loading-spinner-disable': loadingSpinnerDisable,
    'loading-spinner-type': loadingSpinnerType,
    'buttons-strategies': buttonsStrategies,
    'buttons-custom-fa': buttonsCustomFa,
    'buttons-exturl-newtab': buttonsExturlNewtab,
    'keyboard-config': keyboardConfig,
    'description-strategy': descriptionStrategy,
    'description-full-custom': descriptionFullCustom,
    'previews-custom-size': previewsCustomSize,
    'previews-length': previewsLength,
    'previews-no-arrows': previewsNoArrows,
    'previews-not-clickable': previewsNotClickable,
    'previews-template': previewsTemplate,
    'previews-template-additional-data': previewsTemplateAdditionalData,
    accessibility,
    'auto-close-and-auto-update': autoCloseAndAutoUpdate,
    base64,
    'invert-swipe': invertSwipe,
    'same-images': sameImages,
    'autoplay-minimal': autoplayMinimal,
    'autoplay-custom': autoplayCustom,
  },
  Plain: {
    'plain-layouts': plainLayouts,
    'plain-atags': plainAtags,
    'plain-image-pointer': plainImagePointer,
    'plain-custom-desc': plainCustomDesc,
  },
  Carousel: {
    carousel,
    'carousel-content-projection': carouselContentProjection,
    'carousel-features-disable': carouselFeaturesDisable,
    'carousel-noautoplay': carouselNoautoplay,
    'carousel-noinfinite': carouselNoinfinite,
    'carousel-custom-autoplay': carouselCustomAutoplay,
    'carousel-custom-previews': carouselCustomPreviews,
    'carousel-fixed': carouselFixed,
    'carousel-with-description': carouselWithDescription,
    'carousel-outputs': carouselOutputs,
    'carousel-breakpoints': carouselBreakpoints,
  },
};

/** In sidebar order. */
export const demoPages: readonly Route[] = demoGroups.flatMap((group) =>
  Object.entries(demos[group]).map(([slug, meta]) => {
    const route = createDemoRoute(`/demo/${slug}`, slug, group, meta);
    return { ...route, band: `Examples - ${meta.band ?? route.navLabel}` };
  }),
);

/** The page `/demo`, which shows the minimal example. */
export const demoIndex: Route = createRoute('/demo', index);

/** Where options can be tried; outside the groups of the sidebar. */
export const playground: Route = createRoute('/playground', playgroundMeta);

/** The page in the playground's iframe; in no list of pages. */
export const playgroundPreview: Route = createRoute('/playground/preview', previewMeta);

/** Second sidebar entry of a page, under another label. */
export const sidebarAlias = {
  after: '/demo/previews-not-clickable',
  to: '/demo/previews-custom-size',
  label: 'Previews custom sizes',
} as const;
