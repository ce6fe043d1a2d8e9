import type { Locator, Page } from '@playwright/test';
import type { FlatImage, ModalLibConfig, RenderSlot } from 'ks-gallery-react';
import { modalOf } from './gallery';
import { expect } from './fixtures';
import { compileStyles, gotoLibraryPage } from './library-page';

const file = (name: string) => `/assets/videos/${name}`;

declare global {
  interface Window {
    /** What `openVideos` renders in the place of an image; nothing else without it. */
    renderSlide?: RenderSlot<FlatImage>;
  }
}

/** Image with a video: a slow movement over a lake, of 6 s. */
export const lake = {
  src: '/assets/images/carousel/mountain-lake-800.jpg',
  alt: 'A lake',
  width: 800,
  height: 533,
  video: {
    sources: [
      { src: file('mountain-lake.webm'), type: 'video/webm' },
      { src: file('mountain-lake.mp4'), type: 'video/mp4' },
    ],
    tracks: [
      { src: file('mountain-lake.en.vtt'), srcLang: 'en', label: 'English' },
      { src: file('mountain-lake.de.vtt'), srcLang: 'de', label: 'Deutsch' },
    ],
  },
} satisfies FlatImage;

/** Image without a video. */
export const otter = {
  src: '/assets/images/carousel/river-otter-800.jpg',
  alt: 'An otter',
  width: 800,
  height: 533,
} satisfies FlatImage;

/** Images and videos: every third one is a video, each with a URL of its own. */
export const mixedImages = (count: number): FlatImage[] =>
  Array.from({ length: count }, (_, id) =>
    id % 3
      ? { ...otter, id, alt: `Otter ${id}`, src: `${otter.src}?${id}` }
      : {
          ...lake,
          id,
          alt: `Lake ${id}`,
          src: `${lake.src}?${id}`,
          video: {
            ...lake.video,
            sources: lake.video.sources.map(({ src, type }) => ({ src: `${src}?${id}`, type })),
          },
        },
  );

let css: string | undefined;

/** Goes to the library's own page, with the styles of videos. */
export async function gotoVideoPage(page: Page): Promise<void> {
  css ??= compileStyles('video/styles.scss');
  await gotoLibraryPage(page, { after: css });
}

interface Opened {
  readonly images?: readonly FlatImage[];
  readonly index?: number;
  readonly config?: ModalLibConfig;
}

/** Options without autoplay and movement. */
export const motionless: ModalLibConfig = {
  slideConfig: { playConfig: { autoPlay: false } },
  openingConfig: { duration: 0 },
};

/** Opens a modal gallery with videos on the library's own page, and waits for its poster or image. */
export async function openVideos(
  page: Page,
  { images, index = 0, config = motionless }: Opened = {},
) {
  if (!page.url().includes('library-page')) await gotoVideoPage(page);
  const given: readonly FlatImage[] = images ?? [lake, otter];
  await page.evaluate(
    ([list, defaultIndex, libConfig]) => {
      document.querySelector('button')?.focus();
      window.library.modalGalleryService.open({
        id: 1,
        images: list,
        defaultIndex,
        libConfig,
        render: { slide: window.renderSlide },
      });
    },
    [given, index, config] as const,
  );
  const modal = modalOf(page);
  await expect(modal.image).toBeVisible();
  return { ...modal, ...playerIn(modal.dialog) };
}

/** Parts of a player in a gallery, located by their default labels. */
export function playerIn(gallery: Locator) {
  return {
    play: gallery.getByRole('button', { name: /^Play the video/ }),
    video: gallery.locator('video'),
  };
}

/** State of a player. */
export const stateOf = (video: Locator) =>
  video.evaluate(({ paused, currentTime, readyState }: HTMLVideoElement) => ({
    isPlaying: !paused && readyState > 2 && currentTime > 0,
    paused,
    time: currentTime,
  }));

/** Expects that frames of a video are shown one after the other. */
export async function expectPlaying(video: Locator): Promise<void> {
  await expect.poll(async () => (await stateOf(video)).isPlaying).toBe(true);
}

/** Presses the button that plays a video, and waits until it plays. */
export async function play({ play: button, video }: ReturnType<typeof playerIn>): Promise<void> {
  await button.click();
  await expectPlaying(video);
}

/** Hides the tab of a page, or shows it again, as far as the page knows. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Returns how many documents and nodes a page and its process keep after garbage has been collected. */
export async function countKept(page: Page): Promise<{ documents: number; nodes: number }> {
  const session = await page.context().newCDPSession(page);
  // Browsers free a media element in several passes.
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { documents, nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { documents, nodes };
}
