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
import { modalOf } from '../lib/gallery';
import { boxOf, expect, holdRequests, test, rareIf } from '../lib/fixtures';
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
  const libConfig = { slideConfig: { playConfig }, ...album.libConfig, openingConfig: opening };
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

async function finishAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finish = () => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    };
    finish();
    // The caption appears after its image has arrived.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    finish();
  });
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

/** Where each kind of thumbnail of 120 × 90 px shows its image of 3:2, relative to its box. */
/** The thumbnails that "npm test" opens: one that is cropped, one that is framed, one that is transformed. */
const sampledKinds = ['border and padding', 'a scaled ancestor'];

const kinds: [name: string, album: Album, visible: Box, radius?: number][] = [
  [
    'object-fit: cover',
    { thumbnails: [{ style: 'object-fit: cover' }] },
    { x: 0, y: 0, width: 120, height: 90 },
  ],
  [
    'object-fit: cover at the left',
    { thumbnails: [{ style: 'object-fit: cover; object-position: left' }] },
    { x: 0, y: 0, width: 120, height: 90 },
  ],
  [
    'object-fit: cover of a tall image',
    { thumbnails: [{ full: [800, 1200], style: 'object-fit: cover; object-position: 50% 20%' }] },
    { x: 0, y: 0, width: 120, height: 90 },
  ],
  [
    'object-fit: contain',
    { thumbnails: [{ style: 'object-fit: contain' }] },
    { x: 0, y: 5, width: 120, height: 80 },
  ],
  [
    'object-fit: contain at the bottom',
    { thumbnails: [{ style: 'object-fit: contain; object-position: bottom 3px right 0' }] },
    { x: 0, y: 7, width: 120, height: 80 },
  ],
  ['object-fit: fill', { thumbnails: [{}] }, { x: 0, y: 0, width: 120, height: 90 }],
  [
    'object-fit: none',
    { thumbnails: [{ style: 'object-fit: none; object-position: 30% 40%' }] },
    { x: 0, y: 0, width: 120, height: 90 },
  ],
  [
    'object-fit: none of a small file',
    { thumbnails: [{ file: [60, 40], style: 'object-fit: none; object-position: 10px 20px' }] },
    { x: 10, y: 20, width: 60, height: 40 },
  ],
  [
    'object-fit: scale-down',
    { thumbnails: [{ style: 'object-fit: scale-down' }] },
    { x: 0, y: 5, width: 120, height: 80 },
  ],
  [
    'border and padding',
    {
      thumbnails: [
        { style: 'object-fit: cover; box-sizing: border-box; border: 5px solid; padding: 4px 8px' },
      ],
    },
    { x: 13, y: 9, width: 94, height: 72 },
  ],
  [
    'a corner radius',
    { thumbnails: [{ style: 'object-fit: cover; border-radius: 20px' }] },
    { x: 0, y: 0, width: 120, height: 90 },
    20,
  ],
  [
    'a corner radius of its link',
    {
      thumbnails: [{ style: 'object-fit: cover' }],
      styles: 'main a { display: inline-block; overflow: hidden; border-radius: 30px; }',
    },
    { x: 0, y: 0, width: 120, height: 90 },
    30,
  ],
  [
    'an ellipse',
    { thumbnails: [{ style: 'object-fit: cover; border-radius: 50%' }] },
    { x: 0, y: 0, width: 120, height: 90 },
    60,
  ],
  [
    'a file cropped on the server',
    { thumbnails: [{ file: [400, 300], style: 'object-fit: cover' }] },
    { x: 0, y: 0, width: 120, height: 90 },
  ],
  [
    'a square file, shown in full',
    { thumbnails: [{ file: [300, 300], style: 'object-fit: contain' }] },
    { x: 15, y: 0, width: 90, height: 90 },
  ],
  [
    'a declared size',
    { thumbnails: [{ isDeclared: true, style: 'object-fit: cover' }] },
    { x: 0, y: 0, width: 120, height: 90 },
  ],
  [
    'a small full image',
    { thumbnails: [{ full: [90, 60], style: 'object-fit: cover' }] },
    { x: 0, y: 0, width: 120, height: 90 },
  ],
  [
    'a scaled ancestor',
    {
      around:
        '<div style="transform: scale(1.5); transform-origin: 0 0; border: 3px solid">*</div>',
      thumbnails: [{ style: 'object-fit: cover; border-radius: 10px' }],
    },
    { x: 0, y: 0, width: 180, height: 135 },
    15,
  ],
  [
    'a stretched ancestor',
    {
      around:
        '<div style="transform: scale(2, 1.2) translate(10px); transform-origin: 0 0">*</div>',
      thumbnails: [{ style: 'object-fit: contain' }],
    },
    { x: 0, y: 6, width: 240, height: 96 },
  ],
  [
    'a zoomed ancestor',
    {
      around: '<div style="zoom: 1.3">*</div>',
      thumbnails: [{ style: 'object-fit: none; object-position: 10px 0; border-radius: 10px' }],
    },
    { x: 13, y: 0, width: 143, height: 117 },
  ],
  [
    'a zoomed page',
    {
      styles: 'html { zoom: 1.25; }',
      thumbnails: [{ style: 'object-fit: cover; border-radius: 8px' }],
    },
    { x: 0, y: 0, width: 150, height: 112.5 },
    10,
  ],
  [
    'a scrolled ancestor',
    {
      around:
        '<div class="scrolled" style="width: 200px; height: 150px; overflow: scroll; border: 2px solid"><div style="padding: 200px 300px 400px">*</div></div>',
      thumbnails: [{ style: 'object-fit: cover; border-radius: 12px' }],
    },
    { x: 50, y: 40, width: 70, height: 50 },
  ],
  [
    'right-to-left writing',
    { styles: 'html { direction: rtl; }', thumbnails: [{ style: 'object-fit: cover' }] },
    { x: 0, y: 0, width: 120, height: 90 },
  ],
];

