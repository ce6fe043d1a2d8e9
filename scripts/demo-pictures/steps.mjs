/** Steps that bring a demo into the state of its picture, by the names in the `meta.ts` of the demo. */
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../lib/root.mjs';

/** Clicks the first button with a name. */
function click(page, name) {
  return page.getByRole('button', { name }).first().click();
}

/** Checks the checkbox with a label. */
function check(page, name) {
  return page.getByLabel(name).check();
}

/** Clicks a dot of a carousel. */
function dot(page, position) {
  return page
    .getByRole('tab')
    .nth(position - 1)
    .click();
}

/** Chooses a photograph of the site, with what a camera would have written into it, for the first file input. */
async function choosePhotograph(page, file, name) {
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
}

function press(page, key) {
  return page.keyboard.press(key);
}

/** Keeps requests from being answered whose URL contains a text. */
function hold(page, text) {
  return page.route(
    (url) => url.href.includes(text),
    () => {},
  );
}

/** Lets requests fail whose URL contains a text. */
function abort(page, text) {
  return page.route(
    (url) => url.href.includes(text),
    (route) => route.abort(),
  );
}

/** Lets requests for scripts fail that contain a text. */
function abortScript(page, text) {
  return page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(text)) await route.abort();
    else await route.fulfill({ response });
  });
}

/** Clicks the first element of a selector. */
function select(page, selector) {
  return page.locator(selector).first().click();
}

/** Adds rules to the page. */
function style(page, content) {
  return page.addStyleTag({ content });
}

/** Removes the stylesheet of the library. */
function unstyle(page) {
  return page.evaluate(() => {
    const isOfLibrary = (rule) => rule.selectorText?.includes('.ks-');
    const removeFrom = (parent) => {
      for (let at = parent.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = parent.cssRules[at];
        if (isOfLibrary(rule)) parent.deleteRule(at);
        else if (rule.cssRules && !rule.selectorText) removeFrom(rule);
      }
    };
    for (const sheet of document.styleSheets) removeFrom(sheet);
  });
}

/** Waits until an element is visible. */
function appear(page, selector) {
  return page.locator(selector).first().waitFor();
}

function waitForText(page, text) {
  return page.getByText(text).last().waitFor();
}

/** Scrolls a text into the middle of what scrolls around it. */
function center(page, text) {
  return page.getByText(text).evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

function scrollTo(page, selector) {
  return page
    .locator(`.live-demo ${selector}`)
    .evaluate((element) => element.scrollIntoView({ block: 'end' }));
}

/** Takes the focus away, and with it its ring. */
function blur(page) {
  return page.evaluate(() => document.activeElement?.blur());
}

/** Moves an open gallery by keys from its first image to the one at a position, counted from 1. */
async function showImage(page, position) {
  for (let at = 1; at < position; at += 1) await page.keyboard.press('ArrowRight');
  await blur(page);
}

/** Drags the image of an open gallery and keeps it in the middle of the gesture. */
async function drag(page, x, y) {
  const { width, height } = page.viewportSize();
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2 + x, height / 2 + y, { steps: 8 });
}

/** Renders the tooltip of a control beside it: that of the browser is outside the page, and in no screenshot. */
function tooltip(page, name) {
  return page
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

const steps = {
  abort,
  abortScript,
  appear,
  blur,
  center,
  check,
  choosePhotograph,
  click,
  dot,
  drag,
  hold,
  press,
  scrollTo,
  select,
  showImage,
  style,
  tooltip,
  unstyle,
  waitForText,
};

/** Takes a step of a picture: its name, and its arguments. */
export function takeStep(page, [name, ...values]) {
  return steps[name](page, ...values);
}
