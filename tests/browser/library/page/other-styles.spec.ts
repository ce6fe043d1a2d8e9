/** The archives of demos look the same in a page without other styles and in pages with resets. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { everyDemoRoute } from '@/components/site/route-map';
import { buildExample, gotoExample } from '../../lib/example-page';
import { expect, test } from '../../lib/fixtures';
import { controlTimers } from '../../lib/timers';
import { nextFrame } from '../../lib/viewer';

const preflight = readFileSync('node_modules/tailwindcss/preflight.css', 'utf8');

/** The rules of Bootstrap's reboot that concern elements of the galleries. */
const reboot = `
  *, ::before, ::after { box-sizing: border-box; }
  p, ul, ol, dl { margin-top: 0; margin-bottom: 1rem; }
  dd { margin-bottom: .5rem; margin-left: 0; }
  a { color: rgb(13 110 253); text-decoration: underline; }
  figure { margin: 0 0 1rem; }
  img, svg { vertical-align: middle; }
  kbd { padding: .1875rem .375rem; font-size: .875em; color: white; background: black; }
  button { border-radius: 0; }
  button:focus:not(:focus-visible) { outline: 0; }
  input, button { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
  button { text-transform: none; }
  button, [type='button'] { -webkit-appearance: button; }
  button:not(:disabled), [type='button']:not(:disabled) { cursor: pointer; }
  iframe { border: 0; }`;

const unset = `
  *:where(:not(html, iframe, canvas, img, svg, video, audio):not(svg *, symbol *)) { all: unset; display: revert; }
  *, ::before, ::after { box-sizing: border-box; }`;

const resets: Readonly<Record<string, { before?: string; after?: string }>> = {
  'Tailwind’s preflight before it': { before: preflight },
  'Tailwind’s preflight after it': { after: preflight },
  'rules of Bootstrap’s reboot': { after: reboot },
  'all: revert': { after: '* { all: revert; }' },
  'all: unset': { after: unset },
};

/** What the galleries inherit from the page, and the place of the galleries in it, are the same with all resets. */
const page = `
  body, main, p { margin: 0; color: black; font: 16px/1.5 sans-serif; }
  #root { display: block; box-sizing: content-box !important; max-width: 60rem; margin: 2rem auto !important; padding: 0 1rem !important; }`;

/** Position, size and look of every visible element of the galleries. */
function readLooks(target: Page): Promise<readonly string[]> {
  const galleries = target.locator('.ks-carousel, .ks-modal-gallery[open], .ks-plain-gallery');
  return galleries.evaluateAll((elements) =>
    elements.flatMap((gallery) => {
      const origin = gallery.getBoundingClientRect();
      return (
        [...gallery.querySelectorAll('[class^="ks-"], .ks-icon > svg')]
          // Nothing is seen of a neighbour, whose image may arrive at any time.
          .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
          .map((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const box = [left - origin.left, top - origin.top, width, height].map(Math.round);
            const look = getComputedStyle(element);
            const { backgroundColor, borderWidth, borderRadius, filter, opacity } = look;
            const { color, fontSize, fontWeight, textAlign, lineHeight, textTransform } = look;
            const isText = element.matches('.ks-caption, .ks-error *, .ks-key-list *');
            const text = [color, fontSize, fontWeight, textAlign, lineHeight, textTransform];
            return [element.getAttribute('class'), box, backgroundColor, borderWidth, borderRadius]
              .concat(filter, opacity, isText ? text : [])
              .join(' | ');
          })
      );
    }),
  );
}

/** Waits until the images of the open gallery can be painted. */
async function decodeImages(target: Page): Promise<void> {
  await target
    .locator('dialog img')
    .evaluateAll((images) =>
      Promise.all(images.map((image) => image instanceof HTMLImageElement && image.decode())),
    );
}

/** Shows the example of a demo with a modal gallery opened by its first button, thumbnail or chosen file, if there is one. */
async function show(
  target: Page,
  example: Awaited<ReturnType<typeof buildExample>>,
  { before = '', after = '' } = {},
): Promise<readonly string[]> {
  await gotoExample(target, example, { before: before + page, after: after && after + page });
  const opener = target
    .locator('#root :is(button:not([class^="ks-"]), input[type="file"]), .ks-plain-gallery a')
    .first();
  await expect(target.locator('.ks-carousel').or(opener).first()).toBeVisible();
  // Browsers lay out the content of thumbnails with captions (`content-visibility`) after the first frame.
  const thumbnail = target.locator('.ks-plain-image').first();
  if ((await thumbnail.count()) > 0) await expect(thumbnail).toBeVisible();
  const onPage = await readLooks(target);
  if (!example.hasModal || (await opener.count()) === 0) {
    for (const image of await target.locator('.ks-slide[data-state] img').all())
      await expect(image).toHaveJSProperty('complete', true);
    return readLooks(target);
  }
  const isFile = (await opener.getAttribute('type')) === 'file';
  if (isFile) await opener.setInputFiles('public/assets/images/gallery/img1.jpg');
  else await opener.click();
  await expect(target.locator('.ks-figure')).toHaveAttribute('data-status', 'loaded');
  // Side previews and thumbnails get their size from their files.
  await decodeImages(target);
  // Captions are placed by an observer, which is called after the layout of a frame.
  await nextFrame(target);
  return [...onPage, ...(await readLooks(target))];
}

/**
 * A picture of the buttons above the open gallery, without the page that shows through its backdrop. The blurred ground is
 * elsewhere, whose pixels differ by rounding.
 */
async function takePicture(target: Page): Promise<Buffer> {
  await target.addStyleTag({ content: '#root { visibility: hidden; }' });
  // The opener, over which the pointer is, has another place with each reset.
  await target.mouse.move(2, 2);
  const { width } = target.viewportSize()!;
  return target.screenshot({ clip: { x: 0, y: 0, width, height: 60 } });
}

// Animations would change positions while they are read.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Those that need Next, have thousands of elements, or whose own elements and classes look different with a reset. */
const unsuited = 'next-image many-images layouts selection class-names plain-custom-desc'.split(
  ' ',
);
const slugs = everyDemoRoute().flatMap(({ demo }) => demo?.slug ?? []);

for (const slug of slugs.filter((name) => !unsuited.includes(name))) {
  test(
    `the archive of ${slug} looks the same with every reset`,
    { tag: '@all' },
    async ({ page: target }) => {
      const example = await buildExample(slug);
      await controlTimers(target);
      const expected = await show(target, example);
      expect(expected.length).toBeGreaterThan(10);
      const picture = await takePicture(target);
      for (const [name, styles] of Object.entries(resets)) {
        expect(await show(target, example, styles), name).toEqual(expected);
        // Icons of an application are paths, whose shape is a style that "revert" removes.
        if (slug !== 'toolbar-button' || name.startsWith('all')) continue;
        expect(picture.equals(await takePicture(target)), `same picture with ${name}`).toBe(true);
      }
    },
  );
}