for (const [name, album, visible, radius = 0] of kinds) {
  test(
    `opens out of a thumbnail and closes into it: ${name}`,
    rareIf(!sampledKinds.includes(name)),
    async ({ page }) => {
      await gotoAlbum(page, album);
      const scrolled = page.locator('.scrolled');
      if ((await scrolled.count()) > 0)
        await scrolled.evaluate((element) => element.scrollTo(350, 240));
      const box = await boxOf(thumbnail(page));
      const expected = { ...visible, x: box.x + visible.x, y: box.y + visible.y };
      const clip = { x: box.x - 20, y: box.y - 20, width: box.width + 40, height: box.height + 40 };
      const before = await page.screenshot({ clip });
      await open(page);
      const picture = await pictureOf(page);
      expectSame(picture.box, expected);
      expect(picture.radius).toBeCloseTo(radius, 0);
      // The padding and the border of the thumbnail are invisible with it.
      if (name !== 'border and padding')
        expect(await difference(before, await page.screenshot({ clip }))).toBeLessThan(SHIFT);
      await finishAll(page);
      await close(page);
      await stopAt(page, 0.9999);
      expectSame((await pictureOf(page)).box, expected);
      await finishAll(page);
      await expect(galleries(page)).toHaveCount(0);
      expect(await difference(before, await page.screenshot({ clip }))).toBeLessThan(SHIFT);
    },
  );
}

