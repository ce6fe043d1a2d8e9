/** Autoplay, which the modal gallery and the carousel share. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Carousel, type GalleryImage, type ModalGalleryProps } from 'ks-gallery-react';
import { findElement } from '../find-element';
import { imagesOf } from '../gallery-images';
import './gestures/pointer-event';
import { Album } from './modal-gallery/album';
import { advanceTime, button, isolateGalleries } from './modal-gallery/harness';

type Props = Pick<ModalGalleryProps<GalleryImage>, 'images' | 'config' | 'onIndexChange'>;
type Component = (props: Props) => ReactNode;

const components: [string, Component][] = [
  ['the modal gallery', (props) => <Album {...props} />],
  ['the carousel', (props) => <Carousel {...props} />],
];

isolateGalleries();

const playing = (more: object = {}, infinite = false) => ({
  slideConfig: { infinite, playConfig: { autoPlay: true, interval: 1000, ...more } },
});
const infinite = playing({}, true);

async function setup(component: Component, config = playing(), images = imagesOf(5)) {
  const calls: string[] = [];
  const Gallery = component;
  const onIndexChange: Props['onIndexChange'] = (index, { action }) =>
    void calls.push(`${action.toUpperCase()} ${index + 1}`);
  const element = (options: object) => (
    <Gallery images={images} config={options} onIndexChange={onIndexChange} />
  );
  const { rerender } = render(element(config));
  await advanceTime(0);
  return { calls, configure: (options: object) => rerender(element(options)) };
}

const area = () => findElement('[aria-label="Current image and navigation"]');
const activeImage = () =>
  findElement('.ks-current-image, .ks-slide[data-state="active"] .ks-slide-image');

function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const steps: Readonly<Record<string, (value: string) => unknown>> = {
  wait: (milliseconds) => advanceTime(Number(milliseconds)),
  load: () => fireEvent.load(activeImage()),
  click: (name) => fireEvent.click(button(name), { detail: 1 }),
  press: (name) => fireEvent.click(button(name), { detail: 0 }),
  dot: (position) =>
    fireEvent.click(findElement(`.ks-dot[aria-label$=" ${position}"]`), { detail: 1 }),
  focus: (name) => act(() => button(name).focus()),
  over: (pointerType) => fireEvent.pointerEnter(area(), { pointerType }),
  leave: () => fireEvent.pointerLeave(area()),
  hide: () => setHidden(true),
  show: () => setHidden(false),
};

/** Takes steps that are separated by commas, such as `load, wait 1000`. */
async function take(text: string): Promise<void> {
  for (const step of text.split(', ')) {
    const [, name = '', value = ''] = /^(\w+) ?(.*)$/.exec(step) ?? [];
    await steps[name]!(value);
  }
}

const STOP = 'Stop automatic slide show';
const START = 'Start automatic slide show';

