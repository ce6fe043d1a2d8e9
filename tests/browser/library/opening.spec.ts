import type { Locator, Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  PlainGallery,
  type GalleryImage,
  type ModalLibConfig,
  type OpeningConfig,
  type PlainGalleryConfig,
} from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import sharp from 'sharp';
import { forEachCase, someOf } from '../lib/cases';
import { modalOf } from '../lib/gallery';
import { boxOf, expect, holdRequests, test } from '../lib/fixtures';
import { compileStyles, gotoLibraryPage } from '../lib/library-page';

/** So long that a test decides when an animation ends. */
const LONG = 600_000;

/** Share of the pixels around a thumbnail that differ if its image is shifted by less than 1 px. */
const SHIFT = 0.05;

type Size = readonly [width: number, height: number];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Thumbnail {
  style?: string;
  /** Size of the file, which is a centred crop. Default: that of the full image. */
  file?: Size;
  /** Size of the full image. */
  full?: Size;
  /** Declares the size of the full image. */
  isDeclared?: boolean;
  /** URL of the full image. */
  url?: string;
  /** Markup instead of the link and its `<img>`. `FILE` is the URL of the thumbnail. */
  markup?: string;
}

interface Album {
  thumbnails?: Thumbnail[];
  /** Markup around all links, in which they replace `*`. */
  around?: string;
  opening?: OpeningConfig;
  libConfig?: ModalLibConfig;
  styles?: string;
}

const FULL: Size = [1200, 800];
const COLORS = ['#e33', '#3a3', '#33e', '#ee3', '#3ee', '#e3e', '#fff', '#777', '#f93'];

/** URL of an SVG file with squares of different colours: the centre of a full image. */
function drawing([width, height]: Size, full: Size = [width, height]): string {
  const scale = Math.min(full[0] / width, full[1] / height);
  const [w, h] = [width * scale, height * scale];
  const squares = Array.from({ length: 24 }, (_, index) => {
    const x = ((index % 6) * full[0]) / 6;
    const y = (Math.floor(index / 6) * full[1]) / 4;
    const color = COLORS[(index * 5 + Math.floor(index / 6)) % COLORS.length];
    return `<rect x="${x}" y="${y}" width="${full[0] / 6}" height="${full[1] / 4}" fill="${color}"/>`;
  });
  const viewBox = `${(full[0] - w) / 2} ${(full[1] - h) / 2} ${w} ${h}`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="none">${squares.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

function thumbnailMarkup(given: Thumbnail, id: number): string {
  const { style = '', full = FULL, file = full } = given;
  const url = drawing(file, full);
  if (given.markup) return given.markup.replace('FILE', url);
  return `<a href="#${id}" data-ks-image="${id}"><img src="${url}" alt="Thumbnail ${id}" style="width: 120px; height: 90px; ${style}"></a>`;
}

/** Goes to a page with thumbnails that open their images, and a button that opens the first one. */
async function gotoAlbum(page: Page, album: Album = {}): Promise<void> {
  const { thumbnails = [{}, {}], around = '*', opening = { duration: LONG } } = album;
  await gotoLibraryPage(page, {
    after: `img { vertical-align: top; } a:focus { outline: none; } ${album.styles ?? ''}`,
  });
  const images: GalleryImage[] = thumbnails.map(({ full = FULL, isDeclared, url }, id) => ({
    id,
    modal: {
      img: url ?? drawing(full),
      alt: `Image ${id}`,
      ...(isDeclared && { width: full[0], height: full[1] }),
    },
  }));
  const playConfig = { autoPlay: false };
  const libConfig = {
    slideConfig: { playConfig },
    ...album.libConfig,
    openingConfig: opening,
  };
  await page.evaluate(
    async ({ html, all, config }) => {
      const main = document.querySelector('main') as HTMLElement;
      main.insertAdjacentHTML('beforeend', html);
      await Promise.all([...main.querySelectorAll('img')].map((img) => img.decode()));
      const open = (image: (typeof all)[number]) =>
        window.library.modalGalleryService.open({
          id: 1,
          images: all,
          currentImage: image,
          libConfig: config,
        });
      // The code of the gallery is loaded by the first opening.
      for (const image of all.slice(0, 1)) open(image).closeModal();
      main.addEventListener('click', (event) => {
        const opener = (event.target as Element).closest<HTMLElement>('a, button');
        const image = all[Number(opener?.dataset.ksImage ?? 0)];
        if (!opener || !image) return;
        event.preventDefault();
        open(image);
      });
    },
    {
      html: around.replace('*', thumbnails.map(thumbnailMarkup).join(' ')),
      all: images,
      config: libConfig,
    },
  );
}

const thumbnail = (page: Page, id = 0): Locator => page.getByAltText(`Thumbnail ${id}`);
const link = (page: Page, id = 0): Locator => page.locator(`a[data-ks-image="${id}"]`);
/** Whatever looks like a gallery, open or closing. */
const galleries = (page: Page): Locator => page.locator('.ks-modal-gallery');

/** Opens an image and stops its animations at the first frame. */
async function open(page: Page, id = 0): Promise<ReturnType<typeof modalOf>> {
  // Playwright's click would scroll.
  await link(page, id).evaluate((element: HTMLElement) => {
    element.focus({ preventScroll: true });
    element.click();
  });
  const modal = modalOf(page);
  await expect(modal.figure).toBeVisible();
  await stopAt(page, 0);
  return modal;
}

/** Opens an image and waits until nothing moves. */
async function openAndFinish(page: Page, id = 0): Promise<ReturnType<typeof modalOf>> {
  const modal = await open(page, id);
  await finishAll(page);
  return modal;
}

/** Closes the gallery and stops its animations at the first frame. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(modalOf(page).dialog).toBeHidden();
  await stopAt(page, 0);
}

/** Stops all animations at a share of their duration, except those without an end, such as the spinner. */
async function stopAt(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime);
      if (end === Infinity) continue;
      animation.pause();
      animation.currentTime = end * part;
    }
  }, share);
}

