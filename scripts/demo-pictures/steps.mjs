/** Steps that bring a demo into the state of its picture. Each is a function of a Playwright page. */
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../lib/root.mjs';

/** Clicks the first button with a name. */
export function click(name) {
  return (page) => page.getByRole('button', { name }).first().click();
}

/** Checks the checkbox with a label. */
export function check(name) {
  return (page) => page.getByLabel(name).check();
}

/** Clicks a dot of a carousel. */
export function dot(position) {
  return (page) =>
    page
      .getByRole('tab')
      .nth(position - 1)
      .click();
}

/** Chooses a photograph of the site, with what a camera would have written into it, for the first file input. */
export function choosePhotograph(file, name) {
  return async (page) => {
    const buffer = await sharp(join(root, file))
      .withExif({
        IFD0: { Model: 'Example camera' },
        IFD2: {
          LensModel: 'Example lens 24-70mm',
          ExposureTime: '1/250',
          FNumber: '8/1',
          ISOSpeedRatings: '100',
          FocalLength: '35/1',
        },
      })
      .jpeg()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  };
}

export function press(key) {
  return (page) => page.keyboard.press(key);
}

/** Keeps requests from being answered whose URL contains a text. */
export function hold(text) {
  return (page) =>
    page.route(
      (url) => url.href.includes(text),
      () => {},
    );
}

/** Waits until an element is visible. */
export function appear(selector) {
  return (page) => page.locator(selector).first().waitFor();
}

export function waitForText(text) {
  return (page) => page.getByText(text).last().waitFor();
}

/** Scrolls a text into the middle of what scrolls around it. */
export function center(text) {
  return (page) =>
    page.getByText(text).evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

export function scrollTo(selector) {
  return (page) =>
    page
      .locator(`.live-demo ${selector}`)
      .evaluate((element) => element.scrollIntoView({ block: 'end' }));
}

/** Takes the focus away, and with it its ring. */
export function blur(page) {
  return page.evaluate(() => document.activeElement?.blur());
}

/** Moves an open gallery by keys from its first image to the one at a position, counted from 1. */
export function showImage(position) {
  return async (page) => {
    for (let at = 1; at < position; at += 1) await page.keyboard.press('ArrowRight');
    await blur(page);
  };
}

/** Drags the image of an open gallery and keeps it in the middle of the gesture. */
export function drag(x, y) {
  return async (page) => {
    const { width, height } = page.viewportSize();
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.down();
    await page.mouse.move(width / 2 + x, height / 2 + y, { steps: 8 });
  };
}

/** Renders the tooltip of a control beside it: that of the browser is outside the page, and in no screenshot. */
export function tooltip(name) {
  return (page) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((control) => {
        const titled = control.querySelector('[title]') ?? control;
        const { right, bottom } = titled.getBoundingClientRect();
        const box = document.createElement('div');
        box.textContent = titled.title;
        Object.assign(box.style, {
          position: 'fixed',
          zIndex: 2,
          insetBlockStart: `${bottom + 4}px`,
          insetInlineEnd: `${innerWidth - right}px`,
          padding: '4px 8px',
          border: '1px solid GrayText',
          borderRadius: '4px',
          color: 'CanvasText',
          background: 'Canvas',
        });
        control.closest('dialog').append(box);
      });
}
