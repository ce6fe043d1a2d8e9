import { act, render } from '@testing-library/react';
import {
  Carousel,
  GridLayout,
  ModalGallery,
  modalGalleryService,
  PlainGallery,
  PlainGalleryStrategy,
  type CarouselConfig,
  type CarouselLibConfig,
  type GalleryImage,
  type ModalGalleryConfig,
  type ModalLibConfig,
  type PlainGalleryConfig,
} from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { resolveCarouselConfig } from '@/gallery-lib/src/core/config/resolve-carousel';
import { resolveModalConfig } from '@/gallery-lib/src/core/config/resolve-modal';
import { resolvePlainConfig } from '@/gallery-lib/src/core/config/resolve-plain';
import { readRowOptions } from '@/gallery-lib/src/core/config/row-options';
import { fiveImages } from '../gallery-images';
import { advanceTime, dialogs, isolateGalleries } from './modal-gallery/harness';

isolateGalleries(1);
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
});
afterEach(() => void jest.restoreAllMocks());

/** A value of the wrong type, as a JavaScript caller may pass it. */
function untyped<T>(value: unknown): T {
  return value as T;
}

const open = (options: object) =>
  modalGalleryService.open(
    untyped<ModalGalleryConfig>({ id: 1, images: fiveImages, defaultIndex: 0, ...options }),
  );
const noInterval = { interval: 0 };
const withoutId = untyped<GalleryImage[]>([{ modal: { img: '/a.jpg' } }]);

describe('in production still throws', () => {
  it.each<[string, string, () => unknown]>([
    ['INVALID_ID', 'a plain gallery', () => render(<PlainGallery id={-1} images={fiveImages} />)],
    ['INVALID_ID', 'a carousel', () => render(<Carousel id={1.5} images={fiveImages} />)],
    [
      'INVALID_ID',
      'a modal gallery',
      () => render(<ModalGallery id={-1} images={fiveImages} open />),
    ],
    ['INVALID_ID', 'open', () => modalGalleryService.open(untyped<ModalGalleryConfig>(undefined))],
    ['DUPLICATE_ID', 'open', () => [open({}), open({})]],
    ['INVALID_IMAGE', 'a carousel', () => render(<Carousel images={withoutId} />)],
    [
      'INVALID_INTERVAL',
      'a carousel',
      () => render(<Carousel images={fiveImages} config={{ carouselPlayConfig: noInterval }} />),
    ],
    [
      'INVALID_INTERVAL',
      'open',
      () => open({ config: { slideConfig: { playConfig: noInterval } } }),
    ],
  ])('%s: %s', (code, _, show) => {
    expect(() => act(() => void show())).toThrow(code);
  });
});

describe('in production another invalid option of the modal gallery', () => {
  it.each<[unknown, object]>([
    [{ zoomConfig: { max: 0 } }, { zoomConfig: { max: 1 } }],
    [{ zoomConfig: { max: NaN } }, { zoomConfig: { max: 1 } }],
    [{ openingConfig: { duration: -1 } }, { openingConfig: { duration: 0 } }],
    [{ transitionConfig: { duration: -1 } }, { transitionConfig: { duration: 0 } }],
    [{ controlsConfig: { hideAfter: -1 } }, { controlsConfig: { hideAfter: 0 } }],
    [{ buttonsConfig: { strategy: 'simply' } }, { buttonsConfig: { strategy: 'default' } }],
    [
      {
        buttonsConfig: {
          strategy: 'custom',
          buttons: [{ type: 4 }, null, { type: 'save' }, { type: 'close' }],
        },
      },
      { buttonsConfig: { buttons: [{ type: 'close' }] } },
    ],
    [
      {
        currentImageConfig: {
          description: { strategy: 'hidden' },
          loadingConfig: { type: 'ring' },
        },
      },
      {
        currentImageConfig: {
          description: { strategy: 'alwaysVisible' },
          loadingConfig: { type: 'standard' },
        },
      },
    ],
  ])('%j is replaced', (options, expected) => {
    expect(resolveModalConfig(options as ModalLibConfig)).toMatchObject(expected);
  });

  it.each<[string, object]>([
    ['an unknown current image', { currentImage: { id: 9, modal: { img: '/x.jpg' } } }],
    ['images without ids', { images: [null, ...withoutId] }],
    ['a name in the URL', { config: { linkConfig: { name: 'a#b' } } }],
    ['an index', { defaultIndex: -3 }],
    ['the place of captions', { config: { currentImageConfig: { captionPlacement: 'top' } } }],
  ])('does not keep it closed: %s', async (_, options) => {
    act(() => void open(options));
    await advanceTime(0);
    expect(dialogs()).toHaveLength(1);
  });

  it('opens nothing without images', async () => {
    expect(open({ images: [] }).isOpen).toBe(false);
    await advanceTime(0);
    expect(dialogs()).toEqual([]);
    expect(open({}).isOpen).toBe(true);
  });
});

