import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import {
  Carousel,
  ModalGallery,
  PlainGallery,
  type FlatImage,
  type ImageVideo,
  type VideoTrack,
} from 'ks-gallery-react';

const video: ImageVideo = {
  sources: [
    { src: '/lake.webm', type: 'video/webm' },
    { src: '/lake.mp4', type: 'video/mp4' },
  ],
  tracks: [{ src: '/lake.en.vtt', srcLang: 'en', label: 'English' }],
};
const ownPoster: ImageVideo = { ...video, poster: '/poster.jpg' };
const lake: FlatImage = { id: 1, src: '/lake.jpg', alt: 'A lake', video };
const otter: FlatImage = { id: 2, src: '/otter.jpg', alt: 'An otter' };
const noCarouselAutoplay = { carouselPlayConfig: { autoPlay: false } };
const noAutoplay = { slideConfig: { playConfig: { autoPlay: false } } };

async function renderToHtml(element: React.ReactElement): Promise<string> {
  // react-dom/server needs TextEncoder, which jsdom lacks.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  return renderToString(element);
}

/** A modal gallery with some images, whose video can be played. */
async function open(images: readonly FlatImage[]) {
  const gallery = (list: readonly FlatImage[]) => (
    <ModalGallery open images={list} config={noAutoplay} />
  );
  const { rerender } = render(gallery(images));
  await act(async () => undefined);
  return { update: (list: readonly FlatImage[]) => rerender(gallery(list)) };
}

afterEach(() => void jest.useRealTimers());

const findPlay = () => screen.findByRole('button', { name: 'Play the video: A lake' });

/**
 * Renders an element with a player, and waits until the player follows its video. It does so after an effect, which React
 * runs later than it shows the button, but before it renders again.
 */
async function renderPlayer(element: React.ReactElement) {
  const view = render(element);
  await findPlay();
  view.rerender(element);
  return view;
}

describe('the HTML of the server', () => {
  it.each([
    ['a carousel', <Carousel key={1} images={[lake, otter]} />],
    [
      'a full view',
      <PlainGallery key={1} images={[lake, otter]} config={{ linkConfig: { name: 'a' } }} />,
    ],
  ])('of %s has the player of the browser, which fetches nothing by itself', async (_, element) => {
    const html = document.createElement('div');
    html.innerHTML = await renderToHtml(element);
    const players = html.querySelectorAll('video');
    expect(players).toHaveLength(1);
    expect(players[0]).toHaveAttribute('controls');
    expect(players[0]).toHaveAttribute('preload', 'none');
    expect(players[0]).not.toHaveAttribute('autoplay');
    // It is empty: the poster of the image is below it, in the format that the browser chooses.
    expect(players[0]).toHaveAttribute('poster', 'data:,');
    const files = [...html.querySelectorAll('source')].map((source) => source.getAttribute('src'));
    expect(files).toEqual(['/lake.webm', '/lake.mp4']);
    expect(html.querySelector('track')).toHaveAttribute('kind', 'captions');
  });

  it.each([
    ['carousel', <Carousel key={1} images={[{ ...lake, video: ownPoster }]} />],
    ['plain gallery', <PlainGallery key={1} images={[{ ...lake, video: ownPoster }]} />],
  ])('of a %s has the own poster of a video', async (_, element) => {
    const html = document.createElement('div');
    html.innerHTML = await renderToHtml(element);
    expect(html.querySelector('img')).toHaveAttribute('src', '/poster.jpg');
    expect(html.innerHTML).not.toContain('/lake.jpg');
  });

  it('is hydrated without a warning', async () => {
    const consoleError = jest.spyOn(console, 'error');
    const carousel = <Carousel id={0} images={[lake, otter]} />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = await renderToHtml(carousel);
    const root = await act(async () => hydrateRoot(container, carousel));
    expect(await findPlay()).toBeVisible();
    expect(consoleError).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });

  it('has a video that pauses when the user leaves it, also if it was started before the scripts', async () => {
    const carousel = <Carousel id={0} images={[lake, otter]} />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = await renderToHtml(carousel);
    const started = container.querySelector('video')!;
    const pause = jest.fn();
    Object.defineProperties(started, { paused: { value: false }, pause: { value: pause } });
    const root = await act(async () => hydrateRoot(container, carousel));
    await act(async () => undefined);
    expect(container.querySelector('video')).toBe(started);
    expect(pause).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(pause).toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });

  it.each<[string, (video: HTMLVideoElement) => void]>([
    [
      'was started and paused',
      (player) => Object.defineProperty(player, 'currentTime', { value: 2 }),
    ],
    ['has the focus', (player) => player.focus()],
  ])('has a video that stays if it %s before the scripts', async (_, begin) => {
    // The place of a video is kept for the tests that follow.
    const own: FlatImage = { ...lake, video: { sources: [{ src: '/begun.webm' }] } };
    const carousel = <Carousel id={0} images={[own, otter]} />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = await renderToHtml(carousel);
    const started = container.querySelector('video')!;
    started.tabIndex = 0;
    begin(started);
    const root = await act(async () => hydrateRoot(container, carousel));
    await act(async () => undefined);
    expect(container.querySelector('video')).toBe(started);
    act(() => root.unmount());
    container.remove();
  });

  it.each([
    ['a thumbnail links to the file of the video', lake, '/lake.webm'],
    ['a thumbnail links to the image without a video', otter, '/otter.jpg'],
  ])('%s', async (_, image, url) => {
    const html = document.createElement('div');
    html.innerHTML = await renderToHtml(<PlainGallery images={[image]} />);
    expect(html.querySelector('a')).toHaveAttribute('href', url);
  });
});