describe.each(components)('autoplay of %s', (_, component) => {
  it.each<[string, string, string[], object?]>([
    ['waits for the interval', 'load, wait 999', []],
    ['shows the next image', 'load, wait 1000', ['AUTOPLAY 2']],
    ['waits while the image loads', 'wait 5000', []],
    ['waits a full interval after that', 'wait 5000, load, wait 999', []],
    ['continues after it', 'wait 5000, load, wait 1000', ['AUTOPLAY 2']],
    ['waits for the next image to load', 'load, wait 1000, wait 9999', ['AUTOPLAY 2']],
    [
      'passes one that does not arrive',
      'load, wait 1000, wait 10000',
      ['AUTOPLAY 2', 'AUTOPLAY 3'],
    ],
    ['waits for it for two intervals', 'wait 15999', [], playing({ interval: 8000 })],
    ['passes it after them', 'wait 16000', ['AUTOPLAY 2'], playing({ interval: 8000 })],
    ['restarts when the image changes', 'load, wait 900, dot 3, load, wait 999', ['CLICK 3']],
    ['continues from there', 'load, wait 900, dot 3, load, wait 1000', ['CLICK 3', 'AUTOPLAY 4']],
    [
      'stops at the last image',
      'dot 4, load, wait 1000, load, wait 20000',
      ['CLICK 4', 'AUTOPLAY 5'],
    ],
    ['continues at the first', 'dot 5, load, wait 1000', ['CLICK 5', 'AUTOPLAY 1'], infinite],
    ['is stopped by its button', `load, click ${STOP}, wait 20000`, []],
    [
      'is started by its button, which keeps the focus',
      `load, focus ${STOP}, press ${STOP}, wait 20000, press ${START}, wait 1000`,
      ['AUTOPLAY 2'],
    ],
    [
      'starts again at the first image by its button when it has ended at the last one',
      `dot 5, load, click ${START}, load, wait 1000`,
      ['CLICK 5', 'CLICK 1', 'AUTOPLAY 2'],
    ],
    ['pauses under the pointer', 'load, over mouse, wait 12000', []],
    [
      'pauses there also after a click',
      'load, over mouse, click Next image, load, wait 12000',
      ['CLICK 2'],
    ],
    ['continues when the pointer leaves', 'load, over mouse, wait 12000, leave, wait 999', []],
    ['continues after that', 'load, over mouse, wait 12000, leave, wait 1000', ['AUTOPLAY 2']],
    [
      'may run under the pointer',
      'load, over mouse, wait 1000',
      ['AUTOPLAY 2'],
      playing({ pauseOnHover: false }),
    ],
    ['does not pause for a pointer of type "touch"', 'load, over touch, wait 1000', ['AUTOPLAY 2']],
    ['does not pause for a pointer of type ""', 'load, over, wait 1000', ['AUTOPLAY 2']],
    ['pauses while the focus is inside', 'load, focus Next image, wait 12000', []],
    ['pauses in a hidden tab', 'load, hide, wait 12000', []],
    ['continues when the tab is shown', 'load, hide, wait 12000, show, wait 1000', ['AUTOPLAY 2']],
  ])('%s', async (_case, text, expected, config = playing()) => {
    const { calls } = await setup(component, config as ReturnType<typeof playing>);
    await take(text);
    expect(calls).toEqual(expected);
  });

  it('stays off with reduced motion, and its button says so', async () => {
    const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    Object.assign(globalThis, { matchMedia: () => list });
    const { calls } = await setup(component);
    const control = button(/reduced motion is preferred/);
    expect(control).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(control);
    await take('load, wait 12000');
    expect(calls).toEqual([]);
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  it('has no button and shows nothing else with a single image, although infinite', async () => {
    const { calls } = await setup(component, infinite, imagesOf(1));
    await take('load, wait 20000');
    expect(screen.queryByRole('button', { name: /slide show/ })).toBeNull();
    expect(calls).toEqual([]);
  });

  it('applies a new configuration at once', async () => {
    const { calls, configure } = await setup(component, playing({ autoPlay: false }));
    const countAfter = async (text: string, options: object) => {
      configure(playing(options));
      await take(text);
      return calls.length;
    };
    expect(await countAfter('load, wait 20000', { autoPlay: false })).toBe(0);
    expect(await countAfter('wait 100', { interval: 100 })).toBe(1);
    expect(await countAfter('load, wait 20000', { autoPlay: false })).toBe(1);
    expect(await countAfter('over mouse, wait 12000', {})).toBe(1);
    expect(await countAfter('wait 1000', { pauseOnHover: false })).toBe(2);
  });

  it('announces nothing to screen readers', async () => {
    await setup(component);
    await take('load, wait 1000, load');
    for (const region of document.querySelectorAll('[aria-live="polite"]'))
      expect(region).toBeEmptyDOMElement();
  });
});

it('autoplay of the carousel pauses while the pointer is over its thumbnails', async () => {
  const { calls } = await setup((props) => <Carousel {...props} />);
  await take('load');
  fireEvent.pointerOver(findElement('.ks-preview'), { pointerType: 'mouse' });
  await take('wait 12000');
  expect(calls).toEqual([]);
});

test('autoplay of the carousel waits while less than a third of it is visible, and for a whole interval after that', async () => {
  let report: (entries: readonly Partial<IntersectionObserverEntry>[]) => void = () => {};
  const Observer = jest.fn((callback: typeof report) => {
    report = callback;
    return { observe() {}, disconnect() {} };
  });
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const scrollTo = (intersectionRatio: number, height = 0) =>
    act(() =>
      report([
        {
          intersectionRatio,
          intersectionRect: { height } as DOMRectReadOnly,
          rootBounds: { height: 900 } as DOMRectReadOnly,
        },
      ]),
    );
  const { calls } = await setup((props) => <Carousel {...props} />);
  await take('load, wait 900');
  scrollTo(0.2);
  await take('wait 20000');
  expect(calls).toEqual([]);
  scrollTo(0.4);
  await take('wait 999');
  expect(calls).toEqual([]);
  await take('wait 1');
  expect(calls).toEqual(['AUTOPLAY 2']);
  // One that is higher than the window.
  scrollTo(0.2, 900);
  await take('load, wait 1000');
  expect(calls).toEqual(['AUTOPLAY 2', 'AUTOPLAY 3']);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});