const LAYOUTS: [name: string, config: PlainGalleryConfig][] = [
  ['a line', { layout: { type: 'line', size: { width: 'auto', height: '150px' } } }],
  ['a grid', { layout: { type: 'grid', size: { width: '180px', height: '135px' } } }],
  ['justified rows', { layout: { type: 'justified', rowHeight: 150 } }],
  ['centred rows', { layout: { type: 'justified', rowHeight: 150, lastRow: 'center' } }],
  ['masonry', { layout: { type: 'masonry', columns: { 0: 3, 600: 5 } } }],
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

for (const [name, config] of LAYOUTS) {
  test(
    `opens out of the thumbnails of ${name} and closes into that of the active image`,
    rareIf(name !== 'masonry'),
    async ({ page }) => {
      await gotoAlbum(page, {
        around: `*${renderLayout(config)}`,
        thumbnails: PHOTOGRAPHS.map((photograph) => ({ ...photograph, markup: ' ' })),
        styles: compileStyles('layouts/styles.scss'),
      });
      const places: Box[] = [];
      for (const id of PHOTOGRAPHS.keys()) places.push(await boxOf(thumbnail(page, id)));
      // Around the box there is the focus ring. Without the area around it, the share of its edges is twice as large.
      for (const [id, clip] of places.entries()) {
        const before = await page.screenshot({ clip });
        await open(page, id);
        expectSame((await pictureOf(page)).box, clip);
        expect(await difference(before, await page.screenshot({ clip }))).toBeLessThan(2 * SHIFT);
        await finishAll(page);
        const isLast = id === places.length - 1;
        if (!isLast) {
          await page.keyboard.press('ArrowRight');
          await expect(modalOf(page).figure).toContainText(`Image ${id + 2}/`);
          await finishAll(page);
        }
        await close(page);
        await stopAt(page, 0.9999);
        expectSame((await pictureOf(page)).box, places[isLast ? id : id + 1]!);
        await finishAll(page);
        await expect(galleries(page)).toHaveCount(0);
        expect(await difference(before, await page.screenshot({ clip }))).toBeLessThan(2 * SHIFT);
      }
    },
  );
}

const HIDDEN: Record<string, string> = {
  'is removed': 'THUMBNAIL.remove()',
  'is not displayed': 'THUMBNAIL.hidden = true',
  'is invisible': 'THUMBNAIL.style.visibility = "hidden"',
  'is transparent': 'THUMBNAIL.parentElement.style.opacity = 0',
  'is in closed details': 'document.querySelector("details").open = false',
  'is outside the viewport': 'THUMBNAIL.parentElement.style.marginLeft = "3000px"',
  'is scrolled away': 'document.querySelector("section").scrollTo(0, 500)',
  'is rotated': 'document.querySelector("section").style.rotate = "5deg"',
  'is skewed': 'document.querySelector("section").style.transform = "skew(10deg)"',
  'is mirrored': 'document.querySelector("section").style.transform = "scaleX(-1)"',
};

for (const [name, change] of Object.entries(HIDDEN)) {
  test(
    `fades out if the thumbnail ${name}`,
    rareIf(name !== 'is removed' && name !== 'is outside the viewport'),
    async ({ page }) => {
      await gotoAlbum(page, {
        around:
          '<details open><summary>Album</summary><section style="width: 300px; height: 200px; overflow: auto"><div style="height: 1000px">*</div></section></details>',
        thumbnails: [{}],
      });
      await openAndFinish(page);
      const { box } = await pictureOf(page);
      await page.evaluate(change.replace('THUMBNAIL', 'document.querySelector("main img")'));
      await close(page);
      await stopAt(page, 0.5);
      const picture = await pictureOf(page);
      expectSame(picture.box, box, 0);
      expect(picture.opacity).toBeGreaterThan(0);
      expect(picture.opacity).toBeLessThan(1);
      await finishAll(page);
      await expect(galleries(page)).toHaveCount(0);
    },
  );
}

test('closes into the thumbnail of the active image, which is not the one that was opened', async ({
  page,
}) => {
  await gotoAlbum(page);
  const modal = await openAndFinish(page);
  await modal.next.click();
  await expect(modal.image).toHaveAccessibleName('Image 1');
  await close(page);
  await stopAt(page, 0.3);
  // The band of the caption would stay where the image was.
  await expect(page.locator('.ks-figure > figcaption')).toHaveCSS('opacity', '0');
  await stopAt(page, 0.9999);
  expectSame((await pictureOf(page)).box, await boxOf(thumbnail(page, 1)));
});

test('closes into the thumbnail where scrolling and resizing have moved it', async ({ page }) => {
  await gotoAlbum(page, {
    around: '<div class="top"></div>*<div style="height: 3000px"></div>',
    // On Back the browser scrolls to where the page was before.
    libConfig: { closeOnBack: 'close' },
  });
  await openAndFinish(page);
  await page.setViewportSize({ width: 900, height: 700 });
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.top')?.style.setProperty('height', '400px');
    scrollTo(0, 150);
  });
  await close(page);
  await stopAt(page, 0.9999);
  const box = await boxOf(thumbnail(page));
  expect(box.y).toBeGreaterThan(200);
  expectSame((await pictureOf(page)).box, box);
});

