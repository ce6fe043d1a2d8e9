import type { Page } from '@playwright/test';
import type { FrameMessage, PreviewContent } from '@/components/playground/preview/messages';
import { fragments } from '@/components/playground/preview/fragments';
import { refusedConfigurations } from '../refused-configurations';
import { expect, expectAccessible, rareIf, test } from './fixtures';

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

const shown = expect.objectContaining({ type: 'shown' });
const refused = (message: string) =>
  expect.objectContaining({ type: 'refused', message: expect.stringContaining(message) });

test('the preview shows the three components and their events', async ({ page }) => {
  const { ask, dialog, events, main } = await openPreview(page);
  expect(await ask({ component: 'plain', images: 2 })).toEqual(shown);
  await expect(main.getByRole('link')).toHaveCount(2);
  await main.getByRole('link').last().click();
  expect(await ask({ component: 'carousel' })).toEqual(shown);
  await main.getByRole('button', { name: 'Next image' }).click();
  expect(await ask({ component: 'modal' })).toEqual(shown);
  await expect(dialog.getByRole('figure')).toContainText('Image 1/5');
  await expect.poll(events).toContain('onShow LOAD 1');
  expect(await events()).toEqual(
    expect.arrayContaining(['onClickImage CLICK 1', 'onChangeImage CLICK 2']),
  );
});

test('the preview takes over scheme and direction', { tag: '@all' }, async ({ page }) => {
  const { ask, frame } = await openPreview(page);
  const root = frame.locator('html');
  await ask({ component: 'plain', scheme: 'dark', direction: 'rtl' });
  await expect(root).toHaveCSS('direction', 'rtl');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await ask({ component: 'plain', scheme: 'light', direction: 'ltr' });
  await expect(root).toHaveCSS('direction', 'ltr');
  await expect(root).toHaveCSS('color-scheme', 'light');
});

test('an invalid configuration is refused in the words of the library, and the open gallery stays', async ({
  page,
}) => {
  const { ask, dialog, events, frame } = await openPreview(page);
  await ask({});
  await dialog.getByRole('button', { name: 'Next image' }).click();
  await expect(dialog.getByRole('figure')).toContainText('Image 2/5');
  const before = await dialog.elementHandle();
  for (const [component, config, message] of refusedConfigurations)
    expect(await ask({ component, config })).toEqual(refused(message));
  expect(await ask({ config: { dotsConfig: { visible: false } } })).toEqual(shown);
  await expect(dialog.getByRole('group', { name: 'Image navigation dots' })).toBeHidden();
  await expect(dialog.getByRole('figure')).toContainText('Image 2/5');
  expect(await before?.evaluate((element) => element.matches('[open]'))).toBe(true);
  await expect(frame.getByText('This demo could not be started')).toBeHidden();
  expect((await events()).filter((event) => event.startsWith('onClose'))).toEqual([]);
});

test(
  'a first configuration that is invalid is refused, and the next one is shown',
  { tag: '@all' },
  async ({ page }) => {
    const { ask, dialog } = await openPreview(page);
    expect(await ask({ config: { linkConfig: { name: '' } } })).toEqual(refused('linkConfig.name'));
    expect(await ask({})).toEqual(shown);
    await expect(dialog).toBeVisible();
  },
);

test('the preview never takes the focus from the page around it, and Tab leads into it', async ({
  page,
}) => {
  const { ask, dialog, events, input } = await openPreview(page);
  await ask({});
  await expect(dialog.getByRole('img', { name: 'Image 1' })).toBeVisible();
  await page.keyboard.type('1');
  await ask({ config: { slideConfig: { playConfig: { autoPlay: true, interval: 50 } } } });
  await page.keyboard.type('2');
  // Autoplay moves the focus off the arrow that the last image disables.
  await expect.poll(events).toContain('onLastImage AUTOPLAY true');
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

test(
  'a gallery that the user has opened in the preview has the focus, and returns it',
  { tag: '@all' },
  async ({ page }) => {
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
  },
);

test('Back leaves the page although its preview shows an open gallery', async ({ page }) => {
  await page.goto('./about/');
  const { ask, dialog } = await openPreview(page);
  await ask({});
  await expect(dialog).toBeVisible();
  await ask({ config: { linkConfig: { name: 'album' } } });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(/^About/);
});

test(
  'the preview emulates reduced motion in scripts and style sheets',
  { tag: '@all' },
  async ({ page }) => {
    const { ask, main } = await openPreview(page, fragments.reduced);
    await ask({ component: 'carousel' });
    // Autoplay does not run, and its button says why.
    await expect(main.getByRole('button', { name: /reduced motion/ })).toBeVisible();
    await expect(main.locator('.ks-icon').first()).toHaveCSS('transition-duration', '0s');
  },
);

test(
  'without the fragment the preview moves as the system says',
  { tag: '@all' },
  async ({ page }) => {
    const { ask, main } = await openPreview(page);
    await ask({ component: 'carousel' });
    await expect(main.getByRole('button', { name: /reduced motion/ })).toBeHidden();
    await expect(main.locator('.ks-icon').first()).toHaveCSS('transition-duration', '0.5s');
  },
);

test.describe('the preview in a page by itself', () => {
  test.use({ startsDemos: true });

  for (const fragment of ['', fragments.system]) {
    test(
      `says what it is and links to the playground${fragment && ` with ${fragment}`}`,
      rareIf(fragment !== ''),
      async ({ page }) => {
        await page.goto(`./playground/preview/${fragment}`);
        await expect(page.locator('html')).toHaveAttribute('data-demo', 'ready');
        await expect(page.getByRole('main')).toContainText('This page is the preview of the');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preview');
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expectAccessible(page);
        await page.getByRole('link', { name: 'playground' }).click();
        await expect(page).toHaveTitle(/^Playground/);
      },
    );
  }

  test('says so without JavaScript too @no-script', async ({ page }) => {
    await page.goto('./playground/preview/');
    await expect(page.getByRole('link', { name: 'playground' })).toBeVisible();
  });

  test('is in no index of search engines, in no sitemap and in no list of pages', async ({
    page,
    request,
  }) => {
    await page.goto('./playground/preview/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    for (const list of ['sitemap.xml', 'llms.txt']) {
      expect(await (await request.get(`./${list}`)).text()).not.toContain('playground/preview');
    }
    expect((await request.get('./playground/preview/index.md')).status()).toBe(404);
  });
});

test('only the playground may contain a frame, of its own origin', async ({ page }) => {
  const policyOf = async (path: string) => {
    await page.goto(path);
    return page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  };
  expect(await policyOf('./playground/')).toContain("; frame-src 'self';");
  for (const path of ['./', './about/', './demo/carousel/', './playground/preview/']) {
    expect(await policyOf(path)).toContain("; frame-src 'none';");
  }
});
