import type { Page, Route } from '@playwright/test';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  ModalGallery,
  PlainGallery,
  registerLinks,
  type FlatImage,
  type PlainGalleryConfig,
} from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { forEachCase, someOf } from '../../lib/cases';
import { modalOf } from '../../lib/gallery';
import { expect, test } from '../../lib/fixtures';
import { measureLayoutShift } from '../../lib/layout-shift';
import { compileStyles } from '../../lib/library-page';

registerLayouts();
registerLinks();

const ratios = [1.5, 2 / 3, 1, 16 / 9, 0.75, 4 / 3, 2.4];
const ratioOf = (index: number) => ratios[index % ratios.length] ?? 1;
const widths = [320, 360, 479, 480, 640, 768, 899, 900, 1024, 1440, 1920];
const fewWidths = [320, 768, 1440];

type Layout = NonNullable<PlainGalleryConfig['layout']>;

const byWidth = { 0: 2, 480: 3, 900: 4 };
const layouts = {
  'justified rows': { type: 'justified', rowHeight: 120 },
  'rows that are all filled': { type: 'justified', rowHeight: 120, lastRow: 'fill' },
  'centred rows': { type: 'justified', rowHeight: 120, lastRow: 'center' },
  'masonry of three columns': { type: 'masonry' },
  'masonry by width': { type: 'masonry', columns: byWidth },
  'columns by width': { type: 'columns', columns: { 0: 1, 480: 5, 900: 3 } },
} satisfies Record<string, Layout>;

const highRows: Layout = { type: 'justified', rowHeight: 240, gap: 20, lastRow: 'fill' };

const styles = ['styles/index', 'layouts/styles']
  .map((file) => compileStyles(`${file}.scss`))
  .join('');

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

/** Images that are no requests, for measuring. */
const createImages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    src: pixel,
    alt: `Photograph ${index}`,
    width: ratioOf(index) * 900,
    height: 900,
  }));

/** Images that are requested. */
const createPhotographs = (count: number, overrides: Partial<FlatImage> = {}) =>
  createImages(count).map((image): FlatImage => {
    const src = `photo-${image.id}.svg`;
    return { ...image, src, srcSet: `${src} ${image.width}w`, ...overrides };
  });

/** The HTML of the server. */
const renderGallery = (
  layout: Layout,
  images: readonly FlatImage[],
  name?: string,
  options?: Omit<PlainGalleryConfig, 'layout'>,
) =>
  renderToString(
    createElement(PlainGallery, {
      images,
      config: {
        plainGalleryConfig: { layout, ...options },
        linkConfig: name === undefined ? undefined : { name },
      },
    }),
  );

