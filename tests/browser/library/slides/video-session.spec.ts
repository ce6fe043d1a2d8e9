import type { Page } from '@playwright/test';
import type { ReactNode } from 'react';
import { expectLeft } from '../../lib/gallery';
import { rareIf, expect, test } from '../../lib/fixtures';
import {
  countKept,
  gotoVideoPage,
  mixedImages,
  openVideos,
  play,
  setHidden,
} from '../../lib/videos';

declare global {
  interface Window {
    /** The videos that have been played, also those that have been removed since. */
    played?: WeakRef<HTMLVideoElement>[];
  }
}

/** Runs in the page: of six slides one loads a frame after a press, and one is a form. */
function renderContent(): void {
  const { createElement, useState } = window.react;
  function Frame({ poster }: { poster: ReactNode }) {
    const [isLoaded, setLoaded] = useState(false);
    if (isLoaded)
      return createElement('iframe', { title: 'Frame', srcDoc: '<button>Inside</button>' });
    const load = { key: 1, className: 'load', onClick: () => setLoaded(true) };
    return [poster, createElement('button', load, 'Load the frame')];
  }
  window.renderSlide = ({ image: { id = 0 }, defaultRender }) => {
    if (Number(id) % 6 === 2) return createElement(Frame, { key: id, poster: defaultRender() });
    if (Number(id) % 6 !== 5) return defaultRender();
    const field = createElement('input', { key: 1, 'aria-label': 'Name' });
    return createElement('form', { key: id }, [defaultRender(), field]);
  };
  const played: WeakRef<HTMLVideoElement>[] = [];
  document.addEventListener(
    'play',
    ({ target }) => played.push(new WeakRef(target as HTMLVideoElement)),
    { capture: true },
  );
  window.played = played;
}

/** Returns a generator of whole numbers below a limit, the same for the same seed. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    // Multiplier and increment of Numerical Recipes.
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** What a user does to an open gallery; each step is possible at any time. */
const steps: Readonly<Record<string, (page: Page, pick: (limit: number) => number) => unknown>> = {
  'click the play button': (page) => pressIfThere(page, '.ks-video-play'),
  'click the poster': (page) => pressIfThere(page, '.ks-video-picture'),
  'press Space': (page) => page.keyboard.press('Space'),
  'press Tab': (page) => page.keyboard.press('Tab'),
  'press Shift and Tab': (page) => page.keyboard.press('Shift+Tab'),
  'press the right arrow key': (page) => page.keyboard.press('ArrowRight'),
  'press the left arrow key': (page) => page.keyboard.press('ArrowLeft'),
  'show the next image': (page) =>
    pressIfThere(page, '.ks-main-arrow.ks-next:not([aria-disabled])'),
  'show the previous image': (page) =>
    pressIfThere(page, '.ks-main-arrow.ks-previous:not([aria-disabled])'),
  'choose a dot': (page, pick) => pressIfThere(page, `.ks-dot:nth-child(${pick(20) + 1})`),
  'play one of the videos': playOne,
  'load one of the iframes': loadFrame,
  'press Escape in an iframe': async (page, pick) => {
    const frame = await loadFrame(page, pick);
    await frame.focus();
    await page.keyboard.press('Escape');
    await expect(frame, 'the iframe keeps Escape').toBeFocused();
  },
  'type in a form': async (page, pick) => {
    await pressIfThere(page, `.ks-dot:nth-child(${6 * pick(3) + 6})`);
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.focus();
    const before = await field.inputValue();
    for (const key of ['End', 'a', 'Space', 'b', 'ArrowLeft', 'ArrowRight'])
      await page.keyboard.press(key);
    await expect(field, 'the form keeps its keys').toBeFocused();
    await expect(field).toHaveValue(`${before}a b`);
  },
  'go Back': async (page) => {
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
  'hide the tab while a video plays': async (page, pick) => {
    if ((await getPlaying(page)).length === 0) await playOne(page, pick);
    await setHidden(page, true);
    expect(await getPlaying(page), 'plays in a hidden tab').toEqual([]);
    await setHidden(page, false);
  },
  'go to the end of the video': (page) =>
    page.evaluate(() => {
      const video = document.querySelector('video');
      if (video?.duration) video.currentTime = video.duration - 0.05;
    }),
};

const pressIfThere = (page: Page, selector: string) =>
  page.evaluate((each) => document.querySelector<HTMLElement>(`dialog ${each}`)?.click(), selector);

/** Shows a slide with a video, and plays it. */
async function playOne(page: Page, pick: (limit: number) => number): Promise<void> {
  // Every third image is a video.
  await pressIfThere(page, `.ks-dot:nth-child(${3 * pick(7) + 1})`);
  // One that has been played before shows its place. One that plays may be at its end.
  const press = () => pressIfThere(page, ':is(.ks-video-play, .ks-video-picture)');
  await expect
    .poll(async () => {
      const playing = await getPlaying(page);
      if (playing.length === 0) await press();
      return playing.length;
    })
    .toBe(1);
}

/** Shows a slide with a frame, and loads it. */
async function loadFrame(page: Page, pick: (limit: number) => number) {
  await pressIfThere(page, `.ks-dot:nth-child(${6 * pick(3) + 3})`);
  // The slide that is left may have one, too.
  await pressIfThere(page, '[data-state=active] .load');
  const frame = page.getByRole('dialog').locator('iframe');
  await expect(frame).toBeVisible();
  return frame;
}

/** Files of the videos that play, also of removed ones, whose sound would go on. */
const getPlaying = (page: Page) =>
  page.evaluate(() => {
    const videos = new Set(window.played?.map((each) => each.deref()));
    return [...videos].flatMap((video) => (video?.paused === false ? video.currentSrc : []));
  });

/** Numbers of listeners on window and document, after what has been removed is gone. */
async function countListeners(page: Page): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  for (const expression of ['window', 'document', 'document.documentElement']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    counts.push(listeners.length);
  }
  await session.detach();
  return counts;
}

