import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { CarouselLibConfig, FlatImage } from 'ks-gallery-react';
import { forEachCase, someOf } from '../../lib/cases';
import { boxOf, expect, holdRequests, test } from '../../lib/fixtures';
import { dragBy, getTransform, settle } from '../../lib/viewer';
import {
  countKept,
  motionless,
  expectPlaying,
  gotoVideoPage,
  lake,
  mixedImages,
  openVideos,
  otter,
  play,
  playerIn,
  stateOf,
} from '../../lib/videos';

/** URLs of the videos and captions that the page has requested so far. */
function recordVideoRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/videos/')) urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

/** Runs a step in the page, and returns whether each video that was playing is paused in the next frame. */
const pausesAfter = (page: Page, step: () => void) =>
  page.evaluate(async (code) => {
    const videos = [...document.querySelectorAll('video')];
    const played = videos.filter(({ paused }) => !paused);
    (0, eval)(`(${code})()`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return played.length > 0 && played.every(({ paused }) => paused);
  }, step.toString());

const clickNext = () =>
  document.querySelector<HTMLElement>('[aria-label="Next image"]:not([aria-disabled])')?.click();

test.describe('a video in the modal gallery', () => {
  test('is its poster until it is played, has captions in the language of the page, pauses within a frame when the user leaves it, and shows that frame again', async ({
    page,
  }) => {
    const requests = recordVideoRequests(page);
    await gotoVideoPage(page);
    await page.evaluate(() => (document.documentElement.lang = 'de'));
    const modal = await openVideos(page);
    await expect(modal.play).toHaveAccessibleName('Play the video: A lake');
    const thumbnails = modal.thumbnailGroup.getByRole('button');
    await expect(thumbnails.nth(0)).toHaveAccessibleName('Video: A lake');
    await expect(thumbnails.nth(1)).toHaveAccessibleName('An otter');
    const [mark, disc] = await thumbnails.nth(0).evaluate((element) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(element, '::before');
      return [backgroundImage, backgroundColor];
    });
    expect(mark).toContain("fill='white'");
    // Visible on a bright poster.
    expect(disc).toBe('rgba(0, 0, 0, 0.6)');
    await modal.next.click();
    await expect(modal.image).toHaveAttribute('src', otter.src);
    await modal.previous.click();
    await expect(modal.play).toBeVisible();
    expect(requests).toEqual([]);
    await play(modal);
    expect(requests).toContain('/assets/videos/mountain-lake.webm');
    await expect(modal.video).toBeFocused();
    const getLanguages = (mode: TextTrackMode) =>
      modal.video.evaluate(
        (video: HTMLVideoElement, wanted) =>
          [...video.textTracks].filter((each) => each.mode === wanted).map((each) => each.language),
        mode,
      );
    await expect.poll(() => getLanguages('showing')).toEqual(['de']);
    expect(await getLanguages('disabled')).toEqual(['en']);
    await expect.poll(async () => (await stateOf(modal.video)).time).toBeGreaterThan(0.5);
    expect(await pausesAfter(page, clickNext)).toBe(true);
    await expect(modal.image).toHaveAttribute('src', otter.src);
    await modal.previous.click();
    await expect.poll(async () => (await stateOf(modal.video)).time).toBeGreaterThan(0.5);
    expect((await stateOf(modal.video)).paused).toBe(true);
  });

  // Those that are shown are a part of video-session.spec.ts.
  test(
    'is freed with its gallery after the user leaves, while its captions are still loading',
    { tag: '@all' },
    async ({ page }) => {
      const captions = '**/*.en.vtt';
      /** Plays videos in galleries, each of which then shows an image and is closed. */
      const playInGalleries = async (indexes: readonly number[]) => {
        for (const index of indexes) {
          const release = await holdRequests(page, captions);
          const requested = page.waitForRequest(captions);
          const modal = await openVideos(page, { images: mixedImages(8), index });
          await modal.play.click();
          await requested;
          await modal.next.click();
          await expect(modal.video).toHaveCount(0);
          await page.keyboard.press('Escape');
          await expect(page.locator('dialog')).toHaveCount(0);
          release();
          await page.unroute(captions);
        }
      };
      const countNodes = async () => (await countKept(page)).nodes;
      // The first one fetches what the browser keeps, such as the icons of its controls.
      await playInGalleries([0]);
      const before = await countNodes();
      await playInGalleries([3, 6]);
      // One gallery has more than 300 nodes. Browsers keep a player until its captions have arrived.
      await expect.poll(countNodes).toBeLessThan(before + 100);
    },
  );

  test('keeps the keys of a player to the player, and leaves the others to the gallery', async ({
    page,
  }) => {
    const modal = await openVideos(page);
    await play(modal);
    await expect(modal.video).toBeFocused();
    for (const key of ['ArrowRight', 'End', 'Home', 'ArrowLeft']) {
      await page.keyboard.press(key);
      await expect(modal.video).toBeVisible();
    }
    const { paused } = await stateOf(modal.video);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await stateOf(modal.video)).paused).toBe(!paused);
    await modal.close.focus();
    await page.keyboard.press('ArrowRight');
    await expect(modal.image).toHaveAttribute('src', otter.src);
    await page.keyboard.press('ArrowLeft');
    await modal.video.focus();
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
  });

  test('keeps the focus of a player whose image is clicked', { tag: '@all' }, async ({ page }) => {
    const modal = await openVideos(page);
    await play(modal);
    await expect(modal.video).toBeFocused();
    const { x, y, width, height } = await boxOf(modal.video);
    await page.mouse.click(x + width / 2, y + height / 3);
    await expect.poll(async () => (await stateOf(modal.video)).paused).toBe(true);
    await expect(modal.video).toBeFocused();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await stateOf(modal.video)).paused).toBe(false);
    // Where the focus is elsewhere, the press moves it to the player, as one on the controls does.
    await modal.close.focus();
    await page.mouse.click(x + width / 2, y + height / 3);
    await expect(modal.video).toBeFocused();
  });

  test('keeps Tab in the dialog and lets it reach each control, with one or two images', ({
    page,
  }) =>
    forEachCase(
      [
        ['two', [lake, otter]],
        ['one', [lake]],
      ],
      async (images) => {
        const config = {
          ...motionless,
          dotsConfig: { visible: false },
          previewConfig: { visible: false },
          slideConfig: { ...motionless.slideConfig, sidePreviews: { show: false } },
        };
        // A page that has played the video shows its place.
        await gotoVideoPage(page);
        const modal = await openVideos(page, { images, config });
        await play(modal);
        const visited: string[] = [];
        for (let press = 0; press < 14; press += 1) {
          await page.keyboard.press('Tab');
          visited.push(
            await page.evaluate(() => {
              const active = document.activeElement;
              if (!active?.closest('dialog')) return 'outside';
              return active.getAttribute('aria-label') ?? active.tagName;
            }),
          );
        }
        const controls = ['Video: A lake', 'Close this modal image gallery', 'Next image'];
        expect(new Set(visited)).toEqual(new Set(controls.slice(0, images.length + 1)));
        // The controls of the browser are stops of their own in the video.
        const [stops = ''] = /(Video: A lake,?)+/.exec(visited.join()) ?? [];
        expect(stops.split(',').filter(Boolean).length).toBeGreaterThan(2);
      },
    ));

  test('is not zoomed, as buttons and list of keys say', { tag: '@all' }, async ({ page }) => {
    const modal = await openVideos(page, {
      config: { ...motionless, zoomConfig: { buttons: true } },
    });
    const zoomIn = modal.dialog.getByRole('button', { name: /^Zoom in/ });
    await expect(zoomIn).toHaveAccessibleName('Zoom in: not available for videos');
    await expect(zoomIn).toBeDisabled();
    await page.keyboard.press('+');
    const { x, y } = await boxOf(modal.image);
    await page.mouse.move(x + 100, y + 100);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    await expect(list.getByText('Next image')).toBeVisible();
    await expect(list.getByText(/Zoom|zoomed|whole/)).toHaveCount(0);
    await page.keyboard.press('?');
    await modal.next.click();
    await expect(zoomIn).toHaveAccessibleName('Zoom in');
    await expect(zoomIn).toBeEnabled();
    await page.keyboard.press('?');
    await expect(list.getByText('Zoom in', { exact: true })).toBeVisible();
    await page.keyboard.press('?');
    await modal.previous.click();
    await expect(page.locator('.ks-main')).not.toHaveAttribute('data-zoomed');
  });

  test('between two images keeps the zoom of the first for the second', async ({ page }) => {
    const modal = await openVideos(page, {
      images: [otter, lake, { ...otter, src: `${otter.src}?2` }],
      config: { ...motionless, zoomConfig: { keep: true } },
    });
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(async () => (await getTransform(page)).scale).toBe(2.25);
    await page.keyboard.press('ArrowUp');
    await settle(page);
    const place = await getTransform(page);
    expect(place.y).not.toBe(0);
    await modal.next.click();
    await expect(modal.play).toBeVisible();
    await modal.next.click();
    await expect(modal.image).toHaveAttribute('src', `${otter.src}?2`);
    await expect.poll(() => getTransform(page)).toEqual(place);
  });

  test('downloads the file of the video', { tag: '@all' }, async ({ page }) => {
    const modal = await openVideos(page, {
      config: {
        ...motionless,
        currentImageConfig: { downloadable: true },
        buttonsConfig: { strategy: 'simple' },
      },
    });
    const download = page.waitForEvent('download');
    await modal.dialog.getByRole('button', { name: 'Download the current image' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('mountain-lake.webm');
    const file = await readFile('public/assets/videos/mountain-lake.webm');
    expect((await readFile(await saved.path())).equals(file)).toBe(true);
  });

  test.describe('whose poster fails', () => {
    test.use({ expectedProblems: /none\.jpg/ });

    test('plays at its own size, or that of its file', { tag: '@all' }, async ({ page }) => {
      await page.route('**/none.jpg', (route) => route.fulfill({ status: 404 }));
      for (const [given, shown] of [
        [{ ...lake, width: undefined, height: undefined }, 720],
        [lake, 800],
      ] as const) {
        await gotoVideoPage(page);
        const modal = await openVideos(page, { images: [{ ...given, src: '/none.jpg' }, otter] });
        await play(modal);
        await expect.poll(async () => (await boxOf(modal.video)).width).toBe(shown);
        const { width, height } = await boxOf(modal.video);
        expect(width / height).toBeCloseTo(1.5, 1);
      }
    });
  });

  test(
    'continues from its position when its URLs have changed while it was paused',
    { tag: '@all' },
    async ({ page }) => {
      const signed = (signature: number) => [
        {
          ...lake,
          id: 0,
          video: { sources: [{ src: `${lake.video.sources[0]!.src}?${signature}` }] },
        },
      ];
      const modal = await openVideos(page, { images: signed(1) });
      await play(modal);
      await modal.video.evaluate((video: HTMLVideoElement) => {
        video.pause();
        video.currentTime = 3;
      });
      await expect.poll(async () => (await stateOf(modal.video)).time).toBe(3);
      await page.keyboard.press('Space');
      await expectPlaying(modal.video);
      await page.evaluate(
        (images) => window.library.modalGalleryService.updateModalImages(images),
        signed(2),
      );
      const getUrl = () => modal.video.evaluate((video: HTMLVideoElement) => video.currentSrc);
      expect(await getUrl()).toMatch(/\?1$/);
      expect((await stateOf(modal.video)).paused).toBe(false);
      await page.keyboard.press('Space');
      await expect.poll(getUrl).toMatch(/\?2$/);
      await expect.poll(async () => (await stateOf(modal.video)).time).toBeGreaterThanOrEqual(3);
      await expect(modal.video).toBeFocused();
      await page.keyboard.press('Space');
      await expectPlaying(modal.video);
      expect((await stateOf(modal.video)).time).toBeGreaterThanOrEqual(3);
    },
  );

  test('requests only the posters of its neighbours', { tag: '@all' }, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const images = mixedImages(20);
    const config = { ...motionless, previewConfig: { visible: false } };
    const modal = await openVideos(page, { images, index: 7, config });
    await expect.poll(() => requests.filter((url) => url.includes('?')).length).toBe(3);
    await modal.next.click();
    await expect(modal.image).toHaveAttribute('src', `${otter.src}?8`);
    await expect.poll(() => requests.some((url) => url.endsWith('?9'))).toBe(true);
    const ids = requests.flatMap((url) => /\.jpg\?(\d+)$/.exec(url)?.[1] ?? []);
    expect([...new Set(ids)].toSorted()).toEqual(['6', '7', '8', '9']);
    expect(requests.filter((url) => url.includes('/videos/'))).toEqual([]);
  });

  test(
    'is not fetched again to show its position with reduced motion or Save-Data',
    { tag: '@all' },
    ({ page }) =>
      forEachCase<() => Promise<void>>(
        [
          ['reduced motion', () => page.emulateMedia({ reducedMotion: 'reduce' })],
          [
            'Save-Data',
            async () => {
              await page.emulateMedia({ reducedMotion: 'no-preference' });
              await page.evaluate(() =>
                Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
              );
            },
          ],
        ],
        async (emulate) => {
          await gotoVideoPage(page);
          await emulate();
          const modal = await openVideos(page);
          await play(modal);
          await modal.next.click();
          await expect(modal.image).toHaveAttribute('src', otter.src);
          await modal.previous.click();
          await expect(modal.play).toBeVisible();
          await expect(modal.video).toHaveAttribute('preload', 'none');
          const { time, paused } = await stateOf(modal.video);
          expect(paused).toBe(true);
          expect(time).toBeGreaterThan(0);
          await play(modal);
          expect((await stateOf(modal.video)).time).toBeGreaterThanOrEqual(time);
        },
      ),
  );

  test.describe('with files that are missing', () => {
    test.use({ expectedProblems: /404|Failed to load/ });

    test('shows its error, and tries again', async ({ page }) => {
      await page.route('**/assets/videos/*.*', (route) => route.fulfill({ status: 404 }));
      const modal = await openVideos(page);
      await modal.play.click();
      await expect(modal.dialog.getByText('This video could not be played.')).toBeVisible();
      await expect(modal.dialog).toBeFocused();
      await page.unroute('**/assets/videos/*.*');
      await modal.dialog.getByRole('button', { name: 'Try again' }).click();
      await play(modal);
    });
  });
});

