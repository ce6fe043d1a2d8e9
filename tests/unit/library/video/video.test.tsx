import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import {
  Carousel,
  ModalGallery,
  PlainGallery,
  registerLinks,
  registerSlides,
  type FlatImage,
  type ImageVideo,
  type VideoTrack,
} from 'ks-gallery-react';
import { findElement } from '../../find-element';

registerLinks();
registerSlides();

const video: ImageVideo = {
  sources: [
    { src: '/lake.webm', type: 'video/webm' },
    { src: '/lake.mp4', type: 'video/mp4' },
  ],
  tracks: [{ src: '/lake.en.vtt', srcLang: 'en', label: 'English' }],
};
const lake: FlatImage = { id: 1, src: '/lake.jpg', alt: 'A lake', video };
const ownVideo = (src: string): FlatImage => ({ ...lake, video: { sources: [{ src }] } });
const otter: FlatImage = { id: 2, src: '/otter.jpg', alt: 'An otter' };
const noCarouselAutoplay = { carouselPlayConfig: { autoPlay: false } };
const noAutoplay = { slideConfig: { playConfig: { autoPlay: false } } };

async function renderToHtml(element: React.ReactElement): Promise<string> {
  // react-dom/server needs TextEncoder, which jsdom lacks.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  return renderToString(element);
}

/** Hydrates an element after something has happened to its video. */
async function hydrate(element: React.ReactElement, before: (video: HTMLVideoElement) => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await renderToHtml(element);
  const started = findElement<HTMLVideoElement>('video', container);
  before(started);
  const root = await act(async () => hydrateRoot(container, element));
  await act(async () => undefined);
  onTestEnd.push(() => {
    act(() => root.unmount());
    container.remove();
  });
  return { container, started };
}

const showModal = (images: readonly FlatImage[]) => (
  <ModalGallery open images={images} config={noAutoplay} />
);
const showCarousel = (images: readonly FlatImage[]) => (
  <Carousel images={images} config={noCarouselAutoplay} />
);
const galleries = [
  ['modal gallery', showModal],
  ['carousel', showCarousel],
] as const;

/** A modal gallery with some images, whose video can be played. */
async function open(images: readonly FlatImage[]) {
  const { rerender } = render(showModal(images));
  await act(async () => undefined);
  return { update: (list: readonly FlatImage[]) => rerender(showModal(list)) };
}

/** Lets an element play as far as its page knows, and returns its `pause`. */
function pretendToPlay(player: HTMLMediaElement): jest.Mock {
  const pause = jest.fn();
  Object.defineProperties(player, {
    paused: { configurable: true, value: false },
    pause: { configurable: true, value: pause },
  });
  return pause;
}

/** What a test leaves to be undone. */
const onTestEnd: (() => void)[] = [];

afterEach(() => {
  jest.useRealTimers();
  for (const end of onTestEnd.splice(0)) end();
});

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

  it('is hydrated without a warning', async () => {
    const consoleError = jest.spyOn(console, 'error');
    await hydrate(<Carousel id={0} images={[lake, otter]} />, () => undefined);
    expect(await findPlay()).toBeVisible();
    expect(consoleError).not.toHaveBeenCalled();
  });

  it.each<[string, (video: HTMLVideoElement) => void]>([
    ['plays', pretendToPlay],
    ['was started and paused', (player) => void (player.currentTime = 2)],
    [
      'has the focus',
      (player) => {
        player.tabIndex = 0;
        player.focus();
      },
    ],
  ])('has a video that stays if it %s before the scripts', async (_, begin) => {
    // The place of a video is kept for the tests that follow.
    const carousel = <Carousel id={0} images={[ownVideo('/begun.webm'), otter]} />;
    const { container, started } = await hydrate(carousel, begin);
    expect(container.querySelector('video')).toBe(started);
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

describe.each(galleries)('a video of a %s', (_, gallery) => {
  const getPlayer = () =>
    screen.getByLabelText<HTMLVideoElement>('Video: A lake', { selector: 'video' });
  const failFile = (position: 'first' | 'last') =>
    fireEvent.error(getPlayer().querySelector(`source:${position}-of-type`)!);
  const error = () => screen.queryByText('This video could not be played.');
  const play = jest.fn(async () => undefined);

  beforeEach(() => {
    play.mockClear();
    HTMLMediaElement.prototype.play = play;
  });

  it('is played by a click, which moves the focus to the player, also without its poster', async () => {
    render(gallery([lake, otter]));
    await findPlay();
    fireEvent.error(screen.getAllByAltText('A lake')[0]!);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.click(await findPlay());
    expect(play).toHaveBeenCalledTimes(1);
    expect(getPlayer()).toHaveFocus();
  });

  it('has an error that stays when its poster arrives late', async () => {
    render(gallery([lake, otter]));
    await userEvent.click(await findPlay());
    failFile('first');
    // The browser tries the next file.
    expect(error()).not.toBeInTheDocument();
    failFile('last');
    fireEvent.load(screen.getAllByAltText('A lake')[0]!);
    expect(error()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(error()).not.toBeInTheDocument();
    expect(await findPlay()).toBeVisible();
  });

  it.each<[string, FlatImage, () => unknown]>([
    ['that fails', lake, () => failFile('last')],
    ['without a file', { ...lake, video: { sources: [] } }, () => undefined],
  ])('%s moves the focus to what stays', async (__, image, fail) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(gallery([image, otter]));
    await userEvent.click(await findPlay());
    fail();
    expect(document.activeElement?.className).toMatch(/ks-slide|ks-modal/);
    warn.mockRestore();
  });

  it('whose types are all unknown to the browser shows its error only after a click', async () => {
    render(gallery([lake, otter]));
    await findPlay();
    failFile('last');
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
    render(gallery([lake, otter]));
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
    render(gallery([{ ...lake, ...names }, otter]));
    expect(await screen.findByRole('button', { name: `Play the video: ${name}` })).toBeVisible();
  });
});

describe.each(galleries)('changed URLs of a video of a %s', (_, gallery) => {
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
    ['none in another language', 'fr', [track('en'), track('de')], []],
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
    render(showModal([{ ...lake, video: { ...video, tracks } }]));
    await userEvent.click(await findPlay());
    const shown = [...document.querySelectorAll('track')].filter((each) => each.default);
    expect(shown.map((each) => each.getAttribute('src'))).toEqual(expected);
  });
});

