import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import {
  Action,
  Carousel,
  DescriptionStrategy,
  registerSlides,
  type CarouselHandle,
  type CarouselLibConfig,
  type CarouselProps,
  type GalleryImage,
} from 'ks-gallery-react';
import { findElement } from '../../find-element';
import { imagesOf as list } from '../../gallery-images';
import { user } from '../modal-gallery/harness';

registerSlides();

const described: GalleryImage[] = [
  { id: 0, modal: { img: '/i0.jpg' } },
  { id: 1, modal: { img: '/i1.jpg', description: 'Second' } },
];

const seven = list(7);
const withoutAutoplay: CarouselLibConfig = { carouselPlayConfig: { autoPlay: false } };

/** Records events in order, as `name(ACTION, result)`. */
function recordEvents() {
  const log: string[] = [];
  const record = (name: string) => (event: { action: Action; result: number | boolean }) =>
    void log.push(`${name}(${event.action.toUpperCase()}, ${event.result})`);
  return {
    log,
    onChangeImage: record('changeImage'),
    onFirstImage: record('firstImage'),
    onLastImage: record('lastImage'),
  };
}

/** Loads the active image, as a browser would have done by now. */
function loadCurrent(): void {
  fireEvent.load(findElement('.ks-slide[data-state="active"] img'));
}

function wait(milliseconds: number): void {
  act(() => void jest.advanceTimersByTime(milliseconds));
}

function setup(props: Partial<CarouselProps> = {}) {
  const { log, ...listeners } = recordEvents();
  const element = (more: Partial<CarouselProps> = {}) => (
    <Carousel id={3} images={seven} {...listeners} {...props} {...more} />
  );
  const view = render(element());
  loadCurrent();
  return {
    log,
    rerenderWith: (more: Partial<CarouselProps>) => view.rerender(element(more)),
    ...view,
  };
}

const root = () => screen.getByRole('region');
const button = (name: string) => screen.getByRole('button', { name });
const dot = (position: string) =>
  screen.getByRole('tab', { name: `Navigate to image number ${position}` });

/** What a step does, by its first word; the other words are its value. A press has no `detail`, a click has. */
const steps: Record<string, (value: string) => unknown> = {
  click: (name) => fireEvent.click(button(name), { detail: 1 }),
  press: (name) => fireEvent.click(button(name), { detail: 0 }),
  dot: (position) => fireEvent.click(dot(position), { detail: 1 }),
  pressDot: (position) => fireEvent.click(dot(position), { detail: 0 }),
  focus: (name) => act(() => button(name).focus()),
  key: (key) => fireEvent.keyDown(document.activeElement as Element, { code: key, key }),
};

/** Takes steps that are separated by commas, such as `focus Next image, key ArrowRight`. */
function take(text: string): void {
  for (const step of text.split(', ')) {
    const [, name = '', value = ''] = /^(\w+) ?(.*)$/.exec(step) ?? [];
    steps[name]!(value);
  }
}

/** Carousel options, steps, and the events that follow. */
type Row = [string, CarouselLibConfig, string, string[]];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('actions of the user on the carousel', () => {
  test.each<Row>([
    ['a click on an arrow', {}, 'click Next image', ['changeImage(CLICK, 2)']],
    ['a key on an arrow', {}, 'press Next image', ['changeImage(KEYBOARD, 2)']],
    [
      'a dot, also the active one, and a thumbnail',
      {},
      'dot 7, pressDot 7, click Navigate to image number 4',
      [
        'lastImage(CLICK, true)',
        'changeImage(CLICK, 7)',
        'lastImage(KEYBOARD, true)',
        'changeImage(KEYBOARD, 7)',
        'changeImage(CLICK, 4)',
      ],
    ],
    [
      'the arrow keys inside',
      {},
      'focus Next image, key ArrowRight, key ArrowLeft',
      ['changeImage(KEYBOARD, 2)', 'firstImage(KEYBOARD, true)', 'changeImage(KEYBOARD, 1)'],
    ],
    ['no key outside', {}, 'key ArrowRight', []],
    [
      'configured keys',
      { keyboardConfig: { right: 'KeyN' } },
      'focus Next image, key ArrowRight, key KeyN',
      ['changeImage(KEYBOARD, 2)'],
    ],
    [
      'no key without keyboardEnable',
      { carouselConfig: { keyboardEnable: false } },
      'focus Next image, key ArrowRight',
      [],
    ],
  ])('%s', (_, config, text, events) => {
    const { log } = setup({ config: { ...withoutAutoplay, ...config } });
    take(text);
    expect(log).toEqual(events);
  });

  test('the arrow keys are mirrored in right-to-left text', () => {
    const { log } = setup({ config: withoutAutoplay, style: { direction: 'rtl' } });
    take('focus Next image, key ArrowLeft');
    expect(log).toEqual(['changeImage(KEYBOARD, 2)']);
  });

  test.each([
    ['warns', 'its own option', { carouselSlideInfinite: true }, 2],
    ['warns', 'the shared option', { slideConfig: { infinite: true } }, 2],
    ['does not warn', 'the default', {}, 2],
    ['does not warn', 'an end', { carouselSlideInfinite: false }, 2],
    ['does not warn', 'one slide', { carouselSlideInfinite: true }, 1],
  ])('%s about an infinite row with %s', (verb, option, config, slidesPerView) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const id = 100 + option.length;
    const options = { ...config, carouselConfig: { slidesPerView } };
    for (let count = 0; count < 2; count += 1)
      render(<Carousel id={id} images={list(5)} config={options} />).unmount();
    const message = `Carousel ${id}: carouselSlideInfinite is true, but slides side by side have two ends`;
    expect(warn.mock.calls).toEqual(verb === 'warns' ? [[expect.stringContaining(message)]] : []);
  });

  test('the image is a button only with modalGalleryEnable', () => {
    const onClickImage = jest.fn();
    const { rerenderWith } = setup({ config: withoutAutoplay, onClickImage });
    const image = () => screen.getAllByRole('img', { hidden: true })[0] as HTMLElement;
    fireEvent.click(image());
    expect(onClickImage).not.toHaveBeenCalled();
    rerenderWith({ config: { ...withoutAutoplay, carouselConfig: { modalGalleryEnable: true } } });
    fireEvent.click(image());
    expect(onClickImage).toHaveBeenCalledWith(0, seven[0]);
    expect(image().closest('button')).toHaveAccessibleName('Image 1');
  });

  test('warns the developer about modalGalleryEnable without a listener', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    setup({ config: { carouselConfig: { modalGalleryEnable: true } } });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('onClickImage'));
  });

  test('a listener that throws does not stop the others', () => {
    const reported = jest.fn();
    Object.assign(globalThis, { reportError: reported });
    const failure = new Error('listener');
    const { log } = setup({
      config: withoutAutoplay,
      onLastImage: () => {
        throw failure;
      },
    });
    take('click Previous image');
    expect(log).toEqual(['changeImage(CLICK, 7)']);
    expect(reported).toHaveBeenCalledWith(failure);
  });
});

