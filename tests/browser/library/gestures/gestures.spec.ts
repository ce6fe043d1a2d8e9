import type { Locator, Page } from '@playwright/test';
import { fastFlickLeft, tap, traces, type Trace } from '../../../gestures/traces';
import { sampleOf } from '../../../sample';
import { forEachCase, someOf } from '../../lib/cases';
import { carouselOf, modalOf, openGallery } from '../../lib/gallery';
import { playTrace } from '../../lib/finger';
import { expect, test, waitForTransitions, waitUntilPrepared } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';
import { recordLibraries } from '../../lib/record-libraries';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A gallery that shows its third image, and the element on which gestures are made. */
interface Gallery {
  target: Locator;
  /** Goes back to the third image. */
  reset: () => Promise<void>;
  expectImage: (position: number) => Promise<void>;
}

/** Opens the carousel demo of the site, whose gestures Hammer recognizes. */
async function openSiteCarousel(page: Page): Promise<Gallery> {
  await page.goto('demo/carousel/');
  const { root, slide, tabs } = carouselOf(page);
  const expectImage = async (position: number) => {
    await expect(slide).toHaveAccessibleName(`${position} of 7`);
    await expect(slide).toHaveAttribute('data-status', 'loaded');
  };
  await expectImage(1);
  const reset = async () => {
    await tabs.nth(2).click();
    await expectImage(3);
  };
  await reset();
  await root.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return { target: root.locator('.ks-carousel-stage'), reset, expectImage };
}

/** Opens a modal gallery on the library's own page, where nothing but the library recognizes gestures. */
async function openLibraryModal(page: Page): Promise<Gallery> {
  await gotoLibraryPage(page);
  await page.evaluate((img) => {
    const currentImage = { id: 3, modal: { img } };
    const others = [1, 2, 4, 5].map((id) => ({ id, modal: { img } }));
    const images = others.toSpliced(2, 0, currentImage);
    window.library.modalGalleryService.open({
      id: 1,
      images,
      currentImage,
      libConfig: {
        currentImageConfig: { navigateOnClick: false },
        zoomConfig: { enable: false },
        dismissConfig: { enable: false },
      },
    });
  }, svg('width="360" height="240"'));
  const { figure, image, dots } = modalOf(page);
  const expectImage = async (position: number) => {
    await expect(figure).toHaveText(`Image ${position}/5`);
    await expect(image).toBeVisible();
  };
  const reset = async () => {
    await dots.nth(2).click();
    await expectImage(3);
  };
  await reset();
  return { target: image, reset, expectImage };
}

const resultSteps: Record<Trace['result'], number> = { next: 1, previous: -1, nothing: 0 };

const galleries: [where: string, open: (page: Page) => Promise<Gallery>][] = [
  ['a modal gallery of the library alone', openLibraryModal],
  ['a carousel of the site', openSiteCarousel],
];

test('each recorded gesture navigates as it should @touch', async ({ page }) => {
  let gallery: Gallery;
  let opened: unknown;
  const cases = someOf(galleries).flatMap(([where, open]) =>
    sampleOf(Object.entries(traces), 3).map(
      ([name, trace]) => [`${name} on ${where}: ${trace.result}`, { open, trace }] as const,
    ),
  );
  await forEachCase(cases, async ({ open, trace }) => {
    if (open !== opened) gallery = await open(page);
    opened = open;
    const { target, reset, expectImage } = gallery;
    await reset();
    await waitForTransitions(page);
    await playTrace(target, trace);
    const position = 3 + resultSteps[trace.result];
    await expectImage(position);
    // Gestures come in order: if this one has been recognized, so has the one before.
    await waitForTransitions(page);
    await playTrace(target, fastFlickLeft);
    await expectImage(position + 1);
  });
});

test('a page fetches Mousetrap when a gallery with shortcuts opens, and Hammer when it is pressed @touch', async ({
  page,
}) => {
  const libraries = recordLibraries(page);
  await page.goto('demo/download-advanced/');
  await waitUntilPrepared(page);
  expect([...libraries]).toEqual([]);
  const { image } = await openGallery(page, 'download-advanced');
  await expect.poll(() => [...libraries]).toEqual(['Mousetrap']);
  await playTrace(image, tap);
  await expect.poll(() => [...libraries]).toEqual(['Mousetrap', 'Hammer']);
});