/** The element of the image, the only one that moves. */
const FLYING = '.ks-slide-content';

/** Ends all animations except those without an end, and those of an element that `kept` selects. */
async function finishAll(page: Page, kept = 'none'): Promise<void> {
  await page.evaluate(async (selector) => {
    const finish = () => {
      for (const animation of document.getAnimations()) {
        const { target } = animation.effect as KeyframeEffect;
        const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
        if (!isEndless && !target?.matches(selector)) animation.finish();
      }
    };
    finish();
    // The caption appears after its image has arrived.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    finish();
  }, kept);
}

/** Measures the visible part of the image in the viewport while it is moved. */
function pictureOf(page: Page) {
  return page.evaluate(() => {
    const content = document.querySelector('.ks-slide-content') as HTMLElement;
    const { clipPath, transform, opacity } = getComputedStyle(content);
    const { left, top, width, height } = content.getBoundingClientRect();
    const [edges = '', round = ''] = clipPath.replace(/^none|^inset\(|\)$/g, '').split(' round ');
    // Percentages of the box, as CSS orders them.
    const [before = 0, end = before, after = before, start = end] = edges
      .split(' ')
      .map((edge) => (parseFloat(edge) || 0) / 100);
    return {
      box: {
        x: left + start * width,
        y: top + before * height,
        width: (1 - start - end) * width,
        height: (1 - before - after) * height,
      },
      /** Horizontal radius of the first corner in the viewport, in px. */
      radius: ((parseFloat(round) || 0) / 100) * width,
      transform,
      opacity: Number(opacity),
    };
  });
}

function expectSame(box: Box, expected: Box, tolerance = 1): void {
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(
      Math.abs(box[side] - expected[side]),
      `${side}: ${box[side]} as ${expected[side]}`,
    ).toBeLessThanOrEqual(tolerance);
}

/** Share of the pixels in an area that clearly differ between two screenshots. */
async function difference(before: Buffer, after: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [before, after].map((image) => sharp(image).removeAlpha().raw().toBuffer()),
  );
  if (!first || second?.length !== first.length) throw new Error('The sizes differ.');
  let count = 0;
  for (let index = 0; index < first.length; index += 3) {
    const channels = [0, 1, 2].map((c) =>
      Math.abs((first[index + c] ?? 0) - (second[index + c] ?? 0)),
    );
    if (Math.max(...channels) > 80) count += 1;
  }
  return count / (first.length / 3);
}