test('closes without a shift when the page gets its scroll bar back', async ({ page }) => {
  await gotoAlbum(page, { around: '*<div style="height: 3000px"></div>' });
  await openAndFinish(page);
  const { box } = await pictureOf(page);
  const backdrop = page.locator('.ks-modal-gallery-backdrop');
  const area = await boxOf(backdrop);
  await close(page);
  expectSame((await pictureOf(page)).box, box, 0.1);
  expectSame(await boxOf(backdrop), area, 0.1);
});

test('moves for 300 ms at any distance; backdrop and controls fade in place as long', async ({
  page,
}) => {
  await gotoAlbum(page, {
    opening: {},
    around: '<div style="margin: 500px 0 0 900px">*</div>',
  });
  const durations = await page.evaluate(async () => {
    const all: unknown[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function record(keyframes, options) {
      all.push((options as KeyframeAnimationOptions).duration);
      return animate.call(this, keyframes, { ...(options as object), duration: 600_000 });
    };
    document.querySelector<HTMLElement>('main a')?.click();
    while (!document.querySelector('.ks-slide-content'))
      await new Promise((resolve) => setTimeout(resolve));
    return all;
  });
  expect(new Set(durations)).toEqual(new Set([300]));
  const modal = modalOf(page);
  await stopAt(page, 0);
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

for (const [name, leave] of Object.entries({
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Back: (page: Page) => page.goBack(),
  'a click outside': (page: Page) => page.mouse.click(640, 10),
})) {
  test(`${name} while opening turns the movement round from where it is`, async ({ page }) => {
    await gotoAlbum(page);
    await open(page);
    await stopAt(page, 0.4);
    const { box } = await pictureOf(page);
    const backdrop = page.locator('.ks-modal-gallery-backdrop');
    const getOpacity = () => backdrop.evaluate((element) => getComputedStyle(element).opacity);
    const opacity = await getOpacity();
    await leave(page);
    await expect(modalOf(page).dialog).toBeHidden();
    await stopAt(page, 0);
    expectSame((await pictureOf(page)).box, box, 0.5);
    expect(await getOpacity()).toBe(opacity);
    await expect(link(page)).toBeFocused();
    await finishAll(page);
    await expect(galleries(page)).toHaveCount(0);
    await expect(thumbnail(page)).toHaveCSS('opacity', '1');
  });
}

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

test('the dialog is open, named and has focus in the first frame, and is gone in the first frame of closing', async ({
  page,
}) => {
  await gotoAlbum(page);
  const modal = await open(page);
  await expect(modal.dialog).toHaveAccessibleName('Modal gallery content');
  await expect(modal.close).toBeFocused();
  await expect(modal.figure).toBeVisible();
  await close(page);
  await expect(page.getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('figure')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(link(page, 1)).toBeFocused();
});

test('the thumbnail is invisible exactly while its image flies; its space, name and focus stay', async ({
  page,
}) => {
  await gotoAlbum(page, { opening: { duration: 400 } });
  const frames = await page.evaluate(async () => {
    const seen: string[] = [];
    const img = document.querySelector('main img') as HTMLElement;
    const record = () => {
      const opacity = getComputedStyle(img).opacity;
      const flies = [...document.querySelectorAll('.ks-slide-content')].some((content) =>
        content.getAnimations().some(({ playState }) => playState === 'running'),
      );
      seen.push(`${flies ? 'flies' : 'rests'}, opacity ${opacity}`);
    };
    const frame = () => new Promise(requestAnimationFrame);
    const watch = async (isDone: () => boolean) => {
      do {
        await frame();
        record();
      } while (!isDone());
    };
    const content = () => document.querySelector('.ks-slide-content');
    document.querySelector<HTMLElement>('main a')?.click();
    await watch(() => content() !== null && content()?.getAnimations().length === 0);
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await watch(() => content() === null);
    return seen;
  });
  expect(new Set(frames)).toEqual(new Set(['rests, opacity 1', 'flies, opacity 0']));

  await gotoAlbum(page);
  const box = await boxOf(thumbnail(page));
  await open(page);
  await expect(thumbnail(page)).toHaveCSS('opacity', '0');
  expect(await boxOf(thumbnail(page))).toEqual(box);
  await close(page);
  await expect(thumbnail(page)).toHaveCSS('opacity', '0');
  await expect(page.getByRole('link', { name: 'Thumbnail 0' })).toBeFocused();
  await finishAll(page);
  await expect(thumbnail(page)).toHaveCSS('opacity', '1');
});

for (const [name, prepare] of Object.entries({
  'reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'a slow display': (page: Page) =>
    page.evaluate(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) =>
        query.includes('(update: slow)') ? matchMedia('all') : matchMedia(query);
    }),
})) {
  test(`nothing moves or fades with ${name}`, async ({ page }) => {
    await gotoAlbum(page);
    await prepare(page);
    await link(page).click();
    await expect(modalOf(page).image).toBeVisible();
    const count = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ constructor }) => constructor === Animation).length,
      );
    expect(await count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(galleries(page)).toHaveCount(0);
    expect(await count()).toBe(0);
  });
}