const photograph = (route: Route) => {
  const index = Number(/\d+/.exec(route.request().url().split('/').at(-1) ?? '')?.[0]);
  const size = `width="${ratioOf(index) * 900}" height="900"`;
  const body = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="teal"/></svg>`;
  return route.fulfill({ contentType: 'image/svg+xml', body });
};

/** Painted when its HTML is whole: a row grows while its thumbnails are parsed, on a busy machine in several frames. */
const toPage = (content: string, dir = 'ltr') =>
  `<!doctype html><html lang="en" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Layouts</title><link rel="expect" href="#end" blocking="render">
    <style>body { margin: 0 } ${styles}</style><main>${content}</main><template id="end"></template>`;

/** Goes to a page with such content, whose photographs arrive when `isReady` has resolved. */
async function visit(page: Page, content: string, isReady = Promise.resolve()) {
  await page.unrouteAll();
  await page.route('**/layouts-page/*', async (route) => {
    if (!route.request().url().endsWith('.svg'))
      return route.fulfill({ contentType: 'text/html', body: toPage(content) });
    await isReady;
    return photograph(route);
  });
  // Another query than before, so that a fragment is not all that changes.
  await page.goto(`layouts-page/?${content.length}`, { waitUntil: 'domcontentloaded' });
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of the thumbnails in a page of each width, in the order of the document. */
const measure = (page: Page, given: readonly number[] = [0]): Promise<Box[][]> =>
  page.evaluate((all) => {
    const main = document.querySelector('main');
    return all.map((width) => {
      if (main && width) main.style.width = `${width}px`;
      return [...document.querySelectorAll('main a[data-index]')].map((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return { left, top, width, height };
      });
    });
  }, given);

const getError = ({ width, height }: Box, index: number) =>
  Math.abs(width / height / ratioOf(index) - 1);

/** Returns the boxes that cover one above them. */
function findOverlaps(boxes: readonly Box[]): Box[] {
  const sorted = boxes.toSorted((a, b) => a.top - b.top);
  return sorted.flatMap((box, index) => {
    const end = sorted.findIndex(
      ({ top }, position) => position > index && top >= box.top + box.height - 0.5,
    );
    return sorted
      .slice(index + 1, end < 0 ? undefined : end)
      .filter(
        (other) =>
          box.left + box.width > other.left + 0.5 && other.left + other.width > box.left + 0.5,
      );
  });
}

/** Expects that all images have their proportions, and that none covers another. */
function expectSound(boxes: readonly Box[], message?: string): void {
  expect(Math.max(...boxes.map(getError)), message).toBeLessThanOrEqual(0.01);
  expect(findOverlaps(boxes), message).toEqual([]);
}

/** The boxes of each column or row, by a side that they have in common. */
function groupBy(boxes: readonly Box[], side: 'left' | 'top'): Box[][] {
  const groups = new Map<number, Box[]>();
  for (const box of boxes) {
    const key = Math.round(box[side]);
    groups.set(key, [...(groups.get(key) ?? []), box]);
  }
  return [...groups.values()];
}

/** The distances between the boxes of a column. */
const getGaps = (column: readonly Box[]) =>
  column.slice(1).map(({ top }, index) => {
    const above = column[index];
    return top - (above?.top ?? 0) - (above?.height ?? 0);
  });

const endOf = (boxes: readonly Box[]) => Math.max(...boxes.map(({ left, width }) => left + width));

/** Expects that the browser chooses files for the width at which they are rendered, within 5 %, in windows of some widths. */
async function expectSizes(page: Page, content: string, given: readonly number[]): Promise<void> {
  for (const width of given) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, content);
    const ratios = await page.evaluate(async () => {
      const images = [...document.images].filter(
        (image) => image.getBoundingClientRect().top < innerHeight,
      );
      await Promise.all(images.map((image) => image.decode()));
      return images.map((image) => image.naturalWidth / image.getBoundingClientRect().width);
    });
    for (const ratio of ratios)
      expect(Math.abs(ratio - 1), `${width} px: ${content.slice(0, 300)}`).toBeLessThanOrEqual(
        0.05,
      );
  }
}

/** Expects what a layout promises beside sound boxes, in a gallery of a width. */
const expectations: Partial<
  Record<keyof typeof layouts, (boxes: readonly Box[], width: number) => void>
> = {
  'justified rows'(boxes, width) {
    for (const row of groupBy(boxes, 'top').slice(0, -1)) expect(endOf(row)).toBeCloseTo(width, 0);
    // An image that is wider than the gallery is less high.
    expect(boxes.at(-1)?.height).toBeCloseTo(120, 0);
  },
  'rows that are all filled'(boxes, width) {
    for (const row of groupBy(boxes, 'top')) expect(endOf(row)).toBeCloseTo(width, 0);
  },
  'centred rows'(boxes, width) {
    const last = groupBy(boxes, 'top').at(-1) ?? [];
    expect(endOf(last) + (last[0]?.left ?? 0)).toBeCloseTo(width, 0);
  },
  'masonry by width'(boxes, width) {
    const columns = groupBy(boxes, 'left');
    expect(columns).toHaveLength(width < 480 ? 2 : width < 900 ? 3 : 4);
    for (const gap of columns.flatMap(getGaps)) expect(gap).toBeCloseTo(8, 0);
  },
};

test.describe('layouts', () => {
  test('keep the proportions of images without overlap, and fill rows or columns, at every width', ({
    page,
  }) => {
    const counts = [
      [50, widths],
      [7, widths],
      [1000, fewWidths],
      [5000, fewWidths],
    ] as const;
    const cases = (process.env.TEST_ALL ? counts : counts.slice(0, 1)).flatMap(([count, used]) =>
      Object.keys(layouts).map(
        (name) =>
          [`${count} images in ${name}`, [count, used, name as keyof typeof layouts]] as const,
      ),
    );
    return forEachCase<readonly [number, readonly number[], keyof typeof layouts]>(
      cases,
      async ([count, used, name]) => {
        await page.setContent(toPage(renderGallery(layouts[name], createImages(count))));
        for (const [step, boxes] of (await measure(page, used)).entries()) {
          const width = used[step] ?? 0;
          const message = `at ${width} px`;
          expect(boxes, message).toHaveLength(count);
          expectSound(boxes, message);
          expect(Math.min(...boxes.map(({ left }) => left)), message).toBeGreaterThanOrEqual(0);
          expect(endOf(boxes), message).toBeLessThanOrEqual(width + 0.5);
          expectations[name]?.(boxes, width);
        }
      },
    );
  });

  test('an image that is appended or removed moves none before it, and no row but its own and one before', async ({
    page,
  }) => {
    type Keep = (box: Box, index: number, all: readonly Box[]) => boolean;
    type Change = readonly [keyof typeof layouts, FlatImage[], FlatImage[], Keep, number];
    const many = createImages(120);
    const without90 = many.toSpliced(90, 1);
    const appended = [createImages(300), createImages(350)] as const;
    await forEachCase<Change>(
      someOf([
        ['50 appended to masonry', ['masonry by width', ...appended, () => true, 280]],
        [
          '50 appended to rows',
          [
            'justified rows',
            ...appended,
            ({ top }, _, all) => top < (all.at(-1)?.top ?? 0) - 1,
            280,
          ],
        ],
        [
          'one removed from masonry',
          ['masonry by width', many, without90, (_, index) => index < 90, 60],
        ],
        [
          'one removed from rows',
          [
            'justified rows',
            many,
            without90,
            (box, _, all) => {
              // The image after a removed one that began its row may fit into the row before.
              const rows = [...new Set(all.map(({ top }) => Math.round(top)))];
              const row = rows.indexOf(Math.round(all[90]?.top ?? 0));
              return Math.round(box.top) < (rows[row - 1] ?? 0);
            },
            60,
          ],
        ],
      ]),
      async ([name, images, others, isKept, least]) => {
        await page.setContent(toPage(renderGallery(layouts[name], images)));
        const before = await measure(page, fewWidths);
        await page.setContent(toPage(renderGallery(layouts[name], others)));
        const after = await measure(page, fewWidths);
        for (const [step, boxes] of before.entries()) {
          const kept = boxes.filter(isKept);
          expect(kept.length).toBeGreaterThan(least);
          expect(after[step]?.slice(0, kept.length)).toEqual(kept);
        }
      },
    );
  });

  test('a row without the panorama after it is at most three times as high as the option', async ({
    page,
  }) => {
    const ratioOfSome = [2 / 3, 8, 1, 9, 1.5, 2 / 3];
    const images = ratioOfSome.map((ratio, id) => ({
      id,
      src: pixel,
      width: ratio * 900,
      height: 900,
    }));
    await page.setContent(toPage(renderGallery(layouts['justified rows'], images)));
    for (const boxes of await measure(page, [320, 768, 995, 1440])) {
      expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(360.5);
      for (const [index, { width, height }] of boxes.entries())
        expect(Math.abs(width / height / (ratioOfSome[index] ?? 1) - 1)).toBeLessThanOrEqual(0.01);
    }
  });

  test(
    'a gallery takes the space that there is, also beside others and in a box without a width',
    { tag: '@all' },
    async ({ page }) => {
      for (const name of ['justified rows', 'masonry of three columns'] as const) {
        const gallery = renderGallery(layouts[name], createImages(50));
        for (const [before, after, width] of [
          ['<div style="display:flex"><div style="flex:none;width:200px"></div>', '</div>', 800],
          ['<div style="display:inline-block">', '</div>', 1000],
          ['<div style="float:left">', '</div>', 1000],
          ['<div style="display:grid;justify-items:center">', '</div>', 1000],
          ['<div style="width:480px">', '</div>', 480],
        ] as const) {
          await page.setContent(toPage(before + gallery + after));
          const [boxes = []] = await measure(page, [1000]);
          const left = Math.min(...boxes.map((box) => box.left));
          expect(endOf(boxes) - left, before).toBeCloseTo(width, 0);
        }
      }
    },
  );

  test('nothing moves while images arrive, at each width of the window', async ({ page }) => {
    const readLayoutShift = await measureLayoutShift(page);
    const names = ['justified rows', 'masonry by width', 'columns by width'] as const;
    const images = createPhotographs(7, { loading: 'eager' });
    const content = names.map((name) => renderGallery(layouts[name], images)).join('');
    for (const width of someOf(widths)) {
      let release = () => {};
      const isReady = new Promise<void>((resolve) => (release = resolve));
      await page.setViewportSize({ width, height: 800 });
      await visit(page, content, isReady);
      const before = await measure(page);
      release();
      expect(await readLayoutShift()).toBe(0);
      expect(await measure(page)).toEqual(before);
    }
  });

  test(
    'text from right to left begins on the right, and Tab follows the images; in print and with text of double size none covers another',
    { tag: '@all' },
    async ({ page }) => {
      for (const [name, layout] of Object.entries(layouts)) {
        await page.setContent(toPage(renderGallery(layout, createImages(50), 'album'), 'rtl'));
        const [boxes = []] = await measure(page);
        if (name !== 'centred rows') expect(endOf(boxes.slice(0, 1))).toBeCloseTo(1280, 0);
        expect(Math.max(...boxes.map(getError))).toBeLessThanOrEqual(0.01);
        const before = await measure(page, widths);
        await page.addStyleTag({ content: ':root { font-size: 200% }' });
        expect(await measure(page, widths)).toEqual(before);
        for (const index of [0, 1, 2]) {
          await page.keyboard.press('Tab');
          await expect(page.getByRole('link').nth(index)).toBeFocused();
        }
        await page.emulateMedia({ media: 'print' });
        const [printed = []] = await measure(page, [700]);
        await page.emulateMedia({ media: 'screen' });
        expectSound(printed);
        const tops = printed.map(({ top }) => Math.round(top));
        expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
      }
    },
  );

  test(
    'captions are below the images, in space of their own, also with text of double size',
    { tag: '@all' },
    async ({ page }) => {
      const images = createImages(20).map((image): FlatImage => {
        // One has no caption, some have more than two lines.
        const caption = image.id === 3 ? undefined : 'Photograph of a lake. '.repeat(image.id + 1);
        return { ...image, caption };
      });
      for (const [name, layout] of Object.entries(layouts)) {
        const html = renderGallery(layout, images, undefined, { caption: 'below' });
        for (const [style, height] of [
          ['', 40],
          [':root { font-size: 200% }', 80],
        ] as const) {
          const lines = 'main { line-height: 1.25 }';
          await page.setContent(toPage(`<style>${lines} ${style}</style>${html}`));
          for (const [step, boxes] of (await measure(page, fewWidths)).entries()) {
            const message = `${name}, step ${step}, ${style}`;
            const pictures = boxes.map((box) => ({ ...box, height: box.height - height }));
            expect(Math.max(...pictures.map(getError)), message).toBeLessThanOrEqual(0.01);
            expect(findOverlaps(boxes), message).toEqual([]);
            if (layout.type === 'justified') continue;
            for (const gap of groupBy(boxes, 'left').flatMap(getGaps))
              expect(gap, message).toBeCloseTo(8, 0);
          }
          const distances = await page.evaluate(() =>
            [...document.querySelectorAll('main a')].flatMap((link) => {
              const caption = link.querySelector('span')?.getBoundingClientRect();
              const image = link.querySelector('img')?.getBoundingClientRect();
              const { bottom } = link.getBoundingClientRect();
              return caption && image ? [caption.top - image.bottom, bottom - caption.bottom] : [];
            }),
          );
          expect(distances).toHaveLength(38);
          for (const distance of distances) expect(distance).toBeCloseTo(0, 0);
        }
      }
    },
  );

  test(
    'sizes are right within 5 %, also in browsers without auto sizes',
    { tag: '@all' },
    async ({ page }) => {
      const some = [360, 1440];
      for (const [layout, loading, given] of [
        [layouts['justified rows'], 'lazy', some],
        [layouts['justified rows'], 'eager', widths],
        [layouts['centred rows'], 'eager', widths],
        [highRows, 'eager', widths],
        [layouts['masonry by width'], 'lazy', some],
        [layouts['masonry by width'], 'eager', some],
        [layouts['columns by width'], 'eager', some],
      ] as const) {
        const content = renderGallery(layout, createPhotographs(18, { loading }));
        await expectSizes(page, content, given);
      }
    },
  );
});

test.describe('thumbnails without JavaScript @no-script', () => {
  test('are requested for their rendered width, within 5 %', { tag: '@all' }, async ({ page }) => {
    for (const layout of [layouts['justified rows'], highRows, layouts['masonry by width']])
      await expectSizes(page, renderGallery(layout, createPhotographs(18)), [360, 480, 768]);
  });

  test('request one file each, of about their rendered width', async ({ page }) => {
    const images = createImages(12).map((image): FlatImage => {
      const files = [100, 200, 400, 800, 1600].map((size) => `photo-${image.id}-${size}.svg`);
      const srcSet = files.map((file) => `${file} ${/\d+(?=\.)/.exec(file)?.[0]}w`).join(', ');
      return { ...image, src: files[4] ?? '', srcSet };
    });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    for (const name of ['justified rows', 'masonry by width', 'columns by width'] as const) {
      requested.length = 0;
      await visit(page, renderGallery(layouts[name], images));
      await page.waitForLoadState();
      const [boxes = []] = await measure(page);
      const files = boxes.map((_, index) =>
        requested.filter((url) => url.includes(`photo-${index}-`)),
      );
      expect(files.map(({ length }) => length)).toEqual(images.map(() => 1));
      for (const [index, { width }] of boxes.entries()) {
        const ratio = Number(/\d+(?=\.svg)/.exec(files[index]?.[0] ?? '')?.[0]) / width;
        expect(ratio, `${name}, image ${index}`).toBeGreaterThan(0.7);
        expect(ratio, `${name}, image ${index}`).toBeLessThan(2.5);
      }
    }
  });
});

test.describe('full views without JavaScript @no-script', () => {
  test('open and close from every layout', { tag: '@all' }, async ({ page }) => {
    for (const [index, layout] of Object.values(layouts).entries()) {
      const name = `album${index}`;
      await visit(page, renderGallery(layout, createPhotographs(7), name));
      await page.getByRole('link', { name: 'Photograph 3', exact: true }).click();
      const view = page.locator(`#${name}-3`);
      await expect(view).toBeVisible();
      const { width, height } = page.viewportSize() ?? {};
      expect(await view.boundingBox()).toEqual({ x: 0, y: 0, width, height });
      await view.getByRole('link', { name: 'Close' }).click();
      await expect(view).toBeHidden();
    }
  });
});