const isIdentity = (transform: string) => /^none$|^matrix\(1, 0, 0, 1, 0, 0\)$/.test(transform);

/** Expects that the image is partly transparent half-way; returns where it is. */
async function expectFading(page: Page) {
  await stopAt(page, 0.5);
  const picture = await pictureOf(page);
  expect(picture.opacity).toBeGreaterThan(0);
  expect(picture.opacity).toBeLessThan(1);
  return picture;
}

interface Flight {
  /** Where the first frame of opening shows the image. */
  from: Box;
  /** Where the last frame of closing shows it. Default: there, too. */
  to?: Box;
  id?: number;
  /** Part of the page that looks the same with the image as with the thumbnail. Default: `from`. */
  clip?: Box;
  /** Largest share of its pixels that may differ. */
  limit?: number;
  /** Closes the gallery; default: by Escape. */
  leave?: () => Promise<void>;
  /** Corner radius of the first frame. */
  radius?: number;
}

/** Opens an image and closes it: it comes out of its thumbnail and returns into that of the active image. */
async function expectFlight(page: Page, flight: Flight): Promise<void> {
  const { from, to = from, id = 0, clip = from, limit = SHIFT } = flight;
  const before = await page.screenshot({ clip });
  const getDifference = async () => difference(before, await page.screenshot({ clip }));
  await open(page, id);
  const first = await pictureOf(page);
  expectSame(first.box, from);
  if (flight.radius !== undefined) expect(first.radius).toBeCloseTo(flight.radius, 0);
  expect(await getDifference()).toBeLessThan(limit);
  await finishAll(page);
  await (flight.leave ? flight.leave() : close(page));
  await stopAt(page, 0.9999);
  expectSame((await pictureOf(page)).box, to);
  expect(await getDifference()).toBeLessThan(limit);
  await finishAll(page);
  await expect(galleries(page)).toHaveCount(0);
}

interface Kind extends Thumbnail, Pick<Album, 'around' | 'styles'> {
  /** Where the thumbnail shows its image, relative to its box. */
  visible: readonly [x: number, y: number, width: number, height: number];
  radius?: number;
}

const cover = 'object-fit: cover';

/**
 * Thumbnails of 120 × 90 px with images of 3:2 by what places their image. The unit tests of `core/geometry` have the
 * values of each rule; these show that it is read from a page. Each third one is of another kind.
 */
const kinds: Readonly<Record<string, Kind>> = {
  'border and padding': {
    visible: [13, 9, 94, 72],
    style: `${cover}; box-sizing: border-box; border: 5px solid; padding: 4px 8px`,
  },
  'object-fit: cover of a tall image': {
    visible: [0, 0, 120, 90],
    full: [800, 1200],
    style: `${cover}; object-position: 50% 20%`,
  },
  'object-fit: none of a small file': {
    visible: [10, 20, 60, 40],
    file: [60, 40],
    style: 'object-fit: none; object-position: 10px 20px',
  },
  'a scaled ancestor': {
    visible: [0, 0, 180, 135],
    radius: 15,
    style: `${cover}; border-radius: 10px`,
    around: '<div style="transform: scale(1.5); transform-origin: 0 0; border: 3px solid">*</div>',
  },
  'a stretched ancestor': {
    visible: [0, 6, 240, 96],
    style: 'object-fit: contain',
    around: '<div style="transform: scale(2, 1.2) translate(10px); transform-origin: 0 0">*</div>',
  },
  'a zoomed ancestor': {
    visible: [13, 0, 143, 117],
    style: 'object-fit: none; object-position: 10px 0; border-radius: 10px',
    around: '<div style="zoom: 1.3">*</div>',
  },
  'a link with a background': {
    visible: [0, 0, 100, 100],
    markup: `<a href="#0" data-ks-image="0" style="display: inline-block; width: 100px; height: 100px; background: url('FILE') center / cover"></a>`,
  },
  'a corner radius of its link, right to left': {
    visible: [0, 0, 120, 90],
    radius: 30,
    style: cover,
    styles: `html { direction: rtl; }
      main a { display: inline-block; overflow: hidden; border-radius: 30px; }`,
  },
  'a zoomed page': {
    visible: [0, 0, 150, 112.5],
    radius: 10,
    style: `${cover}; border-radius: 8px`,
    styles: 'html { zoom: 1.25; }',
  },
  'a scrolled ancestor': {
    visible: [50, 40, 70, 50],
    style: `${cover}; border-radius: 12px`,
    around:
      '<div class="scrolled" style="width: 200px; height: 150px; overflow: scroll; border: 2px solid"><div style="padding: 200px 300px 400px">*</div></div>',
  },
};

