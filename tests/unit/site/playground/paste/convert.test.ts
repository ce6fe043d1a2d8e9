import { convertOptions } from '@/components/playground/paste/convert';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { writeReadable } from '@/components/playground/state/fragment';

const fields = readAllFields();

function convert(name: string, text: string) {
  const { state, left } = convertOptions(text, name, fields);
  return { url: writeReadable(state, fields[state.component]), left };
}

test.each<[library: string, text: string, url: string, left: readonly string[]]>([
  [
    'yet-another-react-lightbox',
    '{ carousel: { finite: true }, slideshow: { autoplay: true, delay: 3000 } }',
    'modal&slideConfig.playConfig.interval=3000',
    [],
  ],
  [
    'yet-another-react-lightbox',
    '{ plugins: [Zoom, Thumbnails], zoom: { scrollToZoom: true }, thumbnails: { width: 120, height: 80, hidden: false } }',
    'modal&previewConfig.size.width=120px&previewConfig.size.height=80px&zoomConfig.wheel=zoom',
    [
      '"plugins" is not converted. None is needed: zoom, thumbnails, captions and autoplay are options.',
    ],
  ],
  [
    'yet-another-react-lightbox',
    '{ slideshow: { delay: 0.5 * 1000 }, render: { buttonZoom: () => null }, controller: { closeOnBackdropClick: false, closeOnPullDown: true }, captions: { hidden: true } }',
    'modal&currentImageConfig.description.strategy=ALWAYS_HIDDEN&enableCloseOutside=false&dismissConfig.enable=down',
    [
      '"slideshow.delay" is code, which is not read. Set `slideConfig.playConfig.interval` yourself.',
      '"render.buttonZoom" is not converted. Use the prop `render`, which has slots.',
    ],
  ],
  [
    'yet-another-react-lightbox',
    '{ slideshow: { delay: 1e999 }, thumbnails: { width: true, height: 1e999 }, counter: { separator: ["a"] } }',
    'modal',
    [
      '"slideshow.delay" is "Infinity", which has no counterpart.',
      '"thumbnails.width" is "true", which has no counterpart.',
      '"thumbnails.height" is "Infinity", which has no counterpart.',
      '"counter.separator" is "a", which has no counterpart.',
    ],
  ],
  [
    'photoswipe',
    'const options = { loop: false, wheelToZoom: true, bgOpacity: 1 };',
    'modal&zoomConfig.wheel=zoom',
    ['"bgOpacity" is not converted. Use `--ks-backdrop-opacity`.'],
  ],
  [
    'photoswipe',
    '{ "loop": true, "closeOnVerticalDrag": false, "showAnimationDuration": 0 }',
    'modal&slideConfig.infinite=true&dismissConfig.enable=false&openingConfig.duration=0',
    [],
  ],
  [
    'photoswipe',
    '{ withDownloadButton: true, indexIndicatorSep: " of " }',
    'modal&buttonsConfig.strategy=SIMPLE&currentImageConfig.downloadable=true&currentImageConfig.description.numberSeparator=+of+',
    [],
  ],
  [
    'photoswipe',
    '{ imageClickAction: "next", bgClickAction: "zoom", doubleTapAction: false, unknown: 1 }',
    'modal&zoomConfig.doubleTap=false',
    ['"bgClickAction" is "zoom", which has no counterpart.', '"unknown" is not in the table.'],
  ],
  [
    'photoswipe',
    '{ showHideAnimationType: "fade", arrowPrevTitle: "Zurück", arrowNextTitle: "Weiter" }',
    'modal&accessibilityConfig.mainPrevImageTitle=Zur%C3%BCck&accessibilityConfig.mainNextImageTitle=Weiter&openingConfig.fromThumbnail=false',
    [],
  ],
  [
    'photoswipe',
    '{ showHideAnimationType: "none", withDownloadButton: show }',
    'modal',
    [
      '"showHideAnimationType" is "none", which has no counterpart. Use `openingConfig.duration: 0` for no animation.',
      '"withDownloadButton" is code, which is not read. Set `buttonsConfig.strategy` and `currentImageConfig.downloadable` yourself.',
    ],
  ],
  [
    'lightgallery',
    '{ licenseKey: "x", thumbnail: false, zoom: false, pager: false, loop: true }',
    'modal&slideConfig.infinite=true&previewConfig.visible=false&dotsConfig.visible=false&zoomConfig.enable=false',
    ['"licenseKey" is not in the table.'],
  ],
  [
    'lightgallery',
    '{ slideShowAutoplay: false, galleryId: "album", rotate: true, download: true, counter: true, swipeToClose: false }',
    'modal&slideConfig.playConfig.autoPlay=false&buttonsConfig.strategy=SIMPLE&currentImageConfig.downloadable=true&dismissConfig.enable=false&linkConfig.name=album',
    ['"rotate" has no counterpart.'],
  ],
  [
    'react-image-gallery',
    '{ items, infinite: false, autoPlay: true, slideInterval: 4000, showBullets: true }',
    'carousel&carouselPlayConfig.interval=4000&carouselSlideInfinite=false',
    ['"items" is not converted. Use the prop `images`.'],
  ],
  [
    'react-image-gallery',
    '{ showNav: false, showThumbnails: false, disableKeyDown: true, showIndex: true }',
    'carousel&carouselConfig.showArrows=false&carouselConfig.keyboardEnable=false&carouselImageConfig.description.strategy=ALWAYS_VISIBLE&carouselPreviewsConfig.visible=false',
    [],
  ],
  [
    'react-image-gallery',
    '{ onSlide: (index) => console.log(index), slideVertically: true, renderThumbInner: show }',
    'carousel',
    [
      '"onSlide" is not converted. Use `onChangeImage` or `onIndexChange`.',
      '"slideVertically" has no counterpart.',
      '"renderThumbInner" is not converted. Use the slot `thumbnail`.',
    ],
  ],
  [
    'swiper',
    '{ loop: false, autoplay: { delay: 2500, disableOnInteraction: false }, pagination: { clickable: true } }',
    'carousel&carouselPlayConfig.interval=2500&carouselSlideInfinite=false',
    [
      '"autoplay.disableOnInteraction" has no counterpart.',
      '"pagination.clickable" is not converted. Dots can always be clicked.',
    ],
  ],
  [
    'swiper',
    '{ autoplay: false, navigation: false, keyboard: { enabled: false }, slidesPerView: 3, direction: "vertical" }',
    'carousel&carouselConfig.showArrows=false&carouselConfig.keyboardEnable=false&carouselConfig.slidesPerView=3&carouselPlayConfig.autoPlay=false',
    ['"direction" is not converted. Slides are always in a row.'],
  ],
  [
    'swiper',
    '{ slidesPerGroup: 3, breakpoints: { 640: { slidesPerView: 2 } } }',
    'carousel',
    [
      '"slidesPerGroup" is "3", which has no counterpart. Use `page` for as many slides as fit.',
      '"breakpoints.640.slidesPerView" is not converted. `slidesPerView`, `gap`, `align` and `step` accept values by width, `carouselPreviewsConfig.breakpoints` those of thumbnails.',
    ],
  ],
  [
    'swiper',
    '{ slidesPerGroup: 1, centeredSlides: true, navigation: { nextEl: ".next", enabled: false }, pagination: { el: ".dots", enabled: false } }',
    'carousel&carouselConfig.showArrows=false&carouselConfig.align=center&carouselDotsConfig.visible=false',
    ['"navigation.nextEl" is not in the table.', '"pagination.el" is not in the table.'],
  ],
  ['swiper', '{ a: { b: 1 }, "a.b": 2 }', 'carousel', ['"a.b" is not in the table.']],
  [
    'swiper',
    '{ __proto__: { polluted: true }, constructor: 1, loop: "javascript:alert(1)" }',
    'carousel',
    [
      '"__proto__.polluted" is not in the table.',
      '"constructor" is not in the table.',
      'carouselSlideInfinite is "javascript:alert(1)"; it must be true or false.',
    ],
  ],
])('options of %s: %s', (library, text, url, left) => {
  expect(convert(library, text)).toEqual({ url, left });
});

test('a library that is not known is refused', () => {
  expect(() => convertOptions('{}', 'toString', fields)).toThrow(
    '"toString" is not a known library.',
  );
});
