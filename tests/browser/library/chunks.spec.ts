import type { Page } from '@playwright/test';
import { build, type OutputFile } from 'esbuild';
import { ButtonsStrategy } from 'ks-gallery-react';
import {
  carouselConfigurations,
  common,
  libraryConfigurations,
} from '@/components/site/sizes/library-configurations';
import { forEachCase } from '../lib/cases';
import { modalOf } from '../lib/gallery';
import { expect, test, waitUntilIdle } from '../lib/fixtures';
import { svg } from '../lib/library-page';

let files: Promise<readonly OutputFile[]> | undefined;

/** Builds an application as bundlers do that fetch parts of it later. */
async function bundle(contents: string): Promise<readonly OutputFile[]> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.' },
    alias: {
      'ks-gallery-react': './gallery-lib/src/index.ts',
      'ks-gallery-react/layouts': './gallery-lib/src/layouts/index.ts',
      'ks-gallery-react/slides': './gallery-lib/src/slides/index.ts',
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'chunks-page',
    entryNames: 'application',
    chunkNames: '[name].[hash]',
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles;
}

const buildApplication = () =>
  bundle(`import { createElement, useState } from 'react';
        import { createRoot } from 'react-dom/client';
        import { Carousel, ModalGallery, ModalGalleryProvider, modalGalleryService, registerLinks } from 'ks-gallery-react';
        registerLinks();
        function Application({ slots = [], ...props }) {
          const renderSlot = (name) => ({ imageProps }) => imageProps ? createElement('img', imageProps) : name;
          const render = Object.fromEntries(slots.map((name) => [name, renderSlot(name)]));
          const [open, setOpen] = useState(false);
          const gallery = createElement(ModalGallery, { ...props, render, open, onOpenChange: setOpen });
          return [createElement('button', { key: 1, onClick: () => setOpen(true) }, 'Open'), gallery];
        }
        window.start = (props) =>
          createRoot(document.querySelector('main')).render(createElement(Application, props));
        window.startCarousel = (props) =>
          createRoot(document.querySelector('main')).render(createElement(Carousel, props));
        window.startService = () =>
          createRoot(document.querySelector('main')).render(createElement(ModalGalleryProvider));
        window.openGallery = (config) => void modalGalleryService.open(config);`);

/** Serves the application; holds its files back that are fetched later, or some of them, until `release` is called. */
async function gotoApplication(page: Page, held = /./) {
  const outputs = await (files ??= buildApplication());
  const requested: string[] = [];
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/chunks-page/**', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    if (!name) {
      const body = `<!doctype html><html lang="en"><title>Application</title><main></main>
        <script type="module" src="application.js"></script>`;
      await route.fulfill({ contentType: 'text/html', body });
      return;
    }
    const file = outputs.find(({ path }) => path.endsWith(`/${name}`));
    // Files named `chunk` contain what several others need.
    if (name !== 'application.js' && !name.startsWith('chunk')) {
      requested.push(name.replace(/\..*/, ''));
      if (held.test(name)) await isReleased;
    }
    await route.fulfill({ contentType: 'text/javascript', body: file?.text ?? '' });
  });
  await page.goto('chunks-page/');
  return { requested, release };
}

const images = [1, 2, 3].map((id) => ({ id, modal: { img: svg('width="300" height="200"') } }));

/** Starts an application on a new page, which has none of the code that is fetched later. */
const start = (page: Page, name: 'start' | 'startCarousel', props: object) =>
  page.evaluate(([starter, given]) => Reflect.get(window, starter)(given), [
    name,
    { id: 1, images, ...props },
  ] as const);

/** Expects which code has been fetched, also when the browser has been idle. */
async function expectFetched(page: Page, requested: readonly string[], chunks: readonly string[]) {
  await expect.poll(() => requested.toSorted()).toEqual(chunks.toSorted());
  await waitUntilIdle(page);
  expect(requested.toSorted()).toEqual(chunks.toSorted());
}

/** The configurations that "npm test" opens: without options that add code, with each, and one between. */
const always = ['default options', 'a video among the images', 'every option'];
const isAll = Boolean(process.env.TEST_ALL);