const playing = { slideConfig: { playConfig: { autoPlay: true, interval: 5000 } } };

describe.each([
  ['modal gallery', <ModalGallery key={1} open images={[lake, otter]} config={playing} />],
  ['carousel', <Carousel key={1} images={[lake, otter]} />],
  [
    'carousel with slides side by side',
    <Carousel
      key={1}
      images={[lake, otter, { ...otter, id: 3 }]}
      config={{ carouselConfig: { slidesPerView: 2 } }}
    />,
  ],
])('autoplay of a %s', (_, gallery) => {
  const getPlayer = () =>
    findElement<HTMLVideoElement>('.ks-slide[data-state="active"] video, dialog video');
  const isShown = () =>
    document.querySelector('.ks-slide[data-state="active"] video, dialog video') !== null;
  const steps: Record<string, () => unknown> = {
    load: () => fireEvent.load(screen.getAllByAltText('A lake')[0]!),
    play: () => fireEvent.play(getPlayer()),
    pause: () => fireEvent.pause(getPlayer()),
    fail: () => fireEvent.error(getPlayer()),
    end() {
      Object.defineProperty(getPlayer(), 'ended', { value: true });
      fireEvent.ended(getPlayer());
    },
    leave() {
      fireEvent.click(screen.getByRole('button', { name: 'Next image' }));
      expect(isShown()).toBe(false);
      fireEvent.click(screen.getByRole('button', { name: 'Previous image' }));
    },
    wait: () => act(() => jest.advanceTimersByTime(5000)),
  };

  it.each([
    ['waits for a poster', 'wait', true],
    ['waits for a video that plays', 'load, play, wait, wait', true],
    ['waits for a video that plays before its poster has arrived', 'play, load, wait', true],
    ['waits for a video that the user has paused', 'load, play, pause, wait', true],
    ['continues after the end of a video', 'play, load, end, wait', false],
    ['continues after the end of one that was paused', 'load, play, pause, end, wait', false],
    ['continues after a video has failed', 'load, play, fail, wait', false],
    [
      'does not wait again for a video that was paused, left and shown again',
      'load, play, pause, leave, load, wait',
      false,
    ],
  ])('%s', async (__, text, isWaiting) => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get');
    complete.mockReturnValue(false);
    onTestEnd.push(() => complete.mockRestore());
    await renderPlayer(gallery);
    jest.useFakeTimers();
    for (const step of text.split(', ')) {
      expect(isShown()).toBe(true);
      steps[step]!();
    }
    expect(isShown()).toBe(isWaiting);
  });
});

