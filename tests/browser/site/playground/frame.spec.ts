import type { Page } from '@playwright/test';
import type { FrameMessage, PreviewContent } from '@/components/playground/preview/messages';
import { fragments } from '@/components/playground/preview/fragments';
import { forEachCase } from '../../lib/cases';
import { expect, expectAccessible, test } from '../../lib/fixtures';

// The fragment starts the preview.
test.use({ startsDemos: false });

declare global {
  interface Window {
    answers: FrameMessage[];
  }
}

const parentPage = `<!doctype html><html lang="en"><title>A page with the preview</title>
<label>Interval <input></label>
<iframe title="Preview" width="900" height="700"></iframe>`;

/** Opens a page of the site's origin with the preview in a frame, and returns how to use both. */
async function openPreview(page: Page, fragment: string = fragments.system) {
  await page.route('**/with-preview/', (route) =>
    route.fulfill({ contentType: 'text/html', body: parentPage }),
  );
  await page.goto('./with-preview/');
  const input = page.getByRole('textbox', { name: 'Interval' });
  await input.focus();
  await page.evaluate((url) => {
    window.answers = [];
    addEventListener('message', ({ data }: MessageEvent<FrameMessage>) => {
      window.answers.push(data);
    });
    const frame = document.querySelector('iframe');
    if (frame) frame.src = url;
  }, `../playground/preview/${fragment}`);
  await page.waitForFunction(() => window.answers.some(({ type }) => type === 'ready'));

  const frame = page.frameLocator('iframe');
  let count = 0;
  /** Asks the preview to show something, and returns its answer. */
  const ask = async (more: Partial<PreviewContent>) => {
    count += 1;
    const message = {
      type: 'show',
      number: count,
      component: 'modal',
      config: {},
      needsLayouts: false,
      images: 5,
      scheme: 'light',
      direction: 'ltr',
      look: {},
      ...more,
    };
    await page.evaluate((data) => {
      document.querySelector('iframe')?.contentWindow?.postMessage(data, location.origin);
    }, message);
    const answer = await page.waitForFunction(
      (number) => window.answers.find((given) => 'number' in given && given.number === number),
      count,
    );
    return answer.jsonValue();
  };
  const events = async () =>
    (await page.evaluate(() => window.answers)).flatMap((answer) =>
      answer.type === 'event' ? `${answer.name} ${answer.text}` : [],
    );
  const main = frame.getByRole('main');
  return { ask, events, frame, input, main, dialog: frame.getByRole('dialog') };
}

test('the preview never takes the focus from the page around it, and Tab leads into it', async ({
  page,
}) => {
  const { ask, dialog, events, input } = await openPreview(page);
  await ask({});
  await expect(dialog.getByRole('img', { name: 'Image 1' })).toBeVisible();
  await page.keyboard.type('1');
  await ask({ config: { slideConfig: { playConfig: { autoPlay: true, interval: 50 } } } });
  await page.keyboard.type('2');
  await expect.poll(events).toContain('onLastImage autoplay true');
  await page.keyboard.type('3');
  await ask({ component: 'carousel' });
  await page.keyboard.type('4');
  await ask({});
  await page.keyboard.type('5');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('12345');

  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a gallery that the user has opened in the preview has the focus, and returns it @all', async ({
  page,
}) => {
  const { ask, dialog, frame } = await openPreview(page);
  await ask({});
  await dialog.getByRole('button', { name: /^Close/ }).click();
  const opener = frame.getByRole('button', { name: 'Open the gallery' });
  await expect(opener).toHaveCSS('opacity', '1');
  await opener.click();
  await expect(dialog.getByRole('button', { name: /^Close/ })).toBeFocused();
  // It would be seen through the backdrop.
  await expect(opener).toHaveCSS('opacity', '0');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Back leaves the page although its preview shows an open gallery @all', async ({ page }) => {
  await page.goto('./about/');
  const { ask, dialog } = await openPreview(page);
  await ask({});
  await expect(dialog).toBeVisible();
  await ask({ config: { linkConfig: { name: 'album' } } });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(/^About/);
});

test('scripts and style sheets of the preview have the motion that its fragment says @all', async ({
  page,
}) => {
  type Motion = { fragment: string; visible: boolean; duration: string | RegExp };
  const cases: readonly [string, Motion][] = [
    ['reduced motion', { fragment: fragments.reduced, visible: true, duration: '0s' }],
    ['the motion of the system', { fragment: fragments.system, visible: false, duration: /0\.3s/ }],
  ];
  await forEachCase(cases, async ({ fragment, visible, duration }) => {
    const { ask, main } = await openPreview(page, fragment);
    await ask({ component: 'carousel' });
    // Autoplay does not run with reduced motion, and its button says why.
    await expect(main.getByRole('button', { name: /reduced motion/ })).toBeVisible({ visible });
    const slide = main.locator('.ks-slide').first();
    await expect(slide).toHaveCSS('transition-duration', duration);
  });
});

test.describe('the preview in a page by itself', () => {
  test.use({ startsDemos: true });

  test('says what it is and links to the playground @all', async ({ page }) => {
    for (const fragment of ['', fragments.system]) {
      // Another document, although the fragment alone differs.
      await page.goto('about:blank');
      await page.goto(`./playground/preview/${fragment}`);
      await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
      await expect(page.getByRole('main')).toContainText('This page is the preview of the');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preview');
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'playground' }).click();
      await expect(page).toHaveTitle(/^Playground/);
    }
  });
});
