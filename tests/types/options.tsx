/** Uses of the types of options that the compiler must accept or refuse; not run. */
import {
  ButtonsStrategy,
  ButtonType,
  Carousel,
  DescriptionStrategy,
  GridLayout,
  LineLayout,
  LoadingType,
  ModalGallery,
  PlainGallery,
  PlainGalleryStrategy,
  type ButtonsStrategyName,
  type ButtonTypeName,
  type CarouselLibConfig,
  type DescriptionStrategyName,
  type LoadingTypeName,
  type ModalLibConfig,
  type PlainGalleryStrategyName,
  type PlainLibConfig,
} from 'ks-gallery-react';

const images = [{ src: '/lake.jpg' }];

/** Name of a member without separators, in lower case: `EXTURL` and `extUrl` are the same. */
type Plain<T extends string> = T extends `${infer Start}_${infer Rest}`
  ? `${Lowercase<Start>}${Plain<Rest>}`
  : Lowercase<T>;
type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

// Each member has exactly one name.
export const names = [true, true, true, true, true] satisfies [
  IsSame<Plain<keyof typeof ButtonsStrategy>, Plain<ButtonsStrategyName>>,
  IsSame<Plain<keyof typeof ButtonType>, Plain<ButtonTypeName>>,
  IsSame<Plain<keyof typeof DescriptionStrategy>, Plain<DescriptionStrategyName>>,
  IsSame<Plain<keyof typeof LoadingType>, Plain<LoadingTypeName>>,
  IsSame<
    Plain<Exclude<keyof typeof PlainGalleryStrategy, 'CUSTOM'>>,
    Plain<PlainGalleryStrategyName>
  >,
];

export const modal: ModalLibConfig[] = [
  { buttonsConfig: { strategy: 'simple' } },
  { buttonsConfig: { strategy: ButtonsStrategy.SIMPLE } },
  { buttonsConfig: { strategy: 'custom', buttons: [{ type: 'download' }, { type: 'close' }] } },
  { buttonsConfig: { strategy: 'custom', buttons: [{ type: ButtonType.CLOSE }] } },
  { currentImageConfig: { description: { strategy: 'hideIfEmpty' } } },
  { currentImageConfig: { loadingConfig: { type: 'cubeFlipping' } } },
  // @ts-expect-error No strategy has this name.
  { buttonsConfig: { strategy: 'simply' } },
  // @ts-expect-error Names are in camel case.
  { buttonsConfig: { strategy: 'SIMPLE' } },
  // @ts-expect-error This is the name of a type of a button.
  { buttonsConfig: { strategy: 'download' } },
  // @ts-expect-error A button has a type.
  { buttonsConfig: { strategy: 'custom', buttons: [{ title: 'Close' }] } },
  // @ts-expect-error No button has this type.
  { buttonsConfig: { strategy: 'custom', buttons: [{ type: 'save' }] } },
  // @ts-expect-error Buttons are objects.
  { buttonsConfig: { strategy: 'custom', buttons: ['download'] } },
  // @ts-expect-error The interval is a number of ms.
  { slideConfig: { playConfig: { interval: '5000' } } },
  // @ts-expect-error The carousel has this field.
  { carouselConfig: { showArrows: false } },
];

export const plain: PlainLibConfig[] = [
  { plainGalleryConfig: { strategy: 'column' } },
  { plainGalleryConfig: { strategy: PlainGalleryStrategy.COLUMN } },
  { plainGalleryConfig: { layout: { type: 'line' } } },
  { plainGalleryConfig: { layout: { type: 'line', justify: 'center' } } },
  { plainGalleryConfig: { layout: { type: 'grid', breakConfig: { length: 3 } } } },
  { plainGalleryConfig: { layout: { type: 'justified', rowHeight: 200, lastRow: 'fill' } } },
  { plainGalleryConfig: { layout: { type: 'masonry', columns: { 0: 2, 600: 3 }, gap: 4 } } },
  { plainGalleryConfig: { strategy: 'columns', layout: { type: 'columns', columns: 4 } } },
  // @ts-expect-error Columns have no height.
  { plainGalleryConfig: { layout: { type: 'masonry', rowHeight: 200 } } },
  {
    plainGalleryConfig: {
      layout: { size: { width: '80px' }, breakConfig: { length: 3, wrap: true } },
    },
  },
  { plainGalleryConfig: { layout: new LineLayout({}, { length: -1, wrap: true }, 'center') } },
  { plainGalleryConfig: { layout: new GridLayout({}, { length: 3, wrap: true }) } },
  // @ts-expect-error No layout accepts the strategy `CUSTOM`, so it has no name.
  { plainGalleryConfig: { strategy: 'custom' } },
  // @ts-expect-error No layout has this type.
  { plainGalleryConfig: { layout: { type: 'rows' } } },
  // @ts-expect-error A grid is not justified.
  { plainGalleryConfig: { layout: { type: 'grid', justify: 'center' } } },
  // @ts-expect-error Sizes are CSS lengths.
  { plainGalleryConfig: { layout: { type: 'line', size: { width: 80 } } } },
  // @ts-expect-error The modal gallery has this field.
  { buttonsConfig: { strategy: 'simple' } },
];

export const carousel: CarouselLibConfig[] = [
  { carouselImageConfig: { description: { strategy: 'alwaysVisible' } } },
  { carouselImageConfig: { description: { strategy: DescriptionStrategy.ALWAYS_VISIBLE } } },
  { carouselImageConfig: { loadingConfig: { type: LoadingType.DOTS } } },
  // @ts-expect-error No strategy has this name.
  { carouselImageConfig: { description: { strategy: 'visible' } } },
  // @ts-expect-error The plain gallery has this field.
  { plainGalleryConfig: { strategy: 'row' } },
];

export const components = (
  <>
    <ModalGallery open images={images} config={{ dotsConfig: { visible: false } }} />
    <ModalGallery open images={images} libConfig={{ dotsConfig: { visible: false } }} />
    <PlainGallery images={images} config={{ plainGalleryConfig: { strategy: 'column' } }} />
    <Carousel images={images} config={{ carouselDotsConfig: { visible: false } }} />
    <Carousel images={images} index={0} onIndexChange={(index: number) => void index} />
    <ModalGallery open images={images} defaultIndex={0} />
    {/* @ts-expect-error The carousel has `config`. */}
    <Carousel images={images} libConfig={{}} />
    {/* @ts-expect-error The plain gallery has `config`. */}
    <PlainGallery images={images} libConfig={{}} />
    {/* @ts-expect-error A plain gallery has no active image. */}
    <PlainGallery images={images} index={0} />
    {/* @ts-expect-error These are options of the carousel. */}
    <ModalGallery open images={images} config={{ carouselDotsConfig: { visible: false } }} />
    {/* @ts-expect-error The index is a number. */}
    <Carousel images={images} index="0" />
    {/* @ts-expect-error The gallery is opened with `open`. */}
    <ModalGallery isOpen images={images} />
    {/* @ts-expect-error The event is called `onClickImage`. */}
    <PlainGallery images={images} onImageClick={() => {}} />
  </>
);