describe('in production another invalid option of the carousel', () => {
  it.each<[unknown, object]>([
    [{ slidesPerView: 0.5 }, { slidesPerView: [[0, 1]] }],
    [{ slidesPerView: 'two' }, { slidesPerView: [[0, 1]] }],
    [
      { gap: { 0: -8, '-1': 4, 600: -1 } },
      {
        gap: [
          [0, 0],
          [600, 0],
        ],
      },
    ],
    [
      { align: 'end', step: 5 },
      { align: [[0, 'start']], step: [[0, 'slide']] },
    ],
  ])('%j is replaced', (carouselConfig, expected) => {
    const config = resolveCarouselConfig({ carouselConfig: carouselConfig as CarouselConfig });
    expect(readRowOptions(config.carouselConfig)).toMatchObject(expected);
  });

  it('shows its images without a name in the URL and without a placeholder', () => {
    const [image] = fiveImages;
    const config = untyped<CarouselLibConfig>({ linkConfig: { name: '' } });
    const images = [{ ...image!, placeholder: 'url(https://example.org)' }];
    const { container } = render(<Carousel images={images} config={config} />);
    expect(container.querySelector('img')).toHaveAttribute('src', image!.modal.img);
    expect(container.innerHTML).not.toContain('example.org');
  });
});

describe('in production another invalid option of the plain gallery', () => {
  const { ROW: row, GRID: grid } = PlainGalleryStrategy;
  const size = { width: '80px' };

  it.each<[unknown, object]>([
    [{ strategy: 'rows' }, { strategy: row }],
    [{ strategy: 99, layout: { type: 'grid' } }, { strategy: grid }],
    [
      { strategy: 'grid', layout: { type: 'line', size } },
      { strategy: grid, layout: { size } },
    ],
    [
      { strategy: 'row', layout: { type: 'grid' } },
      { strategy: row, layout: { justify: 'flex-start' } },
    ],
    [{ layout: { type: 'mosaic' } }, { strategy: row }],
    [
      { strategy: 'grid', layout: new GridLayout(size, untyped(undefined)) },
      { strategy: grid, layout: { size, breakConfig: { wrap: false } } },
    ],
  ])('%j is replaced', (options, expected) => {
    const plainGalleryConfig = options as PlainGalleryConfig;
    expect(resolvePlainConfig({ plainGalleryConfig }).plainGalleryConfig).toMatchObject(expected);
  });

  it('shows no captions at an unknown place', () => {
    const plainGalleryConfig = untyped<PlainGalleryConfig>({ caption: 'top' });
    const { container } = render(
      <PlainGallery images={fiveImages} config={{ plainGalleryConfig }} />,
    );
    expect(container.querySelector('[data-caption], .ks-plain-caption')).toBeNull();
  });

  it('is replaced in a layout of another entry', () => {
    registerLayouts();
    const layout = untyped<PlainGalleryConfig['layout']>({
      type: 'masonry',
      columns: 1.5,
      gap: -1,
    });
    const show = (plainGalleryConfig: PlainGalleryConfig) =>
      render(<PlainGallery images={fiveImages} config={{ plainGalleryConfig }} />).container
        .innerHTML;
    expect(show({ layout })).toBe(show({ layout: { type: 'masonry', columns: 1, gap: 0 } }));
    expect(show({ strategy: 'row', layout })).toContain('data-layout="masonry"');
  });

  it('leaves out images that are not valid', () => {
    const images = [...fiveImages, ...untyped<GalleryImage[]>([null, { id: 7 }])];
    const { container } = render(<PlainGallery images={images} />);
    expect(container.querySelectorAll('a')).toHaveLength(fiveImages.length);
  });
});
