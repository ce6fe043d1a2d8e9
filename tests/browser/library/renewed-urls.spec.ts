/** Images that keep their id and get other URLs, as signed ones do every few minutes. */
import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../lib/cases';
import { expect, holdRequests, test } from '../lib/fixtures';
import { gotoLibraryPage } from '../lib/library-page';
import { settle } from '../lib/viewer';

test.use({
  startsDemos: false,
  contextOptions: { reducedMotion: 'reduce' },
  expectedProblems: /Failed to load resource|404/,
});

const colors = ['teal', 'olive', 'purple'];

/** Answers `<index>-<kind>.svg?sig=1`, of any signature but 3, which has expired. */
async function serveFiles(page: Page): Promise<void> {
  await page.route(/\.svg\?/, (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (search === '?sig=3') return route.fulfill({ status: 403 });
    const [, index = 0] = /(\d)-\w+\.svg/.exec(pathname) ?? [];
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="100%" height="100%" fill="${colors[Number(index)]}"/></svg>`,
    });
  });
}

type Form = 'plain' | 'sources' | 'thumb' | 'poster';

const getImages = (form: Form, sig: number) =>
  colors.map((_, index) => {
    const file = (kind: string) => `/${index}-${kind}.svg?sig=${sig}`;
    const image = { id: index + 1, alt: `Image ${index + 1}`, width: 1200, height: 800 };
    const video = { poster: file('poster'), sources: [{ src: '/none.mp4' }] };
    return {
      ...image,
      src: form === 'poster' ? undefined : file('full'),
      ...(form === 'sources' && { srcSet: `${file('small')} 600w, ${file('large')} 1200w` }),
      ...(form === 'thumb' && { thumb: { src: file('thumb'), width: 300, height: 200 } }),
      ...(form === 'poster' && { video }),
    };
  });

interface Given {
  component: 'ModalGallery' | 'Carousel' | 'PlainGallery';
  form: Form;
  config?: object;
}

async function render(page: Page, { component, form, config }: Given): Promise<void> {
  await page.evaluate(
    ([name, props]) => {
      const { react, library } = window;
      const events: string[] = [];
      const listeners = Object.fromEntries(
        ['onShow', 'onHasData', 'onChangeImage', 'onFirstImage', 'onIndexChange'].map((event) => [
          event,
          () => events.push(event),
        ]),
      );
      function App() {
        const [images, setImages] = react.useState(props.images);
        Object.assign(window, { setImages });
        const given = { ...props, ...listeners, images };
        return react.createElement(library[name] as never, given as never);
      }
      Object.assign(window, { events });
      window.renderElement(react.createElement(App));
    },
    [component, { images: getImages(form, 1), open: true, defaultIndex: 1, config }] as const,
  );
}

const setImages = (page: Page, images: object) =>
  page.evaluate(
    (list) => (window as unknown as { setImages: (given: object) => void }).setImages(list),
    images,
  );

/** Signatures of the files that are seen, and what may not change with them. */
const readState = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true }) &&
      element.getBoundingClientRect().width > 0;
    const images = [...document.images].filter(isSeen);
    const grounds = [...document.querySelectorAll<HTMLElement>('.a-tag-image')];
    const texts = [...document.querySelectorAll('[role=status]')].map(
      ({ textContent }) => textContent,
    );
    return {
      signatures: [
        ...images.map(({ complete, naturalWidth, currentSrc }) =>
          complete && naturalWidth ? /sig=(\d)/.exec(currentSrc)?.[1] : 'empty',
        ),
        ...grounds.map(({ style }) => /sig=(\d)/.exec(style.backgroundImage)?.[1]),
      ],
      text: texts.join(),
      events: (window as unknown as { events: string[] }).events.join(),
      width: document.querySelector('.ks-current-image')?.getBoundingClientRect().width,
      status: [...document.querySelectorAll('[data-status]')].map((element) =>
        element.getAttribute('data-status'),
      ),
    };
  });

test('an image with another URL stays until that has been decoded, with its zoom, and without an event', async ({
  page,
}) => {
  await serveFiles(page);
  const still = { playConfig: { autoPlay: false } };
  const modal: Given = { component: 'ModalGallery', form: 'plain', config: { slideConfig: still } };
  const carousel: Given = {
    component: 'Carousel',
    form: 'plain',
    config: { carouselPlayConfig: { autoPlay: false } },
  };
  const plain: Given = { component: 'PlainGallery', form: 'plain' };
  const background = { plainGalleryConfig: { advanced: { aTags: true } } };
  await forEachCase<Given>(
    someOf([
      ['modal gallery', modal],
      ['modal gallery, srcSet', { ...modal, form: 'sources' }],
      ['modal gallery, thumbnails', { ...modal, form: 'thumb' }],
      ['modal gallery, posters', { ...modal, form: 'poster' }],
      ['carousel', carousel],
      ['carousel, srcSet', { ...carousel, form: 'sources' }],
      ['carousel, thumbnails', { ...carousel, form: 'thumb' }],
      ['carousel, posters', { ...carousel, form: 'poster' }],
      ['plain gallery', plain],
      ['plain gallery, srcSet', { ...plain, form: 'sources' }],
      ['plain gallery, thumbnails', { ...plain, form: 'thumb' }],
      ['plain gallery, backgrounds', { ...plain, config: background }],
    ]),
    async (given) => {
      await gotoLibraryPage(page);
      await render(page, given);
      await expect.poll(async () => (await readState(page)).signatures.join('')).toMatch(/^1+$/);
      if (given.component === 'ModalGallery' && given.form !== 'poster') {
        await page.keyboard.press('+');
        await page.keyboard.press('+');
      }
      await settle(page, true);
      const before = await readState(page);
      if (given.form !== 'poster' && before.width) expect(before.width).toBeGreaterThan(1300);
      const picture = await page.screenshot();

      const release = await holdRequests(page, /sig=2/, {
        contentType: 'image/svg+xml',
        body: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="100%" height="100%" fill="black"/></svg>`,
      });
      const requested = page.waitForRequest(/sig=2/);
      await setImages(page, getImages(given.form, 2));
      await requested;
      await settle(page);
      expect(await readState(page)).toEqual(before);
      expect(picture.equals(await page.screenshot()), 'what is seen').toBe(true);
      release();
      const after = { ...before, signatures: before.signatures.map(() => '2') };
      await expect.poll(() => readState(page)).toEqual(after);
      await page.unroute(/sig=2/);
      const newPicture = await page.screenshot();

      const refused = page.waitForResponse(/sig=3/);
      await setImages(page, getImages(given.form, 3));
      await refused;
      await settle(page);
      expect(await readState(page)).toEqual(after);
      expect(newPicture.equals(await page.screenshot()), 'what is seen').toBe(true);
    },
  );
});

test('an image that could not be loaded is loading with another URL, and one that comes back shows it', async ({
  page,
}) => {
  await serveFiles(page);
  await forEachCase<Given>(
    [
      ['modal gallery', { component: 'ModalGallery', form: 'plain' }],
      ['carousel', { component: 'Carousel', form: 'plain' }],
      ['plain gallery', { component: 'PlainGallery', form: 'plain' }],
    ],
    async (given) => {
      await gotoLibraryPage(page);
      await page.route(/sig=1/, (route) => route.fulfill({ status: 403 }));
      await render(page, given);
      if (given.component === 'PlainGallery')
        await expect(page.locator('.ks-broken')).toHaveCount(colors.length);
      else await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.unroute(/sig=1/);
      await setImages(page, getImages('plain', 2));
      await expect.poll(async () => (await readState(page)).signatures.join('')).toMatch(/^2+$/);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect(page.locator('.ks-broken')).toHaveCount(0);
    },
  );
});
