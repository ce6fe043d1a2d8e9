import type { Page, Response } from '@playwright/test';
import { boxOf, expect, expectAccessible, holdRequests, test } from '../../lib/fixtures';
import { allowedLayoutShift, measureLayoutShift } from '../../lib/layout-shift';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The parts of the playground, in the words of its user. */
function playgroundOf(page: Page) {
  const form = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    form,
    preview: page.frameLocator('iframe[title="Preview"]'),
    component: (name: string) => page.getByRole('radio', { name }),
    group: (name: string) => page.locator('summary').filter({ hasText: name, visible: true }),
    field: (name: string) => page.getByLabel(name, { exact: true }).filter({ visible: true }),
    reset: (name: string) => page.getByRole('button', { name: `Reset ${name}`, exact: true }),
    search: page.getByRole('searchbox', { name: /^Find an option/ }).filter({ visible: true }),
    code: (name: string) => page.getByRole('region', { name, exact: true }),
    events: page.getByRole('log'),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}

async function openPlayground(page: Page, fragment = '') {
  await page.goto(`playground/${fragment}`);
  return playgroundOf(page);
}

/** Presses the button, and returns the link in the clipboard. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await playgroundOf(page).button('Copy link').click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached();
  return page.evaluate(() => navigator.clipboard.readText());
}

const react = 'gallery.tsx';
const angular = 'gallery.component.ts';

test('an option changes the preview, the code of both editions and the URL, a custom property a stylesheet', async ({
  page,
}) => {
  const { field, group, preview, code, button } = await openPlayground(page);
  const dialog = preview.getByRole('dialog');
  await expect(
    dialog.getByRole('button', { name: 'Close this modal image gallery' }),
  ).toBeVisible();

  await field('infinite').check();
  await expect(dialog.getByRole('button', { name: 'Previous image' })).toBeVisible();
  await expect(code(react)).toContainText('slideConfig: { infinite: true }');
  await expect(page).toHaveURL(/#modal&slideConfig\.infinite=true$/);
  await button('Angular').first().click();
  await expect(code(angular)).toContainText(/slideConfig: {\s+infinite: true,/);
  await expect(code(react)).toBeHidden();
  await button('React').first().click();

  const backdrop = preview.locator('.ks-modal-gallery-backdrop');
  const readColour = () =>
    backdrop.evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
  const before = await readColour();
  await group('Look').click();
  await field('--ks-backdrop-color').fill('rgb(0, 64, 64)');
  await expect.poll(readColour).not.toBe(before);
  await expect(code('gallery.css')).toContainText('--ks-backdrop-color: rgb(0, 64, 64);');
  await expect(code(react)).toContainText("import './gallery.css'");
  await field('--ks-backdrop-color').fill('apple');
  await expect(field('--ks-backdrop-color')).toHaveAttribute('aria-invalid', 'true');
});

test('options, preview and code are side by side in a wide window @all', async ({ page }) => {
  const { search, code } = await openPlayground(page);
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [form, frame, panel] = await Promise.all(
      [search, page.locator('iframe'), code(react)].map(boxOf),
    );
    expect(form!.x + form!.width).toBeLessThan(frame!.x);
    expect(frame!.x + frame!.width).toBeLessThan(panel!.x);
    for (const box of [form!, frame!, panel!]) expect(box.y).toBeLessThan(500);
    const [choice, paste] = await Promise.all(
      [page.getByRole('button', { name: 'Copy link' }), page.getByText('Paste your options')].map(
        boxOf,
      ),
    );
    expect(paste!.y).toBeLessThan(choice!.y + choice!.height);
  }
});

test('a URL gives the same state, and Back leaves the playground', async ({ page }) => {
  await page.goto('about/');
  const { component, field, preview } = await openPlayground(
    page,
    '#carousel&carouselConfig.maxWidth=400px&preview.direction=rtl',
  );
  await expect(component('Carousel')).toBeChecked();
  await expect(field('maxWidth')).toHaveValue('400px');
  await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(preview.getByRole('region', { name: 'Current image and navigation' })).toBeVisible();

  await field('showArrows').uncheck();
  await expect(page).toHaveURL(/showArrows=false/);
  await field('maxHeight').fill('300px');
  await expect(page).toHaveURL(/maxHeight=300px/);
  await page.goBack();
  await expect(page).toHaveURL(/about\/$/);
});

test('parts of a URL that are unknown or invalid are named and dropped @all', async ({ page }) => {
  const { field, code } = await openPlayground(
    page,
    '#modal&slideConfig.infnite=true&previewConfig.number=many&slideConfig.sidePreviews.size.width=apple&slideConfig.playConfig.interval=0&dotsConfig.visible=false',
  );
  const problems = page.getByRole('alert').filter({ hasText: 'Some parts of this URL' });
  await expect(problems).toContainText('slideConfig.infnite');
  await expect(problems).toContainText('previewConfig.number is "many"; it must be a number.');
  await expect(problems).toContainText(
    'size.width is "apple"; it must be a value of the CSS property width.',
  );
  await expect(problems).toContainText('INVALID_INTERVAL');
  await expect(field('playConfig.interval')).toHaveValue('5000');
  await expect(code(react)).toContainText('dotsConfig: { visible: false }');
  await expect(code(react)).not.toContainText('interval');
  await expect(page).toHaveURL(/#modal&dotsConfig\.visible=false$/);
});

test('a layout in the proportions of the images is fetched when it is chosen @all', async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.ok() && /\.js(\?|$)/.test(response.url())) scripts.push(response);
  });
  const hasLayouts = async () =>
    (await Promise.all(scripts.map((response) => response.text()))).some((text) =>
      text.includes('--ks-row-height'),
    );
  const { field, preview } = await openPlayground(page, '#plain');
  const gallery = preview.getByRole('group', { name: 'Plain gallery content' });
  await expect(gallery.getByRole('link')).toHaveCount(5);
  expect(await hasLayouts()).toBe(false);

  await field('layout').selectOption('masonry');
  await expect(gallery.getByRole('link')).toHaveCount(11);
  expect(await hasLayouts()).toBe(true);
  await field('layout.columns').fill('0: 2, 300: 4');
  const firstRow = () =>
    gallery.getByRole('link').evaluateAll((links) => {
      const tops = links.map((link) => link.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  await expect.poll(firstRow).toBe(4);
  await expect(page).toHaveURL(/layout=masonry&.*columns=0:\+2,\+300:\+4$/);

  await page.reload();
  await expect(field('layout.columns')).toHaveValue('0: 2, 300: 4');
  await expect.poll(firstRow).toBe(4);
  await field('layout').selectOption('LineLayout');
  await expect(gallery.getByRole('link')).toHaveCount(5);
});

test('a demo is a start, and all of it is reset at once @all', async ({ page }) => {
  const { component, field, preview, button, code } = await openPlayground(page);
  const demos = page.getByRole('combobox', { name: 'Demo to start from' });
  await field('Width').selectOption('768');
  await demos.selectOption('Carousel fixed width');
  await expect(component('Modal gallery')).toBeChecked();
  await button('Start from this demo').click();
  await expect(component('Carousel')).toBeChecked();
  await expect(field('maxWidth')).toHaveValue('766px');
  await expect(preview.getByRole('region', { name: 'Current image and navigation' })).toBeVisible();
  await button('Reset all').click();
  await expect(field('maxWidth')).toHaveValue('100%');
  await expect(code(react)).not.toContainText('config');
  await expect(field('Width')).toHaveValue('768');
});

test('edits are undone and redone by keys', async ({ page }) => {
  const { field, code } = await openPlayground(page);
  const interval = field('playConfig.interval');
  await field('infinite').check();
  await expect(code(react)).toContainText('infinite: true');
  await interval.fill('1');
  await interval.press('End');
  await interval.pressSequentially('200');
  await expect(code(react)).toContainText('interval: 1200');
  // What is typed into one field is one step.
  await interval.press('Control+z');
  await expect(interval).toHaveValue('5000');
  await expect(code(react)).toContainText('infinite: true');
  await page.keyboard.press('Control+z');
  await expect(field('infinite')).not.toBeChecked();
  await expect(page).toHaveURL(/#modal$/);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  await expect(interval).toHaveValue('1200');
  await expect(field('infinite')).toBeChecked();
});

test('while a value is invalid, later changes reach preview, code, URL and a copied link @all', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/playground/preview/');
  const { field, preview, code } = await openPlayground(page);
  const interval = field('playConfig.interval');
  // On a slow line, the preview comes after both values.
  await interval.fill('800');
  await expect(page).toHaveURL(/interval=800$/);
  await interval.fill('0');
  await expect(page).toHaveURL(/interval=0$/);
  release();
  await expect(interval).toHaveAccessibleDescription(/keep the last valid value/);
  await field('infinite').check();
  await expect(preview.getByRole('button', { name: 'Previous image' })).toBeVisible();
  await expect(code(react)).toContainText(
    'slideConfig: { infinite: true, playConfig: { interval: 800 } }',
  );
  // At once, although the URL is written 400 ms after an edit.
  expect(await copyLink(page)).toMatch(/#modal&slideConfig\.infinite=true&.*interval=800$/);
  await expect(interval).toHaveValue('0');
  await expect(interval).toHaveAttribute('aria-invalid', 'true');
});

test('a text that is too long for a URL is named at its field, and no old link is copied @all', async ({
  page,
}) => {
  const { field, group, button } = await openPlayground(page, '#modal&linkConfig.name=album');
  await group('linkConfig').click();
  const text = Array.from({ length: 1000 }, (_, index) => (index * 7919).toString(36)).join('');
  await field('name').fill(text);
  await expect(field('name')).toHaveAccessibleDescription(/too long for a URL/);
  await button('Copy link').click();
  await expect(page.getByRole('status').filter({ hasText: 'No link was copied' })).toBeAttached();
});

test('a text that is no CSS value is refused in a field @all', async ({ page }) => {
  const { field, code } = await openPlayground(page, '#carousel');
  const width = field('maxWidth');
  await width.fill('banana');
  await expect(width).toHaveAccessibleDescription(/"banana"; .* the CSS property max-width\./);
  await expect(code(react)).not.toContainText('banana');
  await width.fill('min(80%, 40rem)');
  await expect(width).not.toHaveAttribute('aria-invalid');
  await expect(code(react)).toContainText("maxWidth: 'min(80%, 40rem)'");
});

test.describe('before it is used', () => {
  test.use({ startsDemos: false });

  test('a button starts the preview, and passes its focus on', async ({ page }) => {
    await page.goto('playground/');
    const preview = page.getByRole('region', { name: 'Preview', exact: true });
    await expect(preview.locator('img')).toBeVisible();
    const start = preview.getByRole('button', { name: 'Start the preview' });
    await start.press('Enter');
    await expect(playgroundOf(page).preview.getByRole('dialog')).toBeVisible();
    await expect(start).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('iframe')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the preview comes first, is a bar while one edits, and stays in view if wanted', async ({
    page,
  }) => {
    const { preview, search, field, button } = await openPlayground(page);
    const frame = page.locator('iframe');
    const pin = button('Keep the preview in view');
    await expect(preview.getByRole('dialog')).toBeVisible();
    const box = async (part: typeof frame) => (await part.boundingBox())!;
    const frameEnd = async () => (await box(frame)).y + (await box(frame)).height;
    expect((await box(pin)).y).toBeGreaterThanOrEqual(await frameEnd());
    expect((await box(frame)).y).toBeLessThan((await box(field('Width'))).y);
    expect((await box(field('Width'))).y).toBeLessThan((await box(search)).y);
    for (const name of ['Width', 'Scheme', 'Direction', 'Motion', 'Images']) {
      const { x, width } = await box(field(name));
      expect(x + width).toBeLessThanOrEqual(360);
    }
    // Playwright reports a control that something covers.
    await search.click();
    await search.fill('interval');
    await field('playConfig.interval').click();
    await page.mouse.wheel(0, 600);
    await expect(frame).not.toBeInViewport();
    await expect(pin).toBeInViewport();
    await pin.click();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(frame).toBeInViewport({ ratio: 0.9 });
    expect((await box(pin)).y).toBeGreaterThanOrEqual(await frameEnd());
    await field('playConfig.interval').click();
    await expect(field('playConfig.interval')).toBeInViewport();
  });
});

test('the preview has a width, a scheme, a direction and less motion @all', async ({ page }) => {
  const { field, preview } = await openPlayground(page, '#plain');
  const frame = page.locator('iframe');
  const root = preview.locator('html');
  for (const width of ['390', '768']) {
    await field('Width').selectOption(width);
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(Number(width));
  }
  await field('Scheme').selectOption('dark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await field('Direction').selectOption('rtl');
  await expect(root).toHaveCSS('direction', 'rtl');
  await field('Images').selectOption('2');
  await expect(preview.getByRole('link').or(preview.getByRole('img'))).not.toHaveCount(0);
  await field('Motion').selectOption('reduced');
  await expect(frame).toHaveAttribute('src', /#reduced-motion$/);
  await expect(root).toHaveAttribute('dir', 'rtl');
});

test('events are listed with the code that handles them', async ({ page }) => {
  const { preview, events, code, button } = await openPlayground(page, '#carousel');
  await preview.getByRole('button', { name: 'Next image' }).click();
  await expect(events).toContainText('onChangeImage click 2');
  await page.getByText('Code that handles these events').click();
  await expect(code('Handlers of these events in React')).toContainText('onChangeImage={(event)');
  await button('Angular').first().click();
  await expect(code('Handlers of these events in Angular')).toContainText(
    '(changeImage)="onChangeImage($event)"',
  );
  await button('Clear the events').click();
  await expect(events).toHaveText('Use the preview: each event appears here.');
});

test('the preview moves no options when it is parsed after they are painted @all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const layoutShift = await measureLayoutShift(page);
  await page.goto('playground/');
  await expect(
    page.getByRole('searchbox', { name: 'Find an option of the modal gallery' }),
  ).toBeVisible();
  expect(await layoutShift()).toBeLessThanOrEqual(allowedLayoutShift);
});

test('the first events of the preview move nothing @all', async ({ page }) => {
  const layoutShift = await measureLayoutShift(page);
  const { events } = await openPlayground(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(events).toContainText('onShow');
  expect(await layoutShift()).toBeLessThanOrEqual(allowedLayoutShift);
});

test('a list gets items, which are removed again @all', async ({ page }) => {
  const { field, group, preview, code, button } = await openPlayground(page);
  await group('buttonsConfig').click();
  await field('strategy').first().selectOption('CUSTOM');
  await button('Add to buttons').click();
  await expect(field('type')).toBeFocused();
  await expect(field('type')).toHaveValue('CLOSE');
  await expect(
    preview.getByRole('button', { name: 'Close this modal image gallery' }),
  ).toBeVisible();
  await field('type').selectOption('SHARE');
  await field('title').fill('Send it');
  await expect(preview.getByRole('button', { name: 'Send it' })).toBeVisible();
  await expect(code(react)).toContainText(
    "{ type: ButtonType.SHARE, className: 'close-image', title: 'Send it' }",
  );
  await button('Remove buttons[0]').click();
  await expect(button('Add to buttons')).toBeFocused();
  await expect(preview.getByRole('button', { name: 'Send it' })).toBeHidden();
});

test('a search finds options by name and meaning, and leads to the component that has the option', async ({
  page,
}) => {
  const { component, field, search } = await openPlayground(page);
  await search.fill('pauseOnHover');
  await expect(field('playConfig.pauseOnHover')).toBeVisible();
  await expect(field('infinite')).toBeHidden();
  await expect(page.getByText('1 option', { exact: true })).toBeAttached();
  for (const query of ['no such option', 'columns', 'grid']) {
    await search.fill(query);
    await expect(page.getByText('No option matches.')).toBeVisible();
  }
  await page.getByText('The plain gallery has').getByRole('link').click();
  await expect(component('Plain gallery')).toBeChecked();
  await expect(field('strategy')).toBeFocused();
});

test('a link to a field opens its group and moves the focus to it @all', async ({ page }) => {
  const { component, field } = await openPlayground(
    page,
    '#carousel.carouselPreviewsConfig.number',
  );
  await expect(component('Carousel')).toBeChecked();
  await expect(field('number')).toBeFocused();
  await expect(field('number')).toBeInViewport();
});

test('everything is reached and used with keys alone', async ({ page }) => {
  const { component, field, search, preview, button, code } = await openPlayground(page, '#plain');
  const { keyboard } = page;
  await expect(preview.getByRole('link').first()).toBeVisible();
  await component('Plain gallery').focus();
  await keyboard.press('ArrowRight');
  await expect(component('Carousel')).toBeChecked();
  // Demo, start, undo, redo, reset, copy.
  for (let stop = 0; stop < 6; stop += 1) await keyboard.press('Tab');
  await expect(button('Copy link')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.locator('summary:focus')).toHaveText('Paste your options');
  await keyboard.press('Tab');
  await expect(search).toBeFocused();
  await keyboard.type('showArrows');
  // The code of the search is fetched when it is first used.
  await expect(field('showArrows')).toBeVisible();
  await expect(field('maxWidth')).toBeHidden();
  await keyboard.press('Tab');
  await expect(page.locator('summary:focus')).toContainText('carouselConfig');
  await keyboard.press('Tab');
  await expect(field('showArrows')).toBeFocused();
  await keyboard.press('Space');
  await expect(code(react)).toContainText('showArrows: false');
  await keyboard.press('Tab');
  await expect(button('Reset showArrows')).toBeFocused();
  await keyboard.press('Enter');
  await expect(field('showArrows')).toBeChecked();
  await expect(field('showArrows')).toBeFocused();
  await keyboard.press('Control+z');
  await expect(field('showArrows')).not.toBeChecked();
});

test('the preview is skipped with a key, and Tab leaves its open gallery after Escape @all', async ({
  page,
}) => {
  const { field, preview, button, code } = await openPlayground(page);
  const dialog = preview.getByRole('dialog');
  await expect(dialog.getByText('Image 1/5')).toBeVisible();
  await field('Images').focus();
  await page.keyboard.press('Tab');
  await expect(button('Skip the preview')).toBeFocused();
  const [skip, panel] = await Promise.all(
    [button('Skip the preview'), page.locator('.play-preview')].map((part) => part.boundingBox()),
  );
  expect(skip!.x - panel!.x, 'space for the whole focus ring').toBeGreaterThanOrEqual(6);
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await button('Skip the preview').press('Enter');
  await page.keyboard.press('Tab');
  const output = page.getByRole('region', { name: 'Code', exact: true });
  await expect(output.locator(':focus')).toBeVisible();
  await expect(code(react)).toBeVisible();
});

test('an option has its group, value, meaning, change and error in the accessibility tree', async ({
  page,
}) => {
  const { form, field, group, reset, preview, code } = await openPlayground(
    page,
    '#modal&slideConfig.infinite=true',
  );
  await expect(group('slideConfig')).toContainText('1 changed');
  const next = preview.getByRole('dialog').getByRole('button', { name: 'Next image' });
  await expect(next).toBeVisible();
  const interval = field('playConfig.interval');
  await interval.fill('0');
  await expect(form('Modal gallery').getByRole('alert')).toBeVisible();
  await expect(form('Modal gallery')).toMatchAriaSnapshot(`
    - region "Modal gallery":
      - heading "Modal gallery" [level=2]
      - searchbox "Find an option of the modal gallery"
      - group "slideConfig":
        - code: slideConfig
        - text: 2 changed
        - code: infinite
        - checkbox "infinite" [checked]
        - button "Reset infinite"
        - paragraph:
          - text: Changed. Continues with the first image after the last, and vice versa. Default
          - code: "false"
          - text: .
          - link "Reference of infinite"
        - code: playConfig.autoPlay
        - checkbox "playConfig.autoPlay" [checked]
        - paragraph: /Starts autoplay/
        - code: playConfig.interval
        - textbox "playConfig.interval" [invalid]: "0"
        - button "Reset playConfig.interval"
        - paragraph: /Time between two images/
        - alert: /INVALID_INTERVAL/
  `);
  await expect(field('infinite')).toHaveAccessibleDescription(/^Changed\. Continues with/);
  await expect(field('playConfig.autoPlay')).toHaveAccessibleDescription(/^Starts autoplay/);
  await expect(interval).toHaveAttribute('aria-invalid', 'true');
  await expect(interval).toHaveAccessibleDescription(
    /INVALID_INTERVAL: Modal gallery 1: slideConfig\.playConfig\.interval is 0; it must be greater than 0 milliseconds\./,
  );
  // The last valid configuration stays.
  await expect(next).toBeVisible();
  await expect(code(react)).toContainText('slideConfig: { infinite: true }');
  await expect(page).toHaveURL(/#modal&slideConfig\.infinite=true$/);

  await interval.fill('soon');
  await expect(interval).toHaveAccessibleDescription(/is "soon"; it must be a number\./);
  const outline = await interval.evaluate((element) => getComputedStyle(element).outlineColor);
  await expect(page.getByRole('alert').filter({ hasText: '"soon"' })).toHaveCSS('color', outline);
  await interval.press('Control+z');
  await expect(interval).toHaveValue('0');
  await expect(interval).toHaveAccessibleDescription(/INVALID_INTERVAL/);
  await interval.fill('800');
  await expect(interval).not.toHaveAttribute('aria-invalid');
  await expect(interval).toHaveAccessibleDescription(/^Changed\. Time between/);
  await expect(code(react)).toContainText('interval: 800');

  await reset('playConfig.interval').click();
  await expect(interval).toHaveValue('5000');
  await expect(field('infinite')).toBeChecked();
  await expect(group('slideConfig')).toContainText('1 changed');
  await expect(code(react)).not.toContainText('interval');
});

test('what is entered before the scripts run is kept @all', async ({ page }) => {
  const release = await holdRequests(page, '**/_next/**/*.js');
  const { field, search, code } = await openPlayground(page, '#modal&dotsConfig.visible=false');
  await field('infinite').check();
  await field('playConfig.interval').fill('700');
  await field('Width').selectOption('390');
  await search.fill('dots');
  release();
  await expect(code(react)).toContainText(
    'slideConfig: { infinite: true, playConfig: { interval: 700 } }',
  );
  await expect(code(react)).toContainText('dotsConfig: { visible: false }');
  await expect(search).toHaveValue('dots');
  await expect(field('Width')).toHaveValue('390');
  await expect(page).toHaveURL(/preview\.width=390/);
});

test('without scripts every option is listed with default and reference, and the preview says what it is @no-script', async ({
  page,
}) => {
  const { form } = await openPlayground(page);
  for (const name of ['Modal gallery', 'Plain gallery', 'Carousel']) {
    await expect(form(name)).toBeVisible();
  }
  const modal = form('Modal gallery');
  await expect(modal.getByText('Closes the gallery on a click outside')).toBeVisible();
  await expect(
    modal.getByRole('link', { name: 'Reference of playConfig.interval' }),
  ).toHaveAttribute('href', /\/features\/.*#PlayConfig\.interval$/);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.goto('./playground/preview/');
  await expect(page.getByRole('link', { name: 'playground' })).toBeVisible();
});

test('no axe violation with a change, an error and events, light and dark @all', async ({
  page,
}) => {
  const { preview, field, group } = await openPlayground(
    page,
    '#carousel&carouselConfig.maxWidth=400px',
  );
  await preview.getByRole('button', { name: 'Next image' }).click();
  await group('carouselPlayConfig').click();
  await field('interval').fill('-1');
  await expect(field('interval')).toHaveAttribute('aria-invalid', 'true');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
});