test('nothing moves or fades with a duration of 0', async ({ page }) => {
  await gotoAlbum(page, { opening: { duration: 0 } });
  await link(page).click();
  await expect(modalOf(page).image).toBeVisible();
  const moved = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect as KeyframeEffect)
      // The backdrop becomes transparent without a visible change.
      .filter(({ pseudoElement }) => !pseudoElement),
  );
  expect(moved).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(galleries(page)).toHaveCount(0);
});

for (const [name, opener, opening] of [
  ['a button', 'button', {}],
  ['a thumbnail, with fromThumbnail: false', 'main a', { fromThumbnail: false }],
] as const) {
  test(`fades in and out if opened by ${name}`, async ({ page }) => {
    await gotoAlbum(page, { thumbnails: [{}], opening: { ...opening, duration: LONG } });
    if (opener === 'button')
      await link(page).evaluate((element) => element.removeAttribute('data-ks-image'));
    await page.locator(opener).click();
    await expect(modalOf(page).dialog).toBeVisible();
    for (const isOpening of [true, false]) {
      await stopAt(page, 0.5);
      const picture = await pictureOf(page);
      expect(picture.opacity).toBeGreaterThan(0);
      expect(picture.opacity).toBeLessThan(1);
      expect(picture.transform).toBe('none');
      await finishAll(page);
      if (isOpening) await close(page);
    }
    await expect(galleries(page)).toHaveCount(0);
  });
}

