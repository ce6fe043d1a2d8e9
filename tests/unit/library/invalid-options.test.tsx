/** What is refused, with its code and message in development, and what becomes of it in production. */
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import {
  Carousel,
  GalleryError,
  GridLayout,
  LineLayout,
  ModalGallery,
  modalGalleryService,
  PlainGallery,
  registerLinks,
  registerSlides,
  type ModalGalleryConfig,
} from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { resolveCarouselConfig } from '@/gallery-lib/src/core/config/resolve-carousel';
import { resolveModalConfig } from '@/gallery-lib/src/core/config/resolve-modal';
import { resolvePlainConfig } from '@/gallery-lib/src/core/config/resolve-plain';
import { readRowOptions } from '@/gallery-lib/src/slides/row-options';
import { BUTTON_TYPES } from '@/gallery-lib/src/core/config/members';
import { at, fiveImages, untyped } from '../gallery-images';
import { advanceTime, dialogs, isolateGalleries } from './modal-gallery/harness';

registerLinks();
registerSlides();
isolateGalleries(0, 1, 5, 4711);
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

const modal = 'Modal gallery';
const plain = 'Plain gallery';
const carousel = 'Carousel';
type Kind = typeof modal | typeof plain | typeof carousel;
const kinds = [modal, plain, carousel] as const;

/** Shows a gallery; throws what it throws. */
const show: Record<Kind, (props: object) => unknown> = {
  [modal]: (props) =>
    modalGalleryService.open({ id: 1, images: fiveImages, defaultIndex: 0, ...props }),
  [plain]: (props) => render(<PlainGallery id={1} images={fiveImages} {...props} />),
  [carousel]: (props) => render(<Carousel id={1} images={fiveImages} {...props} />),
};

const resolve: Record<Kind, (config: object) => object> = {
  [modal]: resolveModalConfig,
  [plain]: resolvePlainConfig,
  [carousel]: (config) => {
    const resolved = resolveCarouselConfig(config);
    return { ...resolved, carouselConfig: readRowOptions(resolved.carouselConfig) };
  },
};

/** An object with a value at a path such as `zoomConfig.max`. */
const withValue = (path: string, value: unknown) =>
  path.split('.').reduceRight((inner, key) => ({ [key]: inner }), value) as object;

/** The props with a value: of an option, or of what is no option; `image` is the second one of two. */
function toProps(path: string, value: unknown): object {
  const [first] = fiveImages;
  if (/^(id|images|currentImage)$/.test(path)) return { [path]: value };
  if (path === 'image') return { images: [first, value] };
  if (path === 'placeholder') return { images: [{ ...first, placeholder: value }] };
  const config = withValue(path, value) as { carouselConfig?: object };
  return { config: { ...config, carouselConfig: { slidesPerView: 2, ...config.carouselConfig } } };
}

const errorOf = (run: () => unknown): unknown => {
  try {
    act(() => void run());
  } catch (error) {
    return error;
  }
  return undefined;
};

function expectError(error: unknown, code: string, ...texts: string[]): void {
  expect(error).toBeInstanceOf(GalleryError);
  expect(error).toMatchObject({ name: 'GalleryError', code });
  for (const text of [code, ...texts]) expect((error as Error).message).toContain(text);
}

const THROWS = 'an error';
const NOTHING = 'nothing';
const CLOSED = 'no gallery';

const inModal = [modal] as const;
const inCarousel = [carousel] as const;
const inOthers = [modal, plain] as const;

const mustBe = (rule: string) => ` is %; it must be ${rule}`;
const integer = mustBe('a whole number of at least 0');
const positive = mustBe('greater than 0 milliseconds');
const atLeast0 = mustBe('a number of at least 0');
const atLeast1 = mustBe('a number of at least 1');
const linkName = mustBe('a non-empty text without "#"');
const image = '[1] has the id %; it needs an id of at least 0 and a modal part, or src';
const isEmpty = ' is empty; at least one image is needed';
const isMissing = ' has the id 9; it must be the id of one of the images';
const color = mustBe('a color or a data:image/ URL of up to 2000 characters');
const buttonType = `.buttons[1].type is "save"; it must be one of ${BUTTON_TYPES}`;
const overBelow = mustBe('one of auto, over, below');
const spinners = mustBe(
  'one of standard, circular, bars, dots, cubeFlipping, circles, explosingSquares',
);
const descriptions = mustBe('one of alwaysHidden, alwaysVisible, hideIfEmpty');
const strategies = mustBe('one of default, simple, advanced, full, custom');
const plainStrategies = mustBe('one of row, column, grid');
const belowOver = mustBe('one of below, over');
const layouts = mustBe('one of line, grid, or one of ks-gallery-react/layouts');
const mismatch =
  '; ROW and COLUMN need a LineLayout, GRID needs a GridLayout, each with a breakConfig';