test('opens out of a thumbnail and closes into it', async ({ page }) => {
  await forEachCase(someOf(Object.entries(kinds)), async (kind, name) => {
    const { visible, radius = 0, around, styles, ...given } = kind;
    await gotoAlbum(page, { around, styles, thumbnails: [given] });
    const scrolled = page.locator('.scrolled');
    if ((await scrolled.count()) > 0)
      await scrolled.evaluate((element) => element.scrollTo(350, 240));
    const box = await boxOf(given.markup ? link(page) : thumbnail(page));
    const [x, y, width, height] = visible;
    const from = { x: box.x + x, y: box.y + y, width, height };
    // The padding and the border of the thumbnail are invisible with it.
    const edge = name === 'border and padding' ? 0 : 20;
    const clip = {
      x: from.x - edge,
      y: from.y - edge,
      width: width + 2 * edge,
      height: height + 2 * edge,
    };
    const limit = edge === 0 ? 2 * SHIFT : SHIFT;
    await expectFlight(page, { from, clip, limit, radius });
  });
});

test(
  'opens out of the thumbnail while the page is zoomed by pinching',
  { tag: '@all' },
  async ({ page }) => {
    await gotoAlbum(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await open(page);
    expectSame(
      (await pictureOf(page)).box,
      await thumbnail(page).evaluate((img) => img.getBoundingClientRect().toJSON() as Box),
    );
  },
);

const layouts: readonly (readonly [name: string, config: PlainGalleryConfig])[] = [
  ['masonry', { layout: { type: 'masonry', columns: { 0: 3, 600: 5 } } }],
  ['a line', { layout: { type: 'line', size: { width: 'auto', height: '150px' } } }],
  ['justified rows', { layout: { type: 'justified', rowHeight: 150 } }],
  ['a grid', { layout: { type: 'grid', size: { width: '180px', height: '135px' } } }],
  ['centred rows', { layout: { type: 'justified', rowHeight: 150, lastRow: 'center' } }],
  ['columns', { layout: { type: 'columns', columns: 5 } }],
];

/** The images of the layouts; the last one declares no size, so that layouts of photographs crop it. */
const PHOTOGRAPHS: Thumbnail[] = [
  { full: [1200, 800], isDeclared: true },
  { full: [800, 1200], isDeclared: true },
  { full: [1000, 1000], isDeclared: true },
  { full: [1800, 800], isDeclared: true },
  { full: [800, 1200] },
];

function renderLayout(plainGalleryConfig: PlainGalleryConfig): string {
  registerLayouts();
  const images = PHOTOGRAPHS.map(({ full = FULL, isDeclared }, id) => ({
    id,
    src: drawing(full),
    alt: `Thumbnail ${id}`,
    ...(isDeclared && { width: full[0], height: full[1] }),
  }));
  return renderToString(createElement(PlainGallery, { images, config: { plainGalleryConfig } }));
}

test('opens out of the thumbnails of a layout and closes into that of the active image', async ({
  page,
}) => {
  await forEachCase(someOf(layouts), async (config) => {
    await gotoAlbum(page, {
      around: `*${renderLayout(config)}`,
      thumbnails: PHOTOGRAPHS.map((photograph) => ({
        ...photograph,
        markup: ' ',
      })),
      styles: compileStyles('layouts/styles.scss'),
    });
    const places: Box[] = [];
    for (const id of PHOTOGRAPHS.keys()) places.push(await boxOf(thumbnail(page, id)));
    // Around the box there is the focus ring. Without the area around it, the share of its edges is twice as large.
    for (const [id, active] of [
      [0, 1],
      [3, 4],
      [4, 4],
    ] as const) {
      const leave = async () => {
        if (active !== id) await page.keyboard.press('ArrowRight');
        await expect(modalOf(page).figure).toContainText(`Image ${active + 1}/`);
        await finishAll(page);
        await close(page);
      };
      const [from, to] = [places[id]!, places[active]!];
      await expectFlight(page, { from, to, id, limit: 2 * SHIFT, leave });
    }
  });
});

/** What hides a thumbnail while its image is open. */
const hidden: readonly (readonly [name: string, change: string])[] = [
  ['is removed', 'THUMBNAIL.remove()'],
  ['is not displayed', 'THUMBNAIL.hidden = true'],
  ['is invisible', 'THUMBNAIL.style.visibility = "hidden"'],
  ['is outside the viewport', 'THUMBNAIL.parentElement.style.marginLeft = "3000px"'],
  ['is transparent', 'THUMBNAIL.parentElement.style.opacity = 0'],
  ['is in closed details', 'document.querySelector("details").open = false'],
  ['is rotated', 'document.querySelector("section").style.rotate = "5deg"'],
  ['is skewed', 'document.querySelector("section").style.transform = "skew(10deg)"'],
  ['is mirrored', 'document.querySelector("section").style.transform = "scaleX(-1)"'],
  ['is scrolled away', 'document.querySelector("section").scrollTo(0, 500)'],
];

test('fades out if the thumbnail is not visible', async ({ page }) => {
  await forEachCase(someOf(hidden), async (change) => {
    await gotoAlbum(page, {
      around:
        '<details open><summary>Album</summary><section style="width: 300px; height: 200px; overflow: auto"><div style="height: 1000px">*</div></section></details>',
      thumbnails: [{}],
    });
    await openAndFinish(page);
    const { box } = await pictureOf(page);
    await page.evaluate(change.replace('THUMBNAIL', 'document.querySelector("main img")'));
    await close(page);
    expectSame((await expectFading(page)).box, box, 0);
    await finishAll(page);
    await expect(galleries(page)).toHaveCount(0);
  });
});

test('closes into the thumbnail of the active image, where scrolling and resizing have moved it', async ({
  page,
}) => {
  await gotoAlbum(page, {
    around: '<div class="top"></div>*<div style="height: 3000px"></div>',
    // On Back the browser scrolls to where the page was before.
    libConfig: { closeOnBack: 'close' },
  });
  await test.step('the active image is not the one that was opened', async () => {
    const modal = await openAndFinish(page);
    await modal.next.click();
    await expect(modal.image).toHaveAccessibleName('Image 1');
    await close(page);
    await stopAt(page, 0.3);
    // The band of the caption would stay where the image was.
    await expect(page.locator('.ks-figure > figcaption')).toHaveCSS('opacity', '0');
    await stopAt(page, 0.9999);
    expectSame((await pictureOf(page)).box, await boxOf(thumbnail(page, 1)));
    await finishAll(page);
    await expect(galleries(page)).toHaveCount(0);
  });
  await test.step('the page has changed', async () => {
    await openAndFinish(page);
    await page.setViewportSize({ width: 900, height: 700 });
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.top')?.style.setProperty('height', '400px');
      scrollTo(0, 150);
    });
    const backdrop = page.locator('.ks-modal-gallery-backdrop');
    const [{ box }, area] = [await pictureOf(page), await boxOf(backdrop)];
    await close(page);
    // The page gets its scroll bar back.
    expectSame((await pictureOf(page)).box, box, 0.1);
    expectSame(await boxOf(backdrop), area, 0.1);
    await stopAt(page, 0.9999);
    const place = await boxOf(thumbnail(page));
    expect(place.y).toBeGreaterThan(200);
    expectSame((await pictureOf(page)).box, place);
  });
});