test('a button with one image is the thumbnail of the image that it opens', async ({ page }) => {
  await gotoAlbum(page, {
    thumbnails: [
      {
        markup:
          '<button><img src="FILE" alt="Thumbnail 0" style="width: 120px; height: 80px"></button>',
      },
      { markup: ' ' },
    ],
  });
  await page.getByRole('button', { name: 'Thumbnail 0' }).click();
  const modal = modalOf(page);
  await expect(modal.dialog).toBeVisible();
  await stopAt(page, 0);
  expectSame((await pictureOf(page)).box, await boxOf(thumbnail(page)));
  await finishAll(page);
  await modal.next.click();
  await expect(modal.image).toHaveAccessibleName('Image 1');
  await close(page);
  await stopAt(page, 0.5);
  expect((await pictureOf(page)).opacity).toBeLessThan(1);
});

test('opens out of a link with a background that covers it, and closes into it', async ({
  page,
}) => {
  const style = `display: inline-block; width: 100px; height: 100px; background: url('FILE') center / cover`;
  await gotoAlbum(page, {
    thumbnails: [{ markup: `<a href="#0" data-ks-image="0" style="${style}"></a>` }],
  });
  const box = await boxOf(link(page));
  const clip = { x: box.x - 5, y: box.y - 5, width: 110, height: 110 };
  const before = await page.screenshot({ clip });
  await open(page);
  expectSame((await pictureOf(page)).box, box);
  expect(await difference(before, await page.screenshot({ clip }))).toBeLessThan(SHIFT);
  await finishAll(page);
  await close(page);
  await stopAt(page, 0.9999);
  expectSame((await pictureOf(page)).box, box);
});

test('galleries with the same ids on a page do not mix', async ({ page }) => {
  await gotoAlbum(page, {
    around: `<section><a data-ks-image="0"><img src="${drawing(FULL)}" alt="" width="9"></a></section><section>*</section>`,
  });
  await page.locator('section').last().locator('a').first().click();
  await expect(modalOf(page).dialog).toBeVisible();
  await stopAt(page, 0);
  expectSame((await pictureOf(page)).box, await boxOf(thumbnail(page)));
});

test('opens out of the thumbnail while the page is zoomed by pinching', async ({ page }) => {
  await gotoAlbum(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await open(page);
  expectSame(
    (await pictureOf(page)).box,
    await thumbnail(page).evaluate((img) => img.getBoundingClientRect().toJSON() as Box),
  );
});

test('moves one element, and shows no neighbours before it has arrived', async ({ page }) => {
  await gotoAlbum(page);
  await open(page);
  const moved = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect as KeyframeEffect)
      .filter((effect) => effect.getKeyframes().some((frame) => 'transform' in frame))
      .map(({ target }) => target?.matches('.ks-slide-content')),
  );
  expect(moved).toEqual([true]);
  const preview = modalOf(page).dialog.getByRole('button', { name: 'Image 2/2' });
  await expect(preview).toBeHidden();
  await finishAll(page);
  await expect(page.locator('.ks-side-preview.ks-next')).toHaveCSS('visibility', 'visible');
});

for (const [name, outer] of Object.entries({
  'another open dialog': 'dialog',
  'an element in full screen': 'section',
})) {
  test(`opens and closes above ${name}`, async ({ page }) => {
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
    const box = await boxOf(thumbnail(page));
    const clip = { x: box.x, y: box.y, width: 120, height: 90 };
    const before = await page.screenshot({ clip });
    await open(page);
    expectSame((await pictureOf(page)).box, box);
    expect(await difference(before, await page.screenshot({ clip }))).toBeLessThan(SHIFT);
    await finishAll(page);
    await page.locator('.ks-upper-button').last().click();
    await expect(modalOf(page).figure).toHaveCount(0);
    await stopAt(page, 0.9999);
    expectSame((await pictureOf(page)).box, box);
    expect(await difference(before, await page.screenshot({ clip }))).toBeLessThan(SHIFT);
    await finishAll(page);
    await expect(galleries(page)).toHaveCount(0);
  });
}