/** Runs every step as often as there are rounds, each round in an order of its own. */
async function runSession(page: Page, seed: number, rounds: number): Promise<void> {
  const pick = createRandom(seed);
  const openSomewhere = () => openVideos(page, { images: mixedImages(20), index: pick(20) });
  const { dialog } = await openSomewhere();
  let played = 0;
  let playedBefore = 0;
  const names = Object.keys(steps);
  let left: string[] = [];
  for (let count = 0; count < rounds * names.length; count += 1) {
    if (left.length === 0) left = [...names];
    const [name = ''] = left.splice(pick(left.length), 1);
    await steps[name]?.(page, pick);
    const playing = await getPlaying(page);
    expect(playing.length, `videos that play after step ${count}: ${name}`).toBeLessThan(2);
    if (playedBefore === 0 && !/play|poster|Space/.test(name))
      expect(playing, `videos that play without a click, after step ${count}: ${name}`).toEqual([]);
    playedBefore = playing.length;
    played += playing.length;
    // The space bar presses the close button if that has focus.
    if (await dialog.isVisible()) continue;
    expect(playing, `videos that play after closing: ${name}`).toEqual([]);
    await expectLeft(page);
    await openSomewhere();
  }
  expect(played, 'steps after which a video plays').toBeGreaterThan(0);
}

/** Closes the gallery if it is open, in one of the ways of a user. */
async function leave(page: Page, seed: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) return;
  // It would keep Escape.
  const isInFrame = await page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
  if (seed % 3 === 0) await page.goBack();
  else if (seed % 3 === 1 && !isInFrame) await page.keyboard.press('Escape');
  else await pressIfThere(page, '[data-initial-focus]');
}

for (const seed of [1, 2, 3, 4, 5, 6]) {
  test(
    `leaves nothing behind after a session with images, videos, iframes and forms, seed ${seed}`,
    {
      ...rareIf(seed > 1),
      annotation: {
        type: 'own page',
        description: 'counts the nodes and listeners that a page keeps',
      },
    },
    async ({ page }) => {
      await gotoVideoPage(page);
      await page.evaluate(renderContent);
      // The first opening attaches what the library keeps, and fetches what the browser keeps, as the icons of its controls.
      await play(await openVideos(page, { images: mixedImages(20) }));
      await loadFrame(page, () => 0);
      await page.keyboard.press('Escape');
      await expectLeft(page);
      const listeners = await countListeners(page);
      const entries = await page.evaluate(() => history.length);
      const kept = await countKept(page);

      await runSession(page, seed, seed > 1 ? 4 : 2);
      await leave(page, seed);
      await expect(page.locator('dialog, video, iframe, form')).toHaveCount(0);
      expect(await getPlaying(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.getAttribute('style') || '')).toBe(
        '',
      );
      await expectLeft(page);
      await expect(page.getByRole('button', { name: 'Opener' })).toBeFocused();
      expect(await countListeners(page)).toEqual(listeners);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      // One gallery has more than 300 nodes. The browser may have fetched some more icons, which are documents.
      const getExcess = async () => {
        const { documents, nodes } = await countKept(page);
        return { documents: documents - kept.documents > 3, nodes: nodes - kept.nodes > 100 };
      };
      await expect.poll(getExcess).toEqual({ documents: false, nodes: false });
    },
  );
}