test('moves for 300 ms at any distance; backdrop and controls fade in place as long', async ({
  page,
}) => {
  await gotoAlbum(page, {
    opening: {},
    around: '<div style="margin: 500px 0 0 900px">*</div>',
  });
  // Animations wait for the test.
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function animatePaused(...given) {
      const animation = animate.apply(this, given);
      animation.pause();
      return animation;
    };
  });
  const modal = await open(page);
  const durations = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ constructor }) => constructor === Animation)
      .map(({ effect }) => effect?.getTiming().duration),
  );
  expect(new Set(durations)).toEqual(new Set([300]));
  const places = () => Promise.all([modal.close, modal.next, modal.dots.first()].map(boxOf));
  const before = await places();
  const opacity = (target: Locator) =>
    target.evaluate((element) => Number(getComputedStyle(element).opacity));
  const parts = ['backdrop', 'header', 'arrow-place', 'dots', 'thumbnails'].map((name) =>
    page.locator(name === 'backdrop' ? '.ks-modal-gallery-backdrop' : `.ks-${name}`).first(),
  );
  for (const part of parts) expect(await opacity(part)).toBe(0);
  await stopAt(page, 0.5);
  expect(await places()).toEqual(before);
  for (const part of parts) expect(await opacity(part)).toBeGreaterThan(0);
  // Its band would be in its place before the image is.
  const caption = page.locator('.ks-figure > figcaption');
  expect(await opacity(caption)).toBe(0);
  await finishAll(page);
  expect(await opacity(caption)).toBe(1);
  expect(await places()).toEqual(before);
  expect(await opacity(parts[0] as Locator)).toBe(1);
});