describe('thumbnails of the carousel', () => {
  test('take their width and height from the configuration', () => {
    const style = () =>
      screen.getByRole('group', { name: 'Image previews' }).getAttribute('style') ?? '';
    const { rerenderWith } = setup({
      config: { ...withoutAutoplay, carouselPreviewsConfig: { number: 5 } },
    });
    expect(style()).toContain('--ks-preview-width: 20%');
    expect(style()).toContain('--ks-preview-height-large: min(200px, 200px)');
    rerenderWith({
      config: { ...withoutAutoplay, carouselPreviewsConfig: { width: 'auto', maxHeight: '150px' } },
    });
    expect(style()).not.toContain('--ks-preview-width');
    expect(style()).toContain('--ks-preview-height-large: min(200px, 150px)');
  });

  test('are not clickable with clickable false and not rendered with visible false', () => {
    const { log, rerenderWith } = setup({
      config: { ...withoutAutoplay, carouselPreviewsConfig: { clickable: false } },
    });
    const preview = document.querySelectorAll('.ks-preview')[1] as HTMLElement;
    expect(preview).toHaveAttribute('data-state', 'disabled');
    fireEvent.click(preview);
    expect(log).toEqual([]);
    rerenderWith({ config: { ...withoutAutoplay, carouselPreviewsConfig: { visible: false } } });
    expect(document.querySelector('.ks-thumbnails')).toBeNull();
  });
});

describe('images of the carousel', () => {
  test('the configured size reaches the stylesheet', () => {
    setup({ config: { ...withoutAutoplay, carouselConfig: { maxWidth: '766px' } } });
    expect(root()).toHaveStyle({ maxWidth: '766px' });
    expect(root().getAttribute('style')).toContain('--ks-carousel-max-height: 400px');
    expect(root().getAttribute('style')).toContain('--ks-carousel-object-fit: cover');
  });

  test('renders the children once and captions according to the strategy', () => {
    const { rerenderWith } = setup({
      images: described,
      config: withoutAutoplay,
      children: <p>Over it</p>,
    });
    expect(screen.getAllByText('Over it')).toHaveLength(1);
    expect(document.querySelector('figcaption')).toBeNull();
    const description = { strategy: DescriptionStrategy.ALWAYS_VISIBLE };
    rerenderWith({ config: { ...withoutAutoplay, carouselImageConfig: { description } } });
    expect([...document.querySelectorAll('figcaption')].map((text) => text.textContent)).toEqual([
      'Image 1/2',
      'Image 2/2 - Second',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(screen.getAllByText('Over it')).toHaveLength(1);
  });

  test('load the first two eagerly and the others lazily, unless an image says otherwise', () => {
    setup({
      images: [...list(3), { ...described[0]!, id: 9, loading: 'eager' }],
      config: withoutAutoplay,
    });
    const images = [...document.querySelectorAll('.ks-slide-image')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      // The next image: the active one has loaded.
      'eager',
      'lazy',
      'eager',
    ]);
  });

  test('are replaced by a text or a slot in an empty list, by a spinner while it loads', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const text = 'There are no images.';
    const name = 'The current image is loading. Please be patient.';
    const { rerender } = render(<Carousel images={[]} />);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('images is empty'));
    wait(200);
    expect(screen.queryByRole('status', { name })).toBeNull();
    rerender(<Carousel images={[]} render={{ empty: () => 'Nothing yet' }} />);
    expect(screen.getByText('Nothing yet')).toBeInTheDocument();
    expect(screen.queryByText(text)).toBeNull();
    warn.mockClear();
    rerender(<Carousel images={[]} loadingMore />);
    wait(200);
    expect(screen.getByRole('status', { name })).toBeInTheDocument();
    expect(screen.queryByText(text)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    for (const images of [seven, [], seven]) {
      rerender(<Carousel images={images} />);
      expect(screen.queryAllByRole('tab')).toHaveLength(images.length);
      expect(screen.queryAllByText(text)).toHaveLength(images.length === 0 ? 1 : 0);
    }
  });
});