test(
  'a drag on the controls of a video in the modal gallery is theirs, and one on its image shows the next image @touch',
  { tag: '@all' },
  async ({ page }) => {
    const modal = await openVideos(page);
    await modal.play.tap();
    await expectPlaying(modal.video);
    const box = await boxOf(modal.video);
    const drag = async (height: number, by: { x?: number; y?: number }) => {
      const from = { x: box.x + box.width * 0.7, y: box.y + box.height * height };
      await dragBy(page, from, by, 64, 16);
      await settle(page);
    };
    // The timeline, and what is above it.
    for (const height of [0.93, 0.8]) {
      await drag(height, { x: -150 });
      await drag(height, { y: -300 });
      await expect(modal.video).toBeVisible();
      expect(await modal.dialog.isVisible()).toBe(true);
    }
    await drag(0.3, { x: -150 });
    await expect(modal.image).toHaveAttribute('src', otter.src);
  },
);

test.describe('the animation of a video', () => {
  /** Stops all animations at a share of their duration, and returns the places of poster and thumbnail. */
  const stopAt = (page: Page, share: number) =>
    page.evaluate((part) => {
      const place = (selector: string) => {
        const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
        return [x, y, width, height];
      };
      const content = document.querySelector('.ks-slide-content')!;
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) * part;
      }
      return {
        isMoving: content.getAnimations().length > 0,
        poster: place('.ks-current-image'),
        thumbnail: place('#thumbnail'),
      };
    }, share);

  /** Shows the thumbnail of a poster, and opens its video, whose movement lasts so long that the test decides its end. */
  const openFromThumbnail = async (page: Page) => {
    await gotoVideoPage(page);
    await page.evaluate((src) => {
      const img = Object.assign(new Image(150, 100), { src, id: 'thumbnail' });
      img.dataset['ksImage'] = '0';
      document.querySelector('button')?.append(img);
      return img.decode();
    }, lake.src);
    return openVideos(page, {
      images: [
        { ...lake, id: 0, height: 533.33 },
        { ...otter, id: 1 },
      ],
      config: { ...motionless, openingConfig: { duration: 600_000 } },
    });
  };

  const expectClose = (place: readonly number[], expected: readonly number[]) =>
    place.forEach((value, index) => expect(value).toBeCloseTo(expected[index] ?? NaN, -0.5));

  const finish = (page: Page) =>
    page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

  test(
    'begins at the thumbnail of its poster, and ends there after it has been played',
    { tag: '@all' },
    async ({ page }) => {
      const modal = await openFromThumbnail(page);
      const opening = await stopAt(page, 0);
      expect(opening.isMoving).toBe(true);
      expectClose(opening.poster, opening.thumbnail);
      await finish(page);
      const { poster } = await stopAt(page, 1);
      expect(poster).not.toEqual(opening.thumbnail);
      await play(modal);
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toBeHidden();
      expectClose((await stopAt(page, 0)).poster, poster);
      const closing = await stopAt(page, 1);
      expect(closing.isMoving).toBe(true);
      expectClose(closing.poster, closing.thumbnail);
      await finish(page);
      await expect(page.locator('.ks-modal-gallery')).toHaveCount(0);
    },
  );
});

