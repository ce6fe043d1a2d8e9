import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Component, createRef, StrictMode, type ReactNode } from 'react';
import {
  Action,
  Carousel,
  DescriptionStrategy,
  GalleryError,
  type CarouselHandle,
  type CarouselLibConfig,
  type CarouselProps,
  type GalleryImage,
} from 'ks-gallery-react';
import { findElement } from './find-element';
import './gestures/pointer-event';

const list = (count: number): GalleryImage[] =>
  Array.from({ length: count }, (_, id) => ({ id, modal: { img: `/i${id}.jpg` } }));

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
    void log.push(`${name}(${Action[event.action]}, ${event.result})`);
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
const current = () => findElement('.ks-slide[data-state="active"]').getAttribute('aria-label');
const previews = () =>
  within(screen.getByRole('group', { name: 'Image previews' }))
    .getAllByRole('button')
    .filter((button) => button.matches('.ks-preview'))
    .map((button) => findElement('img', button).getAttribute('src'));

class Boundary extends Component<{ children: ReactNode; onError: (error: unknown) => void }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function errorOf(node: ReactNode): unknown {
  let caught: unknown;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Boundary onError={(error) => (caught = error)}>{node}</Boundary>);
  return caught;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('errors of the carousel', () => {
  test.each([-1, 1.5, NaN])('throws INVALID_ID for the id %p', (id) => {
    const error = errorOf(<Carousel id={id as number} images={seven} />);
    expect(error).toBeInstanceOf(GalleryError);
    expect(error).toMatchObject({ code: 'INVALID_ID' });
  });

  test.each([
    [0, true],
    [-10, false],
    [-1000, true],
  ])('throws INVALID_INTERVAL for an interval of %i with autoPlay %p', (interval, autoPlay) => {
    const config = { carouselPlayConfig: { interval, autoPlay } };
    expect(errorOf(<Carousel id={1} images={seven} config={config} />)).toMatchObject({
      code: 'INVALID_INTERVAL',
    });
  });

  test('throws DUPLICATE_ID for two carousels with one id, but not under StrictMode', () => {
    const two = (
      <>
        <Carousel id={3} images={seven} />
        <Carousel id={3} images={seven} />
      </>
    );
    expect(errorOf(two)).toMatchObject({ code: 'DUPLICATE_ID' });
    expect(
      errorOf(
        <StrictMode>
          <Carousel id={3} images={seven} />
        </StrictMode>,
      ),
    ).toBeUndefined();
  });

  test('throws INVALID_IMAGE for an image without an id', () => {
    const images = [{ modal: { img: '/a.jpg' } }] as unknown as GalleryImage[];
    expect(errorOf(<Carousel id={1} images={images} />)).toMatchObject({ code: 'INVALID_IMAGE' });
  });
});