it.each([
  ['modal gallery', <ModalGallery key={1} open images={[lake]} config={noAutoplay} />],
  ['carousel', <Carousel key={1} images={[lake, otter]} />],
])('a video of a %s can be played without its poster', async (_, gallery) => {
  HTMLMediaElement.prototype.play = async () => undefined;
  render(gallery);
  await findPlay();
  fireEvent.error(screen.getAllByAltText('A lake')[0]!);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await userEvent.click(await findPlay());
  expect(screen.getByLabelText('Video: A lake', { selector: 'video' })).toHaveFocus();
});

it.each([
  ['modal gallery', <ModalGallery key={1} open images={[lake]} config={noAutoplay} />],
  ['carousel', <Carousel key={1} images={[lake, otter]} />],
])('the error of a video of a %s stays when its poster arrives late', async (_, gallery) => {
  HTMLMediaElement.prototype.play = async () => undefined;
  render(gallery);
  await userEvent.click(await findPlay());
  const files = screen
    .getByLabelText('Video: A lake', { selector: 'video' })
    .querySelectorAll('source');
  fireEvent.error(files[1]!);
  fireEvent.load(screen.getAllByAltText('A lake')[0]!);
  expect(screen.getByText('This video could not be played.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('This video could not be played.')).not.toBeInTheDocument();
  expect(await findPlay()).toBeVisible();
});

describe.each([
  [
    'modal gallery',
    (image: FlatImage) => <ModalGallery open images={[image]} config={noAutoplay} />,
  ],
  ['carousel', (image: FlatImage) => <Carousel images={[image, otter]} />],
])('a video of a %s', (_, gallery) => {
  const getPlayer = () =>
    screen.getByLabelText<HTMLVideoElement>('Video: A lake', { selector: 'video' });
  const failLastFile = () => fireEvent.error(getPlayer().querySelector('source:last-of-type')!);
  const error = () => screen.queryByText('This video could not be played.');

  it('that fails moves the focus to what stays', async () => {
    HTMLMediaElement.prototype.play = async () => undefined;
    render(gallery(lake));
    await userEvent.click(await findPlay());
    failLastFile();
    expect(document.activeElement).toHaveProperty(
      'className',
      expect.stringMatching(/ks-slide|ks-modal/),
    );
  });

  it('without a file moves the focus to what stays', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(gallery({ ...lake, video: { sources: [] } }));
    await userEvent.click(await findPlay());
    expect(document.activeElement).toHaveProperty(
      'className',
      expect.stringMatching(/ks-slide|ks-modal/),
    );
    warn.mockRestore();
  });

  it('whose types are all unknown to the browser shows its error after a press only', async () => {
    const play = jest.fn(async () => undefined);
    HTMLMediaElement.prototype.play = play;
    render(gallery(lake));
    await findPlay();
    failLastFile();
    expect(error()).not.toBeInTheDocument();
    Object.defineProperty(getPlayer(), 'networkState', {
      value: HTMLMediaElement.NETWORK_NO_SOURCE,
    });
    await userEvent.click(await findPlay());
    expect(error()).toBeVisible();
    expect(play).not.toHaveBeenCalled();
  });

  it('can be pressed where media are not implemented', async () => {
    HTMLMediaElement.prototype.play = (() => undefined) as unknown as () => Promise<void>;
    const problems = jest.fn();
    addEventListener('error', problems);
    render(gallery(lake));
    await userEvent.click(await findPlay());
    removeEventListener('error', problems);
    expect(problems).not.toHaveBeenCalled();
    expect(getPlayer()).toHaveFocus();
  });

  it.each<[string, Partial<FlatImage>, string]>([
    ['its ariaLabel', { alt: '', ariaLabel: 'A lake in the morning' }, 'A lake in the morning'],
    ['its title without an alternative text', { alt: '', title: 'The lake' }, 'The lake'],
    ['a text with the characters of a pattern', { alt: "Costs $& or $'" }, "Costs $& or $'"],
  ])('is named by %s', async (__, names, name) => {
    render(gallery({ ...lake, ...names }));
    expect(await screen.findByRole('button', { name: `Play the video: ${name}` })).toBeVisible();
  });
});

describe.each([
  ['modal gallery', (list: FlatImage[]) => <ModalGallery open images={list} config={noAutoplay} />],
  ['carousel', (list: FlatImage[]) => <Carousel images={list} config={noCarouselAutoplay} />],
])('changed URLs of a video of a %s', (_, gallery) => {
  const files = () =>
    [...document.querySelectorAll('video > source')].map((each) => each.getAttribute('src'));
  const signed = (signature: number): FlatImage[] => [
    {
      ...lake,
      video: { sources: [{ src: `/lake.webm?${signature}` }, { src: `/lake.mp4?${signature}` }] },
    },
    otter,
  ];
  /** Renders a gallery with a player, and returns it with what its browser does. */
  async function start() {
    const load = jest.fn();
    HTMLMediaElement.prototype.load = load;
    const { rerender } = await renderPlayer(gallery(signed(1)));
    const player = document.querySelector('video')!;
    return { load, player, update: (images: FlatImage[]) => rerender(gallery(images)) };
  }

  it('are fetched by the same player', async () => {
    const { load, player, update } = await start();
    update(signed(2));
    expect(files()).toEqual(['/lake.webm?2', '/lake.mp4?2']);
    expect(document.querySelector('video')).toBe(player);
    expect(load).toHaveBeenCalledTimes(1);
    update(signed(2));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('are fetched if only those of a further file have changed', async () => {
    const { load, update } = await start();
    update([
      { ...lake, video: { sources: [{ src: '/lake.webm?1' }, { src: '/lake.mp4?2' }] } },
      otter,
    ]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('do not interrupt a video that plays, and are fetched when it pauses', async () => {
    const { load, player, update } = await start();
    fireEvent.play(player);
    update(signed(2));
    expect(files()).toEqual(['/lake.webm?1', '/lake.mp4?1']);
    expect(load).not.toHaveBeenCalled();
    fireEvent.pause(player);
    expect(files()).toEqual(['/lake.webm?2', '/lake.mp4?2']);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('the text tracks that are on', () => {
  const track = (srcLang: string, kind?: VideoTrack['kind']): VideoTrack => ({
    src: `/${srcLang}.vtt`,
    srcLang,
    label: srcLang,
    kind,
  });

  afterEach(() => document.documentElement.removeAttribute('lang'));

  it.each<[string, string, VideoTrack[], string[]]>([
    ['the exact language', 'pt-BR', [track('pt-PT'), track('pt-br')], ['/pt-br.vtt']],
    [
      'another region without the exact one',
      'pt-BR',
      [track('de'), track('pt-PT')],
      ['/pt-PT.vtt'],
    ],
    ['none for a page without a language', '', [track(''), track('en')], []],
    [
      'one of captions and subtitles, and one of each other kind',
      'en',
      [
        track('en', 'subtitles'),
        track('en'),
        track('en-GB', 'chapters'),
        track('en', 'chapters'),
        track('en-US', 'descriptions'),
      ],
      ['/en.vtt', '/en.vtt', '/en-US.vtt'],
    ],
  ])('are %s', async (_, language, tracks, expected) => {
    HTMLMediaElement.prototype.play = async () => undefined;
    document.documentElement.lang = language;
    render(
      <ModalGallery open images={[{ ...lake, video: { ...video, tracks } }]} config={noAutoplay} />,
    );
    await userEvent.click(await findPlay());
    const shown = [...document.querySelectorAll('track')].filter((each) => each.default);
    expect(shown.map((each) => each.getAttribute('src'))).toEqual(expected);
  });
});

describe('autoplay of a carousel', () => {
  const getPlayer = () =>
    screen.getByLabelText<HTMLVideoElement>('Video: A lake', { selector: 'video' });
  /** Renders a carousel, starts its video, and lets the test control time. */
  async function start() {
    await renderPlayer(<Carousel images={[lake, otter]} />);
    const player = getPlayer();
    jest.useFakeTimers();
    fireEvent.play(player);
    return player;
  }
  const isActive = (player: HTMLVideoElement) =>
    player.closest('.ks-slide')?.getAttribute('data-state') === 'active';
  const waitForAutoplay = () => act(() => jest.advanceTimersByTime(5000));
  const end = (player: HTMLVideoElement) => {
    Object.defineProperty(player, 'ended', { value: true });
    fireEvent.ended(player);
  };

  it('waits for a video that plays before its poster has arrived', async () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get');
    complete.mockReturnValue(false);
    const player = await start();
    fireEvent.load(screen.getAllByAltText('A lake')[0]!);
    waitForAutoplay();
    expect(isActive(player)).toBe(true);
    end(player);
    waitForAutoplay();
    expect(isActive(player)).toBe(false);
    complete.mockRestore();
  });

  it('waits for a video that the user has paused, until its end', async () => {
    const player = await start();
    fireEvent.pause(player);
    waitForAutoplay();
    expect(isActive(player)).toBe(true);
    end(player);
    waitForAutoplay();
    expect(isActive(player)).toBe(false);
  });

  it('goes on after a video has failed', async () => {
    const player = await start();
    fireEvent.error(player);
    expect(screen.getByText('This video could not be played.')).toBeVisible();
    waitForAutoplay();
    expect(isActive(player)).toBe(false);
  });

  it('does not wait again for a video that was paused, left and shown again', async () => {
    const player = await start();
    fireEvent.load(screen.getAllByAltText('A lake')[0]!);
    fireEvent.pause(player);
    for (const direction of ['Next', 'Previous'])
      fireEvent.click(screen.getByRole('button', { name: `${direction} image` }));
    expect(isActive(player)).toBe(true);
    waitForAutoplay();
    expect(isActive(player)).toBe(false);
  });
});

describe('a video in the modal gallery', () => {
  it('is played by a press, which moves the focus to the player', async () => {
    const play = jest.fn(async () => undefined);
    HTMLMediaElement.prototype.play = play;
    await open([lake, otter]);
    await userEvent.click(await findPlay());
    expect(play).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Video: A lake', { selector: 'video' })).toHaveFocus();
  });

  it('is not the last control before a summary', async () => {
    HTMLMediaElement.prototype.play = async () => undefined;
    const caption = () => (
      <details>
        <summary>More</summary>
      </details>
    );
    const config = { ...noAutoplay, previewConfig: { visible: false } };
    render(<ModalGallery open images={[lake]} config={config} render={{ caption }} />);
    await userEvent.click(await findPlay());
    expect(document.querySelector('.ks-video > span[tabindex]')).toBeNull();
  });

  it('that is the last control has one behind it that passes the focus on', async () => {
    HTMLMediaElement.prototype.play = async () => undefined;
    const config = {
      ...noAutoplay,
      previewConfig: { visible: false },
      dotsConfig: { visible: false },
    };
    render(<ModalGallery open images={[lake]} config={config} />);
    await userEvent.click(await findPlay());
    const player = screen.getByLabelText('Video: A lake', { selector: 'video' });
    const close = screen.getByRole('button', { name: 'Close this modal image gallery' });
    for (const control of [player, close]) {
      act(() => control.focus());
      act(() => document.querySelector<HTMLElement>('.ks-video > span[tabindex]')!.focus());
      expect(control === player ? close : player).toHaveFocus();
    }
  });

  it('can be in a list that replaces one without videos', async () => {
    const { update } = await open([otter]);
    update([lake, otter]);
    await act(async () => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
    expect(await findPlay()).toBeVisible();
  });

  it('is repeated and muted if its fields say so', async () => {
    await open([{ ...lake, video: { ...video, loop: true, muted: true } }]);
    await findPlay();
    const player = document.querySelector('video');
    expect(player).toHaveProperty('loop', true);
    expect(player).toHaveProperty('muted', true);
  });

  it('has its own poster and size', async () => {
    const own = { poster: '/poster.jpg', width: 640, height: 360 };
    await open([{ ...lake, video: { ...video, ...own } }]);
    await findPlay();
    const image = within(screen.getByRole('figure')).getByAltText('A lake');
    expect(image).toHaveAttribute('src', '/poster.jpg');
    expect(image).toHaveAttribute('width', '640');
    expect(image).toHaveStyle({ '--ks-width': '640px' });
  });

  it.each<[string, ImageVideo]>([
    ['no sources', {} as ImageVideo],
    ['an empty list', { sources: [] }],
    ['a URL that runs a script', { sources: [{ src: 'javascript:alert(1)' }] }],
  ])('with %s warns, and shows its error after a press', async (_, given) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open([{ ...lake, video: given }]);
    await userEvent.click(await findPlay());
    expect(screen.getByText('This video could not be played.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('Image 1: video.sources has no file'),
    );
    warn.mockRestore();
  });
});

/** Lets an element play as far as its page knows, and returns its `pause`. */
function pretendToPlay(player: HTMLMediaElement): jest.Mock {
  const pause = jest.fn();
  Object.defineProperties(player, { paused: { value: false }, pause: { value: pause } });
  return pause;
}

it('a sound in a slot of the modal gallery stops when the gallery begins to close', async () => {
  const slide = () => <audio controls data-testid="sound" />;
  render(<ModalGallery open images={[otter]} config={noAutoplay} render={{ slide }} />);
  const pause = pretendToPlay(await screen.findByTestId('sound'));
  await userEvent.click(screen.getByRole('button', { name: 'Close this modal image gallery' }));
  expect(pause).toHaveBeenCalledTimes(1);
});

it('a video in an open full view pauses in a hidden tab', () => {
  const { container } = render(
    <PlainGallery images={[lake]} config={{ linkConfig: { name: 'album' } }} />,
  );
  const player = container.querySelector('video')!;
  const pause = pretendToPlay(player);
  Object.defineProperty(player, 'offsetParent', { value: document.body });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  expect(pause).toHaveBeenCalledTimes(1);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  expect(pause).toHaveBeenCalledTimes(1);
});
