import {
  Action,
  ButtonsStrategy,
  ButtonType,
  CAROUSEL_DEFAULTS,
  DescriptionStrategy,
  type Description,
  type ModalLibConfig,
  GridLayout,
  KS_DEFAULT_ACCESSIBILITY_CONFIG,
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_SIZE,
  LineLayout,
  LoadingType,
  MODAL_DEFAULTS,
  PLAIN_DEFAULTS,
  photoViewer,
  PlainGalleryStrategy,
} from 'ks-gallery-react';
import { merge } from '@/gallery-lib/src/core/config/merge';
import { MODAL_LABELS } from '@/gallery-lib/src/model/defaults/labels/modal-labels';
import { resolveCarouselConfig } from '@/gallery-lib/src/core/config/resolve-carousel';
import { resolveModalConfig } from '@/gallery-lib/src/core/config/resolve-modal';
import { resolvePlainConfig } from '@/gallery-lib/src/core/config/resolve-plain';

it.each([
  [Action, 'NORMAL CLICK KEYBOARD SWIPE LOAD AUTOPLAY'],
  [ButtonsStrategy, 'DEFAULT SIMPLE ADVANCED FULL CUSTOM'],
  [ButtonType, 'DELETE EXTURL DOWNLOAD CLOSE CUSTOM FULLSCREEN SHARE ZOOM_IN ZOOM_OUT'],
  [DescriptionStrategy, 'ALWAYS_HIDDEN ALWAYS_VISIBLE HIDE_IF_EMPTY'],
  [LoadingType, 'STANDARD CIRCULAR BARS DOTS CUBE_FLIPPING CIRCLES EXPLOSING_SQUARES'],
  [PlainGalleryStrategy, 'ROW COLUMN GRID CUSTOM JUSTIFIED MASONRY COLUMNS'],
])(
  'enum %# has its members in the documented order, whose values are their names',
  (members, names) => {
    expect(Object.keys(members)).toEqual(names.split(' '));
    for (const [name, value] of Object.entries(members)) {
      expect(value.toUpperCase()).toBe(name.replaceAll('_', ''));
      expect(value).toMatch(/^[a-z]+[A-Za-z]*$/);
    }
  },
);

describe('default values', () => {
  it('of the modal gallery are the documented ones', () => {
    expect(resolveModalConfig(undefined)).toEqual({
      slideConfig: {
        infinite: false,
        playConfig: { autoPlay: true, interval: 5000, pauseOnHover: true },
        sidePreviews: { show: true, size: { width: '100px', height: 'auto' } },
      },
      accessibilityConfig: MODAL_LABELS,
      previewConfig: {
        visible: true,
        number: 4,
        arrows: true,
        clickable: true,
        mobileVisible: false,
        size: { width: 'auto', height: '50px' },
        width: '25%',
        maxHeight: '200px',
        breakpoints: { xSmall: 100, small: 100, medium: 150, large: 200, xLarge: 200 },
      },
      buttonsConfig: { visible: true, strategy: ButtonsStrategy.DEFAULT, buttons: undefined },
      dotsConfig: { visible: true },
      currentImageConfig: {
        captionPlacement: 'auto',
        navigateOnClick: true,
        downloadable: false,
        loadingConfig: { enable: true, type: LoadingType.STANDARD },
        invertSwipe: false,
        description: {
          strategy: DescriptionStrategy.ALWAYS_VISIBLE,
          imageText: 'Image ',
          numberSeparator: '/',
          beforeTextDescription: ' - ',
          customFullDescription: undefined,
          style: {
            bgColor: 'rgba(0, 0, 0, .5)',
            textColor: 'white',
            marginTop: '0px',
            marginBottom: '0px',
            marginLeft: '0px',
            marginRight: '0px',
          },
        },
      },
      keyboardConfig: { esc: 'Escape', right: 'ArrowRight', left: 'ArrowLeft' },
      enableCloseOutside: true,
      keyboardServiceConfig: { shortcuts: ['ctrl+s', 'meta+s'], disableSsrWorkaround: false },
      closeOnBack: 'push',
      zoomConfig: {
        enable: true,
        buttons: false,
        doubleTap: 'touch',
        wheel: 'pan',
        max: 4,
        keep: false,
      },
      dismissConfig: { enable: 'both', mouse: false },
      controlsConfig: { hideAfter: 3000 },
      openingConfig: { fromThumbnail: true, duration: 300 },
      transitionConfig: { type: 'slide', duration: 250 },
    });
  });

  it('differ in the options for photographs in what is not the photograph', () => {
    const { slideConfig, dotsConfig, previewConfig, ...rest } = resolveModalConfig(photoViewer);
    const { slideConfig: a, dotsConfig: b, previewConfig: c, ...same } = resolveModalConfig({});
    expect(rest).toEqual(same);
    expect([a, b, c].map(({ ...section }) => section)).not.toContainEqual(slideConfig);
    expect(slideConfig.playConfig.autoPlay).toBe(false);
    expect(slideConfig.sidePreviews.show).toBe(false);
    expect(dotsConfig.visible).toBe(false);
    expect(previewConfig).toEqual({ ...c, visible: true, mobileVisible: true });
    expect(Object.getPrototypeOf(photoViewer)).toBe(Object.prototype);
  });

  it('of the plain gallery are the documented ones', () => {
    const { plainGalleryConfig } = resolvePlainConfig(undefined);
    expect(plainGalleryConfig).toEqual({
      strategy: PlainGalleryStrategy.ROW,
      layout: new LineLayout(
        { height: '50px', width: 'auto' },
        { length: -1, wrap: false },
        'flex-start',
      ),
      advanced: { aTags: false, additionalBackground: '50% 50%/cover' },
    });
    expect(plainGalleryConfig.layout).toBeInstanceOf(LineLayout);
  });

  it('of the built-in buttons are the documented ones', () => {
    expect(KS_DEFAULT_SIZE).toEqual({ height: 'auto', width: '30px' });
    expect(KS_DEFAULT_BTN_CLOSE).toEqual({
      className: 'close-image',
      type: ButtonType.CLOSE,
      title: 'Close this modal image gallery',
      ariaLabel: 'Close this modal image gallery',
      size: { height: 'auto', width: '30px' },
    });
  });

  it('are frozen at every level', () => {
    const thawed: string[] = [];
    const visit = (name: string, value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      if (!Object.isFrozen(value)) thawed.push(name);
      for (const [key, inner] of Object.entries(value)) visit(`${name}.${key}`, inner);
    };
    visit('modal', MODAL_DEFAULTS);
    visit('plain', PLAIN_DEFAULTS);
    visit('carousel', CAROUSEL_DEFAULTS);
    visit('close', KS_DEFAULT_BTN_CLOSE);
    visit('labels', KS_DEFAULT_ACCESSIBILITY_CONFIG);
    expect(thawed).toEqual([]);
  });
});