const at0 = (rule: string) => ` is % from a width of 0 px; it must be ${rule}`;

const size = { width: '80px', height: '60px' };
const line = new LineLayout(size, { length: 2, wrap: true }, 'center');
const grid = new GridLayout(size, { length: 2, wrap: true });
const incomplete = new GridLayout(size, untyped(undefined));
const fits = (layout: object) => ({ layout });
const fitsRow = fits({ justify: 'flex-start' });
const fitsGrid = fits({ size, breakConfig: { wrap: false } });
const gapOfNarrow = expect.arrayContaining([[600, 0]]) as unknown;
const buttons = (...types: unknown[]) => ({
  strategy: 'custom',
  buttons: types.map((type) => type && { type }),
});
const savingButton = buttons('close', 'save');
const oddButtons = buttons('close', 4, null);

const img = '/a.jpg';
const modalPart = { modal: { img } };
const badImages = [modalPart, { id: -1, ...modalPart }, { id: NaN, ...modalPart }, { id: 7 }, null];
const withHole = [...fiveImages];
delete withHole[1];
const withoutAutoplay = { interval: 0, autoPlay: false };
const intervals = [0, -10, -1000, NaN];
const placeholders = [
  'url(https://example.org/spy.png)',
  'cross-fade(url(/spy.png), red)',
  '/small.jpg',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png,") fixed, url("/spy.png',
  '12px',
  'red;position:fixed',
  `data:image/png;base64,${'A'.repeat(2001)}`,
];

/** Galleries, path and values of an option, code and text of the error (% is the value), and what production uses. */
type Row = readonly [readonly Kind[], string, readonly unknown[], string, string, unknown];

const codes: readonly Row[] = [
  [kinds, 'id', [-1, 1.5, NaN, null, '1', Infinity], 'INVALID_ID', integer, THROWS],
  [inModal, 'id', [undefined], 'INVALID_ID', integer, THROWS],
  [inModal, 'slideConfig.playConfig.interval', intervals, 'INVALID_INTERVAL', positive, THROWS],
  [inCarousel, 'carouselPlayConfig.interval', intervals, 'INVALID_INTERVAL', positive, THROWS],
  [inCarousel, 'carouselPlayConfig', [withoutAutoplay], 'INVALID_INTERVAL', '', THROWS],
  [inOthers, 'image', badImages, 'INVALID_IMAGE', image, NOTHING],
  [inCarousel, 'image', badImages, 'INVALID_IMAGE', image, THROWS],
  [inOthers, 'images', [withHole], 'INVALID_IMAGE', '[1] has the id undefined', NOTHING],
  [inCarousel, 'images', [withHole], 'INVALID_IMAGE', '[1] has the id undefined', THROWS],
  [inModal, 'images', [[]], 'EMPTY_IMAGES', isEmpty, CLOSED],
  [inModal, 'currentImage', [{ id: 9, src: img }], 'MISSING_CURRENT_IMAGE', isMissing, NOTHING],
  [kinds, 'placeholder', placeholders, 'INVALID_IMAGE', color, NOTHING],
  [kinds, 'linkConfig.name', ['', 'a#b', '\ud800'], 'INVALID_ID', linkName, NOTHING],
  [inModal, 'zoomConfig.max', [0, NaN], 'INVALID_ZOOM', atLeast1, 1],
  [inModal, 'openingConfig.duration', [-1], 'INVALID_DURATION', atLeast0, 0],
  [inModal, 'transitionConfig.duration', [-1], 'INVALID_DURATION', atLeast0, 0],
  [inModal, 'controlsConfig.hideAfter', [-1], 'INVALID_DURATION', atLeast0, 0],
  [inModal, 'buttonsConfig', [savingButton], 'UNKNOWN_BUTTON_TYPE', buttonType, NOTHING],
  [inModal, 'buttonsConfig', [oddButtons], 'UNKNOWN_BUTTON_TYPE', '.buttons[1].type', NOTHING],
];