test.describe('while the large file loads', () => {
  /** Answers the request for the large file when the returned function is called. */
  async function holdImage(page: Page, size: Size): Promise<() => void> {
    const body = decodeURIComponent(drawing(size).slice(drawing(size).indexOf(',') + 1));
    return holdRequests(page, '**/large.svg', { contentType: 'image/svg+xml', body });
  }

  const cases: [name: string, full: Size, file: Size, isDeclared: boolean][] = [
    ['of the same ratio', [1200, 800], [300, 200], false],
    ['of a declared size', [1200, 800], [300, 200], true],
    ['of another ratio', [1200, 800], [300, 300], false],
    ['that is smaller than the image area', [300, 200], [150, 100], false],
  ];
  for (const [name, full, size, isDeclared] of cases) {
    test(
      `the file of the thumbnail is shown, and nothing jumps when it arrives: ${name}`,
      rareIf(name !== 'of another ratio'),
      async ({ page }) => {
        const release = await holdImage(page, full);
        await gotoAlbum(page, {
          thumbnails: [
            { url: 'large.svg', full, file: size, isDeclared, style: 'object-fit: cover' },
          ],
        });
        const box = await boxOf(thumbnail(page));
        const clip = { ...box };
        const before = await page.screenshot({ clip });
        const modal = await open(page);
        expectSame((await pictureOf(page)).box, box);
        expect(await difference(before, await page.screenshot({ clip }))).toBeLessThan(SHIFT);
        await finishAll(page);
        await expect(modal.figure).toBeVisible();
        await expect(modal.figure).toHaveAttribute('data-status', 'loading');
        const placeholder = await pictureOf(page);
        const area = { ...placeholder.box };
        const shown = await page.screenshot({ clip: area });
        release();
        await expect(modal.figure).toHaveAttribute('data-status', 'loaded');
        await expect(modal.image).not.toHaveAttribute('style', /background/);
        await stopAt(page, 0);
        const first = await pictureOf(page);
        expectSame(first.box, placeholder.box);
        // An enlarged image is blurred while it moves.
        const isEnlarged = full[0] === 300;
        if (!isEnlarged)
          expect(await difference(shown, await page.screenshot({ clip: area }))).toBeLessThan(
            SHIFT,
          );
        await finishAll(page);
        const { width, height } = await boxOf(modal.image);
        expect(width / height).toBeCloseTo(full[0] / full[1], 2);
        if (isEnlarged) expect(width).toBe(300);
      },
    );
  }

  test('a step to another image and back shows the file in its own proportions', async ({
    page,
  }) => {
    const release = await holdImage(page, FULL);
    await gotoAlbum(page, { thumbnails: [{ url: 'large.svg', file: [300, 300] }, {}] });
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

  test('the gallery closes into the thumbnail', async ({ page }) => {
    await holdImage(page, FULL);
    await gotoAlbum(page, { thumbnails: [{ url: 'large.svg', file: [300, 200] }] });
    await openAndFinish(page);
    await close(page);
    await stopAt(page, 0.9999);
    expectSame((await pictureOf(page)).box, await boxOf(thumbnail(page)));
  });
});

test('a small image from the cache is not enlarged', async ({ page }) => {
  await gotoAlbum(page, { thumbnails: [{ full: [90, 60] }] });
  for (const fresh of [true, false]) {
    const modal = await openAndFinish(page);
    await expect(modal.image).not.toHaveAttribute('style');
    expect((await boxOf(modal.image)).width, `fresh: ${String(fresh)}`).toBe(90);
    await close(page);
    await finishAll(page);
  }
});

test('opens and closes with the policy of the site, which forbids inline styles', async ({
  page,
}) => {
  await page.goto('./');
  const thumbnails = page.getByRole('group', { name: 'Plain gallery content' }).getByRole('link');
  await thumbnails.first().click();
  await expect(modalOf(page).figure).toHaveAttribute('data-status', 'loaded');
  await page.keyboard.press('Escape');
  await expect(galleries(page)).toHaveCount(0);
  await expect(thumbnails.first()).toBeFocused();
});