test('the accessibility tree of images and videos', async ({ page }) => {
  const modal = await openVideos(page, {
    images: [lake, otter, { ...lake, alt: 'A second lake' }],
    config: { ...motionless, zoomConfig: { buttons: true } },
  });
  await expect(modal.dialog).toMatchAriaSnapshot({ name: 'poster.aria.yml' });
  await play(modal);
  await expect(modal.dialog).toMatchAriaSnapshot({ name: 'player.aria.yml' });
  await modal.next.click();
  await expect(modal.image).toHaveAttribute('src', otter.src);
  await expect(modal.dialog).toMatchAriaSnapshot({ name: 'image.aria.yml' });
});

interface CarouselOptions {
  readonly images?: readonly FlatImage[];
  readonly config?: CarouselLibConfig;
}

/** Renders a carousel with a video on the library's own page. */
async function openCarousel(page: Page, { images = [lake, otter], config }: CarouselOptions = {}) {
  await gotoVideoPage(page);
  await page.evaluate(
    ([list, given]) =>
      window.renderCarousel({
        images: list,
        config: { carouselPlayConfig: { autoPlay: false }, ...given },
      }),
    [images, config] as const,
  );
  const carousel = page.getByRole('region', { name: 'Current image and navigation' });
  return {
    ...playerIn(carousel),
    carousel,
    slide: carousel.locator('.ks-slide[data-state]'),
  };
}