test('Escape, Back and a click outside while opening reverse the animation from where it is', async ({
  page,
}) => {
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    Back: () => page.goBack(),
    'a click outside': () => page.mouse.click(640, 10),
  };
  await forEachCase<() => Promise<unknown>>(Object.entries(ways), async (leave) => {
    await gotoAlbum(page);
    await open(page);
    await stopAt(page, 0.4);
    const { box } = await pictureOf(page);
    const backdrop = page.locator('.ks-modal-gallery-backdrop');
    const getOpacity = () => backdrop.evaluate((element) => getComputedStyle(element).opacity);
    const opacity = await getOpacity();
    await leave();
    await expect(modalOf(page).dialog).toBeHidden();
    await stopAt(page, 0);
    expectSame((await pictureOf(page)).box, box, 0.5);
    expect(await getOpacity()).toBe(opacity);
    await expect(link(page)).toBeFocused();
    await finishAll(page);
    await expect(galleries(page)).toHaveCount(0);
    await expect(thumbnail(page)).toHaveCSS('opacity', '1');
  });
});

test('a click on another thumbnail while closing opens that one, without a ghost', async ({
  page,
}) => {
  await gotoAlbum(page);
  await openAndFinish(page);
  await close(page);
  await stopAt(page, 0.5);
  await thumbnail(page, 1).click();
  const modal = modalOf(page);
  await expect(modal.image).toHaveAccessibleName('Image 1');
  await expect(galleries(page)).toHaveCount(1);
  await expect(thumbnail(page)).toHaveCSS('opacity', '1');
  await stopAt(page, 0);
  expectSame((await pictureOf(page)).box, await boxOf(thumbnail(page, 1)));
});