describe('merging a configuration over the defaults', () => {
  const { slideConfig, currentImageConfig } = MODAL_DEFAULTS;
  const { description } = currentImageConfig;
  const withDescription = (given: Description) => ({ currentImageConfig: { description: given } });

  it.each<[string, ModalLibConfig, object]>([
    [
      'slideConfig',
      { slideConfig: { infinite: true } },
      { slideConfig: { ...slideConfig, infinite: true } },
    ],
    [
      'style',
      withDescription({ style: { textColor: 'red' } }),
      withDescription({ ...description, style: { ...description.style, textColor: 'red' } }),
    ],
  ])('a partial %s keeps the other defaults', (_, given, expected) => {
    expect(resolveModalConfig(given)).toMatchObject(expected);
  });

  it.each([0, -1, undefined, Number.NaN])(
    'a previewConfig.number of %p means the default number',
    (number) => {
      expect(resolveModalConfig({ previewConfig: { number } }).previewConfig.number).toBe(4);
      expect(
        resolveCarouselConfig({ carouselPreviewsConfig: { number } }).carouselPreviewsConfig.number,
      ).toBe(4);
    },
  );

  it.each([undefined, null])('%p means the default at every level', (nothing) => {
    const given = {
      slideConfig: nothing,
      currentImageConfig: { description: { imageText: nothing, style: nothing } },
      enableCloseOutside: nothing,
    };
    expect(merge(MODAL_DEFAULTS, given)).toEqual(MODAL_DEFAULTS);
  });

  it('replaces arrays and layouts as a whole and keeps false, 0 and empty text', () => {
    expect(
      merge(
        { list: [1, 2, 3], flag: true, count: 5, text: 'a' },
        { list: [9], flag: false, count: 0, text: '' },
      ),
    ).toEqual({ list: [9], flag: false, count: 0, text: '' });
    const layout = new GridLayout({ width: '80px' }, { length: 2, wrap: true });
    const config = resolvePlainConfig({
      plainGalleryConfig: { strategy: PlainGalleryStrategy.GRID, layout },
    });
    expect(config.plainGalleryConfig.layout).toEqual(layout);
  });

  it('never writes to the given objects or to the defaults', () => {
    const given = Object.freeze({
      slideConfig: Object.freeze({ playConfig: Object.freeze({ interval: 10 }) }),
      previewConfig: Object.freeze({ number: 0 }),
    });
    const before = JSON.stringify([given, MODAL_DEFAULTS]);
    resolveModalConfig(given);
    expect(JSON.stringify([given, MODAL_DEFAULTS])).toBe(before);
  });

  it('turns a layout given as a plain object into an instance of its class', () => {
    const size = { width: '80px' };
    const breakConfig = { length: 2, wrap: true };
    const normalizeLayout = (layout: LineLayout | GridLayout) =>
      resolvePlainConfig({ plainGalleryConfig: { layout } }).plainGalleryConfig.layout;
    expect(normalizeLayout({ size, breakConfig, justify: 'center' })).toBeInstanceOf(LineLayout);
    expect(normalizeLayout({ size, breakConfig })).toBeInstanceOf(GridLayout);
  });

  it("the carousel's own sections win over the shared ones", () => {
    const config = resolveCarouselConfig({
      previewConfig: { number: 6, arrows: false },
      carouselPreviewsConfig: { number: 5 },
      slideConfig: { infinite: true, playConfig: { interval: 9 } },
      dotsConfig: { visible: false },
      keyboardConfig: { right: 'KeyD' },
    });
    expect(config.carouselPreviewsConfig).toMatchObject({ number: 5, arrows: false, width: '20%' });
    expect(config.carouselSlideInfinite).toBe(true);
    expect(config.carouselPlayConfig).toEqual({ autoPlay: true, interval: 9, pauseOnHover: true });
    expect(config.carouselDotsConfig.visible).toBe(false);
    expect(config.keyboardConfig).toMatchObject({ right: 'KeyD', left: 'ArrowLeft' });
  });
});