describe('autoplay of the carousel', () => {
  test('starts without an event and advances after 5000 ms', () => {
    const { log } = setup();
    expect(current()).toBe('1 of 7');
    wait(4999);
    expect(log).toEqual([]);
    wait(1);
    expect(log).toEqual(['changeImage(AUTOPLAY, 2)']);
    expect(current()).toBe('2 of 7');
  });

  test('waits for the active image to load, then for a full interval', () => {
    const { log } = setup();
    wait(5000);
    wait(20000);
    expect(log).toHaveLength(1);
    loadCurrent();
    wait(5000);
    expect(log).toHaveLength(2);
  });

  test('restarts the interval whenever the image changes', () => {
    const { log } = setup();
    wait(4000);
    fireEvent.click(screen.getByRole('button', { name: 'Next image' }), { detail: 1 });
    loadCurrent();
    wait(4999);
    expect(log).toEqual(['changeImage(CLICK, 2)']);
    wait(1);
    expect(log).toHaveLength(2);
  });

  test('pauses while the pointer is over the carousel, unless pauseOnHover is false', () => {
    const { log, rerenderWith } = setup();
    fireEvent.pointerEnter(root(), { pointerType: 'mouse' });
    wait(12000);
    expect(log).toEqual([]);
    rerenderWith({ config: { carouselPlayConfig: { pauseOnHover: false } } });
    wait(5000);
    expect(log).toHaveLength(1);
  });

  test.each(['touch', ''])('does not pause for a pointer of type %j', (pointerType) => {
    const { log } = setup();
    fireEvent.pointerEnter(root(), { pointerType });
    wait(5000);
    expect(log).toHaveLength(1);
  });

  test('stops at the last image when not infinite', () => {
    const { log } = setup({ images: list(2), config: { carouselSlideInfinite: false } });
    wait(5000);
    loadCurrent();
    wait(20000);
    expect(log).toEqual(['lastImage(AUTOPLAY, true)', 'changeImage(AUTOPLAY, 2)']);
  });

  test('applies a new configuration at once', () => {
    const { log, rerenderWith } = setup({ config: withoutAutoplay });
    wait(20000);
    expect(log).toEqual([]);
    rerenderWith({ config: { carouselPlayConfig: { interval: 100 } } });
    wait(100);
    expect(log).toHaveLength(1);
    rerenderWith({ config: withoutAutoplay });
    loadCurrent();
    wait(20000);
    expect(log).toHaveLength(1);
  });

  test('a single image has no arrows, no autoplay button and no events', () => {
    const { log } = setup({ images: list(1) });
    expect(screen.queryByRole('button', { name: /image$|slide show/ })).toBeNull();
    wait(20000);
    expect(log).toEqual([]);
  });
});