test('the dialog is usable from the first frame to the last; the thumbnail is invisible exactly while its image flies', async ({
  page,
}) => {
  /** Ends the flight, and returns what the same task shows then, and the next frame. */
  const land = () =>
    page.evaluate(async (selector) => {
      const look = () => [
        document.querySelectorAll('[data-flying], .ks-modal-gallery[popover]').length,
        getComputedStyle(document.querySelector('main img')!).opacity,
      ];
      const content = document.querySelector(selector)!;
      const [flight] = content.getAnimations();
      flight!.finish();
      await flight!.finished;
      const atOnce = look();
      await new Promise(requestAnimationFrame);
      return [atOnce, look()];
    }, FLYING);
  await gotoAlbum(page);
  const box = await boxOf(thumbnail(page));
  await test.step('opening', async () => {
    const modal = await open(page);
    await expect(modal.dialog).toHaveAccessibleName('Modal gallery content');
    await expect(modal.close).toBeFocused();
    const moved = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect as KeyframeEffect)
        .filter((effect) => effect.getKeyframes().some((frame) => 'transform' in frame))
        .map(({ target }) => target?.className),
    );
    expect(moved).toEqual(['ks-track-box ks-slide-content']);
    await expect(modal.dialog.getByRole('button', { name: 'Image 2/2' })).toBeHidden();
    await expect(thumbnail(page)).toHaveCSS('opacity', '0');
    expect(await boxOf(thumbnail(page))).toEqual(box);
    await finishAll(page, FLYING);
    await expect(thumbnail(page)).toHaveCSS('opacity', '0');
    for (const look of await land()) expect(look).toEqual([0, '1']);
    await expect(page.locator('.ks-side-preview.ks-next')).toHaveCSS('visibility', 'visible');
    await finishAll(page);
  });
  await test.step('closing', async () => {
    await close(page);
    await expect(page.getByRole('button')).toHaveCount(1);
    await expect(page.getByRole('figure')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Thumbnail 0' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page, 1)).toBeFocused();
    await finishAll(page, FLYING);
    await expect(thumbnail(page)).toHaveCSS('opacity', '0');
    for (const [count, opacity] of await land()) expect(opacity).toBe(count === 0 ? '1' : '0');
    await expect(galleries(page)).toHaveCount(0);
    await expect(thumbnail(page)).toHaveCSS('opacity', '1');
  });
});

test('nothing moves or fades with reduced motion, a slow display or a duration of 0', async ({
  page,
}) => {
  const cases = {
    'a duration of 0': async () => gotoAlbum(page, { opening: { duration: 0 } }),
    'a slow display': async () => {
      await gotoAlbum(page);
      await page.evaluate(() => {
        const { matchMedia } = window;
        window.matchMedia = (query) =>
          query.includes('(update: slow)') ? matchMedia('all') : matchMedia(query);
      });
    },
    'reduced motion': async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await gotoAlbum(page);
    },
  };
  const count = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ constructor }) => constructor === Animation).length,
    );
  await forEachCase<() => Promise<void>>(Object.entries(cases), async (prepare) => {
    await prepare();
    await link(page).click();
    await expect(modalOf(page).image).toBeVisible();
    expect(await count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(galleries(page)).toHaveCount(0);
    expect(await count()).toBe(0);
  });
});

test('fades in and out if opened by a button, or with fromThumbnail: false', async ({ page }) => {
  await forEachCase(
    [
      ['a button', { opener: 'button', opening: {} }],
      ['a thumbnail', { opener: 'main a', opening: { fromThumbnail: false } }],
    ],
    async ({ opener, opening }) => {
      await gotoAlbum(page, {
        thumbnails: [{}],
        opening: { ...opening, duration: LONG },
      });
      if (opener === 'button')
        await link(page).evaluate((element) => element.removeAttribute('data-ks-image'));
      await page.locator(opener).click();
      await expect(modalOf(page).dialog).toBeVisible();
      for (const isOpening of [true, false]) {
        expect(isIdentity((await expectFading(page)).transform)).toBe(true);
        await finishAll(page);
        if (isOpening) await close(page);
      }
      await expect(galleries(page)).toHaveCount(0);
    },
  );
});

test('opens and closes above another open dialog or an element in full screen', async ({
  page,
}) => {
  const tags = ['dialog', 'section'] as const;
  await forEachCase(someOf(tags.map((tag) => [tag, tag] as const)), async (outer) => {
    const tag = outer === 'dialog' ? 'dialog class="outer"' : 'section style="background: #fff"';
    await gotoAlbum(page, { around: `<${tag}>*</${outer}>` });
    if (outer === 'dialog')
      await page.evaluate(() => document.querySelector<HTMLDialogElement>('.outer')?.showModal());
    else {
      await page.locator('section').evaluate((section) => {
        section.addEventListener('keydown', () => void section.requestFullscreen());
      });
      await link(page).press('f');
      await expect
        .poll(() => page.evaluate(() => document.fullscreenElement?.tagName))
        .toBe('SECTION');
    }
    const leave = async () => {
      await page.locator('.ks-upper-button').last().click();
      await expect(modalOf(page).figure).toHaveCount(0);
    };
    await expectFlight(page, { from: await boxOf(thumbnail(page)), leave });
  });
});