test.describe('code of the modal gallery', () => {
  test('is fetched for the options that are used, and nothing in vain', async ({ page }) => {
    const cases = libraryConfigurations
      .filter(({ name }) => isAll || always.includes(name))
      .map((configuration) => [configuration.name, configuration] as const);
    await forEachCase(cases, async ({ props, slots, chunks }) => {
      const { requested, release } = await gotoApplication(page);
      await start(page, 'start', { ...props, slots });
      await page.getByRole('button', { name: 'Open' }).click();
      await expect(modalOf(page).dialog).toBeVisible();
      // The gallery fetches what only some options use.
      await expect.poll(() => requested).toEqual(common);
      release();
      await expect(modalOf(page).image).toBeVisible();
      await expectFetched(page, requested, chunks);
    });
  });

  test('is fetched while the browser is idle, before the gallery opens', async ({ page }) => {
    const { requested, release } = await gotoApplication(page);
    release();
    await start(page, 'start', {});
    await expect.poll(() => requested.toSorted()).toEqual(common.toSorted());
  });
});

test(
  'a dialog that is hidden before the gallery has arrived leaves the page to the user',
  { tag: '@all' },
  async ({ page }) => {
    const { release } = await gotoApplication(page);
    await start(page, 'start', {});
    const opener = page.getByRole('button', { name: 'Open' });
    await opener.click();
    const { dialog, close, image } = modalOf(page);
    await expect(close).toBeFocused();
    // As React does.
    await dialog.evaluate((element) => element.style.setProperty('display', 'none', 'important'));
    await expect(opener).toBeFocused();
    await page.keyboard.press('Escape');
    await page.locator('dialog').evaluate((element) => element.style.removeProperty('display'));
    await expect(close).toBeFocused();
    release();
    await expect(image).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test('the first image does not wait for the code of buttons and shortcuts', async ({ page }) => {
  const { requested, release } = await gotoApplication(page, /toolbar-actions|download-shortcuts/);
  await page.evaluate(() => Reflect.get(window, 'startService')());
  await expect.poll(() => requested).toEqual(common);
  await page.evaluate((given) => Reflect.get(window, 'openGallery')(given), {
    id: 1,
    images,
    currentImage: images[0],
    libConfig: {
      currentImageConfig: { downloadable: true },
      buttonsConfig: { strategy: ButtonsStrategy.FULL },
    },
  });
  const { image, dialog } = modalOf(page);
  await expect(image).toBeVisible();
  expect(requested).toEqual(expect.arrayContaining(['toolbar-actions', 'download-shortcuts']));
  const isFullScreen = () => page.evaluate(() => document.fullscreenElement !== null);
  await dialog.getByRole('button', { name: 'Switch to full-screen' }).click();
  expect(await isFullScreen()).toBe(false);
  release();
  await expect.poll(isFullScreen).toBe(true);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  await download;
});

test('code of the carousel is fetched for the options that are used, and nothing in vain', async ({
  page,
}) => {
  const cases = carouselConfigurations.map((given) => [given.name, given] as const);
  await forEachCase(cases, async ({ props, chunks }) => {
    const { requested, release } = await gotoApplication(page);
    release();
    await start(page, 'startCarousel', { ...props });
    await expect(page.getByRole('region').getByRole('img').first()).toBeVisible();
    await expectFetched(page, requested, chunks);
  });
});

test(
  'only an application that registers layouts or slides side by side has their code',
  { tag: '@all' },
  () =>
    forEachCase(
      [
        [
          'layouts',
          { gallery: 'PlainGallery', register: 'registerLayouts', sign: '--ks-row-height' },
        ],
        ['slides', { gallery: 'Carousel', register: 'registerSlides', sign: '--ks-slide-gap' }],
      ],
      async ({ gallery, register, sign }, entry) => {
        const own = `export { ${gallery} } from 'ks-gallery-react';`;
        const added = `export { ${register} } from 'ks-gallery-react/${entry}';`;
        const hasCode = async (contents: string) =>
          (await bundle(contents)).some(({ text }) => text.includes(sign));
        expect(await hasCode(own)).toBe(false);
        expect(await hasCode(own + added)).toBe(true);
      },
    ),
);
