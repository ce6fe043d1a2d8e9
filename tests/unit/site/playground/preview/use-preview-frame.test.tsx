import { act, render, screen } from '@testing-library/react';
import {
  usePreviewFrame,
  type PreviewSettings,
} from '@/components/playground/preview/use-preview-frame';

const settings: PreviewSettings = {
  component: 'carousel',
  config: { carouselSlideInfinite: false },
  needsLayouts: false,
  images: 5,
  scheme: 'page',
  direction: 'ltr',
  motion: 'system',
  look: {},
};

const callbacks = { onEvent: jest.fn(), onRefused: jest.fn(), onShown: jest.fn() };
const { onEvent, onRefused, onShown } = callbacks;
beforeEach(() => jest.resetAllMocks());

function Playground({ show }: { show: PreviewSettings }) {
  const { key, frameProps } = usePreviewFrame({ show, ...callbacks });
  return <iframe key={key} {...frameProps} />;
}

const getFrame = () => screen.getByTitle<HTMLIFrameElement>('Preview');

function getWindow(): Window {
  const { contentWindow } = getFrame();
  if (!contentWindow) throw new Error('The frame has no window.');
  return contentWindow;
}

/** Renders the page, and returns what it sends to the frame from now on. */
function renderPage() {
  const { rerender } = render(<Playground show={settings} />);
  const post = jest.spyOn(getWindow(), 'postMessage').mockImplementation();
  return {
    sent: () => post.mock.calls.map(([message]) => message as unknown),
    change: (more: Partial<PreviewSettings>) =>
      rerender(<Playground show={{ ...settings, ...more }} />),
  };
}

const answer = (data: object) =>
  act(() => {
    const { origin } = location;
    dispatchEvent(new MessageEvent('message', { origin, source: getWindow(), data }));
  });

const shown = {
  component: 'carousel',
  config: { carouselSlideInfinite: false },
  needsLayouts: false,
  images: 5,
  look: {},
};

it('says what to show when the iframe is ready, and reports that it is shown', () => {
  const { sent } = renderPage();
  answer({ type: 'ready' });
  expect(sent()).toEqual([
    { type: 'show', number: 1, ...shown, scheme: 'system', direction: 'ltr' },
  ]);
  expect(onShown).not.toHaveBeenCalled();
  answer({ type: 'shown', number: 1 });
  expect(onShown).toHaveBeenCalledTimes(1);
});

it('sends a change once, and ignores answers to what came before', () => {
  const { sent, change } = renderPage();
  change({ images: 2 });
  change({ images: 2, config: { carouselSlideInfinite: false } });
  expect(sent()).toEqual([expect.objectContaining({ type: 'show', number: 2, images: 2 })]);
  answer({ type: 'refused', number: 1, message: 'INVALID_INTERVAL' });
  answer({ type: 'shown', number: 1 });
  expect(onRefused).not.toHaveBeenCalled();
  expect(onShown).not.toHaveBeenCalled();
});

it("reports the library's message when a configuration is refused", () => {
  renderPage();
  answer({ type: 'refused', number: 1, message: 'EMPTY_IMAGES: Carousel 1: images is empty' });
  expect(onRefused.mock.calls).toEqual([['EMPTY_IMAGES: Carousel 1: images is empty']]);
});

it('reports the events of the gallery', () => {
  renderPage();
  answer({ type: 'event', name: 'onChangeImage', text: 'CLICK 2' });
  expect(onEvent.mock.calls).toEqual([['onChangeImage', 'CLICK 2']]);
});

it('follows the theme of the page, or shows the scheme of its own', async () => {
  const { dataset } = document.documentElement;
  const { sent, change } = renderPage();
  await act(async () => void (dataset.theme = 'dark'));
  change({ scheme: 'light' });
  expect(sent()).toEqual([
    expect.objectContaining({ scheme: 'dark' }),
    expect.objectContaining({ scheme: 'light' }),
  ]);
  await act(async () => void delete dataset.theme);
});

it('loads the iframe again for reduced motion', () => {
  const { change } = renderPage();
  const before = getFrame();
  expect(before).toHaveAttribute('src', '/playground/preview/#preview');
  change({ motion: 'reduced' });
  expect(getFrame()).toHaveAttribute('src', '/playground/preview/#reduced-motion');
  expect(getFrame()).not.toBe(before);
});