describe('actions of the user on the carousel', () => {
  test.each([
    ['warns', 'its own option', { carouselSlideInfinite: true }, 2],
    ['warns', 'the shared option', { slideConfig: { infinite: true } }, 2],
    ['does not warn', 'the default', {}, 2],
    ['does not warn', 'an end', { carouselSlideInfinite: false }, 2],
    ['does not warn', 'one slide', { carouselSlideInfinite: true }, 1],
  ])('%s about an infinite row with %s', (verb, option, config, slidesPerView) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const id = 100 + option.length;
    const images = list(5);
    for (let count = 0; count < 2; count += 1) {
      render(
        <Carousel
          id={id}
          images={images}
          config={{ ...config, carouselConfig: { slidesPerView } }}
        />,
      ).unmount();
    }
    const message = `Carousel ${id}: carouselSlideInfinite is true, but slides side by side have two ends`;
    expect(warn.mock.calls).toEqual(verb === 'warns' ? [[expect.stringContaining(message)]] : []);
    warn.mockRestore();
  });

  test('going on from the last image wraps only when infinite', () => {
    const handle = createRef<CarouselHandle>();
    const renderCarousel = (infinite: boolean) => {
      const { log, ...listeners } = recordEvents();
      const view = render(
        <Carousel
          ref={handle}
          id={1}
          images={seven}
          config={{ ...withoutAutoplay, carouselSlideInfinite: infinite }}
          {...listeners}
        />,
      );
      act(() => handle.current!.goTo(6));
      log.length = 0;
      return { log, view };
    };
    const infiniteCarousel = renderCarousel(true);
    fireEvent.click(screen.getByRole('button', { name: 'Next image' }), { detail: 1 });
    expect(infiniteCarousel.log).toEqual(['firstImage(CLICK, true)', 'changeImage(CLICK, 1)']);
    infiniteCarousel.view.unmount();

    const { log } = renderCarousel(false);
    expect(screen.getByLabelText('Next image')).toBeDisabled();
    act(() => handle.current!.nextImage());
    expect(log).toEqual([]);
  });

  test('arrow keys work while focus is inside the carousel', () => {
    const { log, rerenderWith } = setup({ config: withoutAutoplay });
    const arrow = screen.getByRole('button', { name: 'Next image' });
    fireEvent.keyDown(document.body, { code: 'ArrowRight', key: 'ArrowRight' });
    expect(log).toEqual([]);
    fireEvent.keyDown(arrow, { code: 'ArrowRight', key: 'ArrowRight' });
    fireEvent.keyDown(arrow, { code: 'ArrowLeft', key: 'ArrowLeft' });
    fireEvent.keyDown(arrow, { code: 'ArrowLeft', key: 'ArrowLeft', ctrlKey: true });
    expect(log).toEqual([
      'changeImage(KEYBOARD, 2)',
      'firstImage(KEYBOARD, true)',
      'changeImage(KEYBOARD, 1)',
    ]);
    log.length = 0;
    rerenderWith({ config: { ...withoutAutoplay, keyboardConfig: { right: 'KeyN' } } });
    fireEvent.keyDown(arrow, { code: 'ArrowRight', key: 'ArrowRight' });
    fireEvent.keyDown(arrow, { code: 'KeyN', key: 'n' });
    expect(log).toEqual(['changeImage(KEYBOARD, 2)']);
    rerenderWith({ config: { ...withoutAutoplay, carouselConfig: { keyboardEnable: false } } });
    fireEvent.keyDown(arrow, { code: 'ArrowRight', key: 'ArrowRight' });
    expect(log).toHaveLength(1);
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

  test('choosing a dot or a thumbnail emits changeImage, also for the active one', () => {
    const { log } = setup({ config: withoutAutoplay });
    fireEvent.click(screen.getByRole('tab', { name: 'Navigate to image number 7' }), { detail: 1 });
    fireEvent.click(screen.getByRole('tab', { name: 'Navigate to image number 7' }), { detail: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Navigate to image number 4' }), {
      detail: 1,
    });
    expect(log).toEqual([
      'lastImage(CLICK, true)',
      'changeImage(CLICK, 7)',
      'lastImage(KEYBOARD, true)',
      'changeImage(KEYBOARD, 7)',
      'changeImage(CLICK, 4)',
    ]);
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
    fireEvent.click(screen.getByRole('button', { name: 'Previous image' }), { detail: 1 });
    expect(log).toEqual(['changeImage(CLICK, 7)']);
    expect(reported).toHaveBeenCalledWith(failure);
  });
});

describe('thumbnails of the carousel', () => {
  test('follow the selected image', () => {
    setup({ config: withoutAutoplay });
    fireEvent.click(screen.getByRole('button', { name: 'Navigate to image number 3' }));
    expect(previews()).toEqual(['/i1.jpg', '/i2.jpg', '/i3.jpg', '/i4.jpg']);
  });

  test('three images with number 4 give three thumbnails and no arrows', () => {
    setup({ images: list(3), config: withoutAutoplay });
    expect(previews()).toHaveLength(3);
    expect(screen.queryByLabelText(/Scroll/)).toBeNull();
  });

  test('are scrolled to both ends by their arrows without an event', () => {
    const { log } = setup({ config: withoutAutoplay });
    expect(screen.getByLabelText('Scroll previous previews')).toBeDisabled();
    for (let click = 0; click < 3; click++) {
      fireEvent.click(screen.getByLabelText('Scroll next previews'));
    }
    expect(previews()[0]).toBe('/i3.jpg');
    expect(screen.getByLabelText('Scroll next previews')).toBeDisabled();
    expect(log).toEqual([]);
  });

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
    expect(style()).toContain('--ks-preview-width: minmax(0, 1fr)');
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

  test('show a spinner after 200 ms while loading, and an error with a retry button when broken', () => {
    render(<Carousel id={1} images={seven} config={withoutAutoplay} />);
    const name = 'The current image is loading. Please be patient.';
    wait(199);
    expect(screen.queryByRole('status', { name })).toBeNull();
    wait(1);
    expect(screen.getByRole('status', { name })).toBeInTheDocument();
    fireEvent.error(document.querySelector('.ks-slide[data-state="active"] img') as Element);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('This image could not be loaded.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('This image could not be loaded.')).toBeNull();
    loadCurrent();
    expect(document.querySelector('.ks-slide[data-state="active"]')).toHaveAttribute(
      'data-status',
      'loaded',
    );
  });

  test('a broken image is replaced by its fallback', () => {
    const images = [{ id: 0, modal: { img: '/broken.jpg', fallbackImg: '/good.jpg' } }];
    render(<Carousel id={1} images={images} />);
    fireEvent.error(document.querySelector('.ks-slide img') as Element);
    expect(document.querySelector('.ks-slide img')).toHaveAttribute('src', '/good.jpg');
  });
});

describe('the carousel pattern of the WAI-ARIA Authoring Practices', () => {
  test('the autoplay button comes first, and stops and restarts the rotation', () => {
    const { log } = setup();
    expect(root()).toHaveAttribute('aria-roledescription', 'carousel');
    expect(root()).toHaveAccessibleName('Current image and navigation');
    const pause = screen.getByRole('button', { name: 'Stop automatic slide show' });
    expect(root().querySelector('button')).toBe(pause);
    const live = document.querySelector('[aria-live]');
    expect(live).toHaveAttribute('aria-live', 'off');
    fireEvent.click(pause);
    expect(live).toHaveAttribute('aria-live', 'polite');
    wait(20000);
    expect(log).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Start automatic slide show' }));
    wait(5000);
    expect(log).toEqual(['changeImage(AUTOPLAY, 2)']);
  });

  test('the dots are one tab stop; arrow keys, Home and End select', () => {
    const { log } = setup({
      config: { ...withoutAutoplay, carouselConfig: { keyboardEnable: false } },
    });
    const stops = () =>
      screen.getAllByRole('tab').filter((tab) => tab.getAttribute('tabindex') === '0');
    expect(stops()).toHaveLength(1);
    act(() => stops()[0]!.focus());
    const press = (key: string) =>
      fireEvent.keyDown(document.activeElement as Element, { key, code: key });
    press('ArrowRight');
    expect(stops()[0]).toHaveFocus();
    expect(stops()[0]).toHaveAttribute('aria-selected', 'true');
    expect(stops()[0]).toHaveAccessibleName('Navigate to image number 2');
    const panel = stops()[0]!.getAttribute('aria-controls') ?? '';
    expect(document.getElementById(panel)).toHaveAttribute('aria-label', '2 of 7');
    press('End');
    press('ArrowRight');
    expect(log).toEqual([
      'changeImage(KEYBOARD, 2)',
      'lastImage(KEYBOARD, true)',
      'changeImage(KEYBOARD, 7)',
      'firstImage(KEYBOARD, true)',
      'changeImage(KEYBOARD, 1)',
    ]);
    expect(stops()[0]).toHaveFocus();
  });

  test('slides are tab panels, or groups with a role description when there are no dots', () => {
    const { rerenderWith } = setup({ config: withoutAutoplay });
    expect(document.querySelector('.ks-slide')).toHaveAttribute('role', 'tabpanel');
    rerenderWith({ config: { ...withoutAutoplay, carouselDotsConfig: { visible: false } } });
    const slide = document.querySelector('.ks-slide');
    expect(slide).toHaveAttribute('role', 'group');
    expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  });

  test('focus moves to the other arrow when its own becomes disabled', () => {
    setup({ images: list(2), config: { ...withoutAutoplay, carouselSlideInfinite: false } });
    const next = screen.getByRole('button', { name: 'Next image' });
    act(() => next.focus());
    fireEvent.click(next);
    expect(screen.getByRole('button', { name: 'Previous image' })).toHaveFocus();
  });
});

describe('the handle of the carousel', () => {
  test('navigates, stops and restarts the carousel', () => {
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
});

test('new images keep the active one by id, and changeImage is emitted only if it is gone', () => {
  const { log, rerenderWith } = setup({ config: withoutAutoplay });
  fireEvent.click(screen.getByRole('button', { name: 'Next image' }));
  log.length = 0;
  rerenderWith({ images: [{ id: 10, modal: { img: '/new.jpg' } }, ...seven] });
  expect(current()).toBe('3 of 8');
  expect(log).toEqual([]);
  rerenderWith({ images: list(1) });
  expect(current()).toBe('1 of 1');
  expect(log).toEqual(['changeImage(NORMAL, 1)']);
});