const otters = [1, 2, 3, 4].map((id) => ({ ...otter, src: `${otter.src}?${id}` }));

/** A row of slides whose second one is a video. */
const row: CarouselOptions = {
  images: [otter, lake, ...otters],
  config: { carouselConfig: { slidesPerView: 2 } },
};

test.describe('a video in the carousel', () => {
  test('plays after a click, and pauses within a frame when the user leaves it', async ({
    page,
  }) => {
    const requests = recordVideoRequests(page);
    const { carousel, ...player } = await openCarousel(page);
    await expect(player.play).toBeVisible();
    expect(requests).toEqual([]);
    await play(player);
    await page.keyboard.press('ArrowRight');
    await expect(player.video).toBeVisible();
    expect(await pausesAfter(page, clickNext)).toBe(true);
    await expect(player.video).toBeHidden();
    await carousel.getByRole('button', { name: 'Previous image' }).click();
    await expect(player.video).toBeVisible();
    expect((await stateOf(player.video)).time).toBeGreaterThan(0);
  });

  test(
    'pauses when a modal gallery opens over it, and continues from the position of the video there',
    { tag: '@all' },
    async ({ page }) => {
      const { carousel, ...player } = await openCarousel(page);
      await play(player);
      const modal = await openVideos(page, { images: [lake, otter] });
      const shown = carousel.locator('video');
      expect((await stateOf(shown)).paused).toBe(true);
      await modal.video.evaluate((video: HTMLVideoElement) => (video.currentTime = 3));
      await play(modal);
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toBeHidden();
      expect((await stateOf(shown)).time).toBeGreaterThan(3);
      await shown.evaluate((video: HTMLVideoElement) => video.play());
      expect((await stateOf(shown)).time).toBeGreaterThan(3);
    },
  );
});