/** The same for options that throw `INVALID_OPTION`, and for a layout that does not fit its strategy. */
const options: readonly (readonly [Kind, string, readonly unknown[], string, unknown])[] = [
  [modal, 'buttonsConfig.strategy', ['simply', 'SIMPLE', 2, '', 'full '], strategies, NOTHING],
  [modal, 'currentImageConfig.captionPlacement', ['top', 'BELOW', true], overBelow, NOTHING],
  [modal, 'currentImageConfig.description.strategy', ['hidden'], descriptions, NOTHING],
  [modal, 'currentImageConfig.loadingConfig.type', ['ring'], spinners, NOTHING],
  [carousel, 'currentImageConfig.description.strategy', ['hidden'], descriptions, NOTHING],
  [carousel, 'currentImageConfig.loadingConfig.type', ['ring'], spinners, NOTHING],
  [carousel, 'carouselImageConfig.description.strategy', ['hidden'], descriptions, NOTHING],
  [carousel, 'carouselImageConfig.loadingConfig.type', ['ring'], spinners, NOTHING],
  [carousel, 'carouselConfig.slidesPerView', [0, 0.5, NaN, 'two'], at0('at least 1'), [[0, 1]]],
  [carousel, 'carouselConfig.slidesPerView', [{ 9: 0.5 }], ' is 0.5 from a width of 9 px', NOTHING],
  [carousel, 'carouselConfig.gap', [-1], at0('at least 0'), [[0, 0]]],
  [carousel, 'carouselConfig.gap', [{ '-1': 8 }], ' is 8 from a width of -1 px; it must', NOTHING],
  [carousel, 'carouselConfig.gap', [{ 600: -1 }], ' is -1 from a width of 600', gapOfNarrow],
  [carousel, 'carouselConfig.align', ['end'], at0('start or center'), NOTHING],
  [carousel, 'carouselConfig.step', ['row', 5], at0('slide or page'), NOTHING],
  [plain, 'plainGalleryConfig.strategy', ['rows', 'custom', 99], plainStrategies, NOTHING],
  [plain, 'plainGalleryConfig.layout.type', ['rows', 'mosaic'], layouts, NOTHING],
  [plain, 'plainGalleryConfig.caption', ['under', '', 'BELOW'], belowOver, NOTHING],
  [plain, 'plainGalleryConfig', [{ strategy: 'grid', layout: line }], mismatch, fits({ size })],
  [plain, 'plainGalleryConfig', [{ strategy: 'row', layout: grid }], mismatch, fitsRow],
  [plain, 'plainGalleryConfig', [{ strategy: 'column', layout: grid }], mismatch, fitsRow],
  [plain, 'plainGalleryConfig', [{ strategy: 'row', layout: { type: 'grid' } }], mismatch, fitsRow],
  [plain, 'plainGalleryConfig', [{ strategy: 'grid', layout: incomplete }], mismatch, fitsGrid],
];

type Case = readonly [title: string, Kind, string, unknown, code: string, text: string, unknown];

/** One case for each gallery and value. */
const cases = [
  ...codes,
  ...options.map(([kind, path, values, text, used]): Row => {
    const code = text === mismatch ? 'LAYOUT_MISMATCH' : 'INVALID_OPTION';
    return [[kind], path, values, code, text, used];
  }),
].flatMap(([galleries, path, values, code, text, used]) =>
  galleries.flatMap((kind) =>
    values.map((value): Case => {
      const title = `${kind}, ${path}: ${JSON.stringify(value)?.slice(0, 100)}`;
      return [title, kind, path, value, code, text, used];
    }),
  ),
);

const setProduction = () =>
  void jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });

it.each(cases)('in development throws for %s', async (_, kind, path, value, code, text) => {
  const option = path
    .replace(/^(currentImage|carouselImage)Config\./, '')
    .replace(/^image$/, 'images')
    .replace(/^placeholder$/, 'images[0].placeholder');
  const shown = path === 'image' ? (value as { id?: number } | null)?.id : value;
  const printed = `${shown as string}`.slice(0, 40);
  const error = errorOf(() => show[kind](toProps(path, value)));
  expectError(error, code, kind, text === mismatch ? mismatch : '');
  // Texts are quoted, except those that stand for an id.
  const texts = [printed, JSON.stringify(printed)].map((each) => text.replace('%', () => each));
  const { message } = error as Error;
  const isFound = texts.some((each) => message.includes(text === mismatch ? each : option + each));
  expect([message, isFound]).toEqual([message, true]);
  await advanceTime(0);
  expect(dialogs()).toEqual([]);
  // What has failed does not claim its id.
  expect(errorOf(() => show[kind]({}))).toBeUndefined();
});