test.describe('a modal gallery', () => {
  let script: Promise<string> | undefined;

  /** An application with a plain gallery of each type, which are also in the HTML of the server. */
  async function buildApplication(): Promise<string> {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { createElement as h, useState } from 'react';
          import { hydrateRoot } from 'react-dom/client';
          import { KS_DEFAULT_BTN_CLOSE, KS_DEFAULT_BTN_SHARE, ModalGallery, PlainGallery, registerLinks } from 'ks-gallery-react';
          import { registerLayouts } from 'ks-gallery-react/layouts';
          registerLayouts();
          registerLinks();
          function Album({ images, layout }) {
            const [index, setIndex] = useState();
            const linkConfig = { name: layout.type };
            const buttonsConfig = { strategy: 'custom', buttons: [KS_DEFAULT_BTN_SHARE, KS_DEFAULT_BTN_CLOSE] };
            return [
              h(PlainGallery, { key: 1, images, onClickImage: setIndex, config: { plainGalleryConfig: { layout }, linkConfig } }),
              h(ModalGallery, { key: 2, images, config: { linkConfig, buttonsConfig }, open: index !== undefined, defaultIndex: index, onOpenChange: () => setIndex(undefined) }),
            ];
          }
          window.hydrate = (images, layouts) => layouts.forEach((layout) =>
            hydrateRoot(document.getElementById('root-' + layout.type), h(Album, { images, layout })));`,
        resolveDir: '.',
      },
      alias: {
        'ks-gallery-react': './gallery-lib/src/index.ts',
        'ks-gallery-react/layouts': './gallery-lib/src/layouts/index.ts',
      },
      bundle: true,
      minify: true,
      write: false,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    return outputFiles.map(({ text }) => text).join('');
  }

  const used = [
    layouts['justified rows'],
    layouts['masonry by width'],
    layouts['columns by width'],
  ];

  async function start(page: Page) {
    const images = createPhotographs(12);
    const roots = used.map((layout) => {
      const closed = createElement(ModalGallery, { images, open: false });
      const html = renderGallery(layout, images, layout.type) + renderToString(closed);
      return `<div id="root-${layout.type}">${html}</div>`;
    });
    await visit(page, roots.join(''));
    await page.addScriptTag({ content: await (script ??= buildApplication()) });
    await page.evaluate(([given, all]) => Reflect.get(window, 'hydrate')(given, all), [
      images,
      used,
    ] as const);
  }

  test('opens, zooms, shares and closes from every layout, and follows fragments', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      navigator.share = (data) => {
        Reflect.set(window, 'shared', data?.url);
        return Promise.resolve();
      };
    });
    await start(page);
    const modal = modalOf(page);
    for (const { type } of used) {
      const thumbnail = page
        .locator(`#root-${type}`)
        .getByRole('link', { name: 'Photograph 4', exact: true });
      await thumbnail.click();
      await expect(modal.image).toHaveAccessibleName('Photograph 4');
      await expect(page).toHaveURL(new RegExp(`#${type}-4$`));
      const fitted = await modal.image.boundingBox();
      await page.keyboard.press('+');
      await expect
        .poll(async () => (await modal.image.boundingBox())?.width)
        .toBeGreaterThan(fitted?.width ?? Infinity);
      await page.keyboard.press('0');
      await modal.dialog.getByRole('button', { name: 'Share the current image' }).click();
      await expect
        .poll(() => page.evaluate(() => String(Reflect.get(window, 'shared'))))
        .toMatch(new RegExp(`#${type}-4$`));
      await modal.next.click();
      await expect(modal.image).toHaveAccessibleName('Photograph 5');
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toBeHidden();
      await expect(
        page
          .locator(`#root-${type}`)
          .getByRole('link', { name: /^Photograph [45]$/ })
          .and(page.locator(':focus')),
      ).toHaveCount(1);
      await page.evaluate((id) => {
        location.hash = id;
      }, `${type}-7`);
      await expect(modal.image).toHaveAccessibleName('Photograph 7');
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toBeHidden();
    }
  });
});