test('a drag on the controls of a video in the carousel is theirs, and one on its image is not @touch', ({
  page,
}) =>
  forEachCase<readonly [options: CarouselOptions, current: number]>(
    someOf([
      ['several slides', [row, 2]],
      ['one slide', [{}, 1]],
    ]),
    async ([options, current]) => {
      const player = await openCarousel(page, options);
      await player.play.tap();
      await expectPlaying(player.video);
      await expect(player.slide).toHaveAccessibleName(new RegExp(`^${current} of`));
      // The slide that is played moves to the beginning of the row.
      const { x } = await boxOf(player.carousel);
      await expect.poll(async () => Math.abs((await boxOf(player.video)).x - x)).toBeLessThan(0.1);
      const box = await boxOf(player.video);
      const drag = async (height: number) => {
        const from = { x: box.x + box.width * 0.8, y: box.y + box.height * height };
        await dragBy(page, from, { x: -box.width * 0.7 });
        await settle(page);
      };
      await drag(0.93);
      await expect(player.slide).toHaveAccessibleName(new RegExp(`^${current} of`));
      expect((await boxOf(player.video)).x).toBeCloseTo(box.x, 0);
      await drag(0.2);
      await expect(player.slide).toHaveAccessibleName(new RegExp(`^${current + 1} of`));
    },
  ));