it.each(cases)(
  'in production throws or replaces %s',
  async (_, kind, path, value, code, __, used) => {
    setProduction();
    const error = errorOf(() => show[kind](toProps(path, value)));
    await advanceTime(0);
    if (used === THROWS) return expectError(error, code);
    expect(error).toBeUndefined();
    if (kind === modal) expect(dialogs()).toHaveLength(used === CLOSED ? 0 : 1);
    expect(document.body.innerHTML).not.toMatch('example.org/spy');
    if (used === NOTHING || used === CLOSED) return undefined;
    return expect(resolve[kind](withValue(path, value))).toMatchObject(withValue(path, used));
  },
);

it.each<[Kind, string, unknown]>([
  ...kinds.flatMap((kind) => [0, 4711].map((id): [Kind, string, number] => [kind, 'id', id])),
  ...[0, 1.5, 4711].map((id): [Kind, string, object] => [carousel, 'images', [{ id, src: img }]]),
  [plain, 'images', []],
  [modal, 'currentImage', { ...at(fiveImages, 3) }],
  [modal, 'slideConfig.playConfig.interval', 1],
  [carousel, 'carouselPlayConfig.interval', 1],
  [modal, 'buttonsConfig', buttons(...BUTTON_TYPES.split(', '))],
  [modal, 'buttonsConfig', { ...buttons('save'), strategy: 'full' }],
  [plain, 'plainGalleryConfig', { strategy: 'row', layout: line }],
  [plain, 'plainGalleryConfig', { strategy: 'column', layout: line }],
  [plain, 'plainGalleryConfig', { strategy: 'grid', layout: grid }],
  [plain, 'plainGalleryConfig', { layout: { type: 'grid' } }],
])('%s accepts %s: %j', (kind, path, value) => {
  expect(errorOf(() => show[kind](toProps(path, value)))).toBeUndefined();
});

const named = (name: string) => ({ id: undefined, config: { linkConfig: { name } } });

it.each<[Kind, object, string]>([
  ...kinds.map((kind): [Kind, object, string] => [kind, { id: 0 }, 'id 0']),
  ...kinds.map((kind): [Kind, object, string] => [kind, { id: 5 }, 'id 5']),
  [plain, named('album'), 'linkConfig.name "album"'],
  [carousel, named('album'), 'linkConfig.name "album"'],
])('a second %s with %j throws DUPLICATE_ID', (kind, props, text) => {
  const message = `${kind}: ${text} is in use; it must be unique`;
  expect(errorOf(() => show[kind](props))).toBeUndefined();
  expectError(
    errorOf(() => show[kind](props)),
    'DUPLICATE_ID',
    message,
  );
  setProduction();
  const error = errorOf(() => show[kind](props));
  if (text.startsWith('id')) expectError(error, 'DUPLICATE_ID', message);
  else expect(error).toBeUndefined();
});

it('an id or a name may be that of a gallery of another kind, and both may be equal', () => {
  render(
    <StrictMode>
      <PlainGallery id={1} images={fiveImages} />
      <Carousel id={1} images={fiveImages} />
      <ModalGallery id={1} images={fiveImages} open libConfig={named('1').config} />
      <PlainGallery images={fiveImages} config={named('1').config} />
    </StrictMode>,
  );
  expect(console.error).not.toHaveBeenCalled();
});

it.each([undefined, null])('open(%p) throws INVALID_ID, also in production', (argument) => {
  const open = () => modalGalleryService.open(untyped<ModalGalleryConfig>(argument));
  expectError(errorOf(open), 'INVALID_ID', 'id is undefined');
  setProduction();
  expectError(errorOf(open), 'INVALID_ID');
});

it('in production ModalGallery still throws for an id that is not valid', () => {
  setProduction();
  const mount = () => render(<ModalGallery id={-1} images={fiveImages} open />);
  expectError(errorOf(mount), 'INVALID_ID');
});

it('in production a plain gallery leaves out images that are not valid', () => {
  setProduction();
  const images = [...fiveImages, ...untyped<[]>([null, { id: 7 }])];
  const { container } = render(<PlainGallery images={images} />);
  expect(container.querySelectorAll('a')).toHaveLength(fiveImages.length);
});

it('in production an option of a layout of another entry is replaced', () => {
  setProduction();
  registerLayouts();
  const layout = { type: 'masonry', columns: 1.5, gap: -1 };
  const htmlOf = (plainGalleryConfig: object) =>
    render(<PlainGallery images={fiveImages} config={{ plainGalleryConfig }} />).container
      .innerHTML;
  expect(htmlOf({ layout })).toBe(htmlOf({ layout: { ...layout, columns: 1, gap: 0 } }));
  expect(htmlOf({ strategy: 'row', layout })).toContain('data-layout="masonry"');
});