describe('a video in the modal gallery', () => {
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

  it('can be in a list that replaces one without videos', async () => {
    const { update } = await open([otter]);
    update([lake, otter]);
    await act(async () => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
    expect(await findPlay()).toBeVisible();
  });

  it('has its own poster and size, and is repeated and muted if its fields say so', async () => {
    const own = { poster: '/poster.jpg', width: 640, height: 360, loop: true, muted: true };
    await open([{ ...lake, video: { ...video, ...own } }]);
    await findPlay();
    const image = within(screen.getByRole('figure')).getByAltText('A lake');
    expect(image).toHaveAttribute('src', '/poster.jpg');
    expect(image).toHaveAttribute('width', '640');
    expect(image).toHaveStyle({ '--ks-width': '640px' });
    expect(document.querySelector('video')).toMatchObject({ loop: true, muted: true });
  });

  it.each<[string, ImageVideo]>([
    ['no sources', {} as ImageVideo],
    ['an empty list', { sources: [] }],
    ['a URL that runs a script', { sources: [{ src: 'javascript:alert(1)' }] }],
  ])('with %s warns, and shows its error after a click', async (_, given) => {
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

describe('what plays pauses at once', () => {
  const modal = showModal([lake, otter]);
  const sound = (
    <ModalGallery
      open
      images={[otter, lake]}
      config={noAutoplay}
      render={{ slide: () => <audio controls /> }}
    />
  );
  const carousel = showCarousel([lake, otter]);
  const row = (
    <Carousel
      images={[lake, otter, { ...otter, id: 3 }]}
      config={{ ...noCarouselAutoplay, carouselConfig: { slidesPerView: 2 } }}
    />
  );
  const view = <PlainGallery images={[lake]} config={{ linkConfig: { name: 'album' } }} />;
  /** Renders an element whose player needs no code of its own. */
  const plain = (element: React.ReactElement) => async () => {
    render(element);
    return findElement<HTMLMediaElement>('video, audio');
  };
  const ready = (element: React.ReactElement) => async () => {
    await renderPlayer(element);
    return findElement<HTMLMediaElement>('video');
  };
  const beforeScripts = async () => (await hydrate(carousel, pretendToPlay)).started;

  const offsetParent = jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get');
  const hidden = jest.spyOn(document, 'hidden', 'get');
  beforeEach(() => {
    offsetParent.mockReturnValue(document.body);
    hidden.mockReturnValue(false);
    // What moves stays in the document.
    Object.assign(Element.prototype, {
      animate: () => ({ finished: new Promise(() => {}), finish() {}, cancel() {} }),
      getAnimations: () => [],
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
  });
  afterAll(() => {
    offsetParent.mockRestore();
    hidden.mockRestore();
  });

  const setHidden = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  };
  const hide = () => setHidden(true);
  const click = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }));
  const next = click('Next image');
  const chooseLast = click('Navigate to image number 3');
  const close = click('Close this modal image gallery');
  const goBack = async () => {
    history.back();
    await waitFor(() => expect(findElement('dialog')).toHaveAttribute('inert'));
  };
  const startOther = async () => {
    const other: FlatImage = { ...ownVideo('/other.webm'), alt: 'Another' };
    render(<Carousel images={[other]} />);
    const button = await screen.findByRole('button', { name: 'Play the video: Another' });
    fireEvent.play(findElement('video', button.parentElement!));
  };
  const leaveView = () => {
    offsetParent.mockReturnValue(null);
    dispatchEvent(new Event('hashchange'));
  };

  it.each<[string, string, () => Promise<HTMLMediaElement>, () => unknown]>([
    ['a modal gallery', 'the next image is shown', ready(modal), next],
    ['a modal gallery', 'it begins to close', ready(modal), close],
    ['a modal gallery', 'Back closes it', ready(modal), goBack],
    ['a modal gallery', 'the tab is hidden', ready(modal), hide],
    ['a modal gallery', 'another video starts', ready(modal), startOther],
    ['a slot of a modal gallery', 'it begins to close', plain(sound), close],
    ['a carousel', 'the next image is shown', ready(carousel), next],
    ['a carousel', 'the tab is hidden', ready(carousel), hide],
    ['a carousel', 'another video starts', ready(carousel), startOther],
    ['a carousel, started before the scripts,', 'the next image is shown', beforeScripts, next],
    ['slides side by side', 'the last one is chosen', ready(row), chooseLast],
    ['slides side by side', 'the tab is hidden', ready(row), hide],
    ['a full view', 'it is left', plain(view), leaveView],
    ['a full view', 'the tab is hidden', plain(view), hide],
  ])('in %s when %s', async (_, how, start, step) => {
    const player = await start();
    const pause = pretendToPlay(player);
    const play = jest.fn();
    Object.defineProperty(player, 'play', { value: play });
    dispatchEvent(new Event('hashchange'));
    expect(pause).not.toHaveBeenCalled();
    await step();
    expect(pause).toHaveBeenCalled();
    if (how === 'it begins to close') expect(player).toBeInTheDocument();
    setHidden(false);
    expect(play).not.toHaveBeenCalled();
  });
});