test.describe('while the large file loads', () => {
  /** Answers the request for the large file when the returned function is called. */
  async function holdImage(page: Page, size: Size): Promise<() => void> {
    const body = decodeURIComponent(drawing(size).slice(drawing(size).indexOf(',') + 1));
    return holdRequests(page, '**/large.svg', {
      contentType: 'image/svg+xml',
      body,
    });
  }

  interface File {
    full: Size;
    size: Size;
    isDeclared?: boolean;
  }
  const cases: readonly (readonly [name: string, file: File])[] = [
    ['of another ratio', { full: [1200, 800], size: [300, 300] }],
    ['of the same ratio', { full: [1200, 800], size: [300, 200] }],
    ['of a declared size', { full: [1200, 800], size: [300, 200], isDeclared: true }],
    ['that is smaller than the image area', { full: [300, 200], size: [150, 100] }],
  ];

  test('the file of the thumbnail is shown, and nothing jumps when it arrives', async ({
    page,
  }) => {
    await forEachCase(someOf(cases), async ({ full, size, isDeclared }) => {
      const release = await holdImage(page, full);
      await gotoAlbum(page, {
        thumbnails: [
          {
            url: 'large.svg',
            full,
            file: size,
            isDeclared,
            style: 'object-fit: cover',
          },
        ],
      });
      const clip = await boxOf(thumbnail(page));
      const before = await page.screenshot({ clip });
      const modal = await open(page);
      expectSame((await pictureOf(page)).box, clip);
      expect(await difference(before, await page.screenshot({ clip }))).toBeLessThan(SHIFT);
      await finishAll(page);
      await expect(modal.figure).toBeVisible();
      await expect(modal.figure).toHaveAttribute('data-status', 'loading');
      const { box: area } = await pictureOf(page);
      const shown = await page.screenshot({ clip: area });
      release();
      await expect(modal.figure).toHaveAttribute('data-status', 'loaded');
      await expect(modal.image).not.toHaveAttribute('style', /background/);
      await stopAt(page, 0);
      expectSame((await pictureOf(page)).box, area);
      // An enlarged image is blurred while it moves.
      const isEnlarged = full[0] === 300;
      if (!isEnlarged)
        expect(await difference(shown, await page.screenshot({ clip: area }))).toBeLessThan(SHIFT);
      await finishAll(page);
      const { width, height } = await boxOf(modal.image);
      expect(width / height).toBeCloseTo(full[0] / full[1], 2);
      if (isEnlarged) expect(width).toBe(300);
    });
  });

  test('the gallery closes into the thumbnail, and steps show the file in its own proportions', async ({
    page,
  }) => {
    await holdImage(page, FULL);
    await gotoAlbum(page, {
      thumbnails: [{ url: 'large.svg', file: [300, 200] }],
    });
    await openAndFinish(page);
    await close(page);
    await stopAt(page, 0.9999);
    expectSame((await pictureOf(page)).box, await boxOf(thumbnail(page)));

    const release = await holdImage(page, FULL);
    await gotoAlbum(page, {
      thumbnails: [{ url: 'large.svg', file: [300, 300] }, {}],
    });
    const modal = await openAndFinish(page);
    for (const [key, name] of [
      ['ArrowRight', 'Image 1'],
      ['ArrowLeft', 'Image 0'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(modal.image).toHaveAccessibleName(name);
      await finishAll(page);
    }
    release();
    await expect(modal.figure).toHaveAttribute('data-status', 'loaded');
    await expect(modal.image).not.toHaveAttribute('style', /background/);
    const { width, height } = await boxOf(modal.image);
    expect(width / height).toBeCloseTo(1.5, 2);
  });
});

test('a small image from the cache is not enlarged', { tag: '@all' }, async ({ page }) => {
  await gotoAlbum(page, { thumbnails: [{ full: [90, 60] }] });
  for (const fresh of [true, false]) {
    const modal = await openAndFinish(page);
    await expect(modal.image).not.toHaveAttribute('style', /./);
    expect((await boxOf(modal.image)).width, `fresh: ${String(fresh)}`).toBe(90);
    await close(page);
    await finishAll(page);
  }
});
