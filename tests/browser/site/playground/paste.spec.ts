import { expect, expectAccessible, test } from '../../lib/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('pasted options become a configuration and its URL, what is no object is refused with its line, and nothing runs', async ({
  page,
}) => {
  await page.goto('playground/');
  await page.getByText('Paste your options', { exact: true }).click();
  const options = page.getByRole('textbox', { name: 'Options' });
  const convert = page.getByRole('button', { name: 'Convert', exact: true });
  const url = page.url();
  await options.fill('(() => { document.title = "run"; })()');
  await convert.click();
  await expect(page.getByText(/^Line 1: found ".*", expected an object/)).toBeVisible();
  await options.fill('{ loop: (() => { document.title = "run"; })() }');
  await convert.click();
  await expect(page.getByText('"loop" is not in the table.')).toBeVisible();
  await expect(page).toHaveTitle(/^Playground/);
  expect(page.url().split('#')[0]).toBe(url.split('#')[0]);

  await page.getByRole('combobox', { name: 'Library' }).selectOption('swiper');
  await options.fill(
    '{ loop: false, autoplay: { delay: 2500 }, slidesPerView: 3, direction: "vertical", onInit() {} }',
  );
  await convert.click();
  const status = page.getByRole('status').filter({ visible: true });
  await expect(
    status.filter({ hasText: 'Options that now differ from the defaults: 3.' }),
  ).toBeVisible();
  await expect(
    page.getByText('"direction" is not converted. Slides are always in a row.'),
  ).toBeVisible();
  await expect(page.getByText('"onInit" is not in the table.')).toBeVisible();
  await expect(page).toHaveURL(
    /#carousel&carouselConfig\.slidesPerView=3&carouselPlayConfig\.interval=2500&carouselSlideInfinite=false$/,
  );
  await expect(page.getByRole('radio', { name: 'Carousel' })).toBeChecked();
  await expectAccessible(page, '.play-paste');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Modal gallery' })).toBeChecked();
});