test.each(['development', 'production'])('an empty list is reported once, in %s', (mode) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode as 'test' });
  const { rerender } = render(<Carousel images={[]} />);
  for (const images of [seven, [], seven, []]) rerender(<Carousel images={images} />);
  expect(screen.getByText('There are no images.')).toBeInTheDocument();
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('images is empty')]);
});

describe('the carousel pattern of the WAI-ARIA Authoring Practices', () => {
  test('the autoplay button comes first, and the dots are one tab stop', async () => {
    setup();
    expect(root()).toHaveAttribute('aria-roledescription', 'carousel');
    expect(root()).toHaveAccessibleName('Current image and navigation');
    const pause = screen.getByRole('button', { name: 'Stop automatic slide show' });
    const live = document.querySelector('[aria-live]');
    expect(live).toHaveAttribute('aria-live', 'off');
    await user().tab();
    expect(pause).toHaveFocus();
    for (const name of ['Previous image', 'Next image', 'Navigate to image number 1']) {
      await user().tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
    await user().tab({ shift: true });
    expect(document.activeElement).toHaveAccessibleName('Next image');
    take('click Stop automatic slide show');
    expect(live).toHaveAttribute('aria-live', 'polite');
  });

  test('on the dots, arrow keys, Home and End select, and the focus follows', () => {
    const { log } = setup({
      config: { ...withoutAutoplay, carouselConfig: { keyboardEnable: false } },
    });
    act(() => dot('1').focus());
    for (const [key, position] of [
      ['ArrowRight', 2],
      ['End', 7],
      ['ArrowRight', 1],
      ['ArrowLeft', 7],
      ['Home', 1],
    ] as const) {
      take(`key ${key}`);
      const focused = dot(String(position));
      expect(focused).toHaveFocus();
      expect(focused).toHaveAttribute('aria-selected', 'true');
      const panel = focused.getAttribute('aria-controls') ?? '';
      expect(document.getElementById(panel)).toHaveAttribute('aria-label', `${position} of 7`);
      expect(log.at(-1)).toBe(`changeImage(KEYBOARD, ${position})`);
    }
  });

  test('slides are tab panels, or groups with a role description when there are no dots', () => {
    const { rerenderWith } = setup({ config: withoutAutoplay });
    expect(document.querySelector('.ks-slide')).toHaveAttribute('role', 'tabpanel');
    rerenderWith({ config: { ...withoutAutoplay, carouselDotsConfig: { visible: false } } });
    const slide = document.querySelector('.ks-slide');
    expect(slide).toHaveAttribute('role', 'group');
    expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  });

  test('focus stays on an arrow that the last slide disables, where Enter does nothing more', () => {
    const { log } = setup({
      images: list(2),
      config: { ...withoutAutoplay, carouselSlideInfinite: false },
    });
    const next = screen.getByRole('button', { name: 'Next image' });
    expect(screen.getByLabelText('Previous image')).toHaveAttribute('aria-disabled', 'true');
    act(() => next.focus());
    fireEvent.click(next);
    fireEvent.click(next);
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    expect(log).toEqual(['lastImage(KEYBOARD, true)', 'changeImage(KEYBOARD, 2)']);
  });
});

test('the handle navigates, stops and restarts the carousel', () => {
  const handle = createRef<CarouselHandle>();
  const { log, ...listeners } = recordEvents();
  render(<Carousel ref={handle} id={1} images={seven} {...listeners} />);
  loadCurrent();
  act(() => {
    handle.current!.nextImage();
    handle.current!.nextImage(Action.CLICK);
    handle.current!.prevImage(Action.KEYBOARD);
    handle.current!.goTo(5);
    handle.current!.goTo(50);
  });
  expect(handle.current!.currentIndex).toBe(5);
  expect(log).toEqual([
    'changeImage(NORMAL, 2)',
    'changeImage(CLICK, 3)',
    'changeImage(KEYBOARD, 2)',
    'changeImage(NORMAL, 6)',
  ]);
  loadCurrent();
  act(() => handle.current!.stopCarousel());
  wait(20000);
  expect(log).toHaveLength(4);
  act(() => handle.current!.playCarousel());
  wait(5000);
  expect(log.slice(4)).toEqual(['lastImage(AUTOPLAY, true)', 'changeImage(AUTOPLAY, 7)']);
});
