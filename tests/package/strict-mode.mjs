// Runs in the same project as consumer.mjs, in jsdom; the first argument is a file of a project that has jsdom.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';

const { JSDOM } = createRequire(process.argv[2])('jsdom');
const { window } = new JSDOM('<!doctype html><main></main>', {
  url: 'https://example.org/',
  pretendToBeVisual: true,
});
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) globalThis[name] = window[name];
}
// jsdom takes its own signals only.
for (const name of ['AbortController', 'AbortSignal']) globalThis[name] = window[name];
for (const name of ['addEventListener', 'removeEventListener']) {
  globalThis[name] = window[name].bind(window);
}

const messages = [];
for (const method of ['error', 'warn']) {
  console[method] = (...parts) => messages.push(parts.join(' '));
}

// React looks for a document when it is imported.
const { createElement, Fragment, StrictMode } = await import('react');
const { createRoot } = await import('react-dom/client');
const { Carousel, ModalGallery, PlainGallery } = await import('ks-gallery-react');

const video = { sources: [{ src: '/pictures/1.webm' }] };
const images = [1, 2, 3].map((id) => ({
  id,
  modal: { img: `/pictures/${id}.jpg`, video: id === 1 ? video : undefined },
}));
const events = [];
const record = (name) => (event) => events.push(`${name} ${event.result ?? event}`);
const all = (selector) => [...document.querySelectorAll(selector)];
const takeEvents = () => events.splice(0);

/** Waits until a condition holds; fails after 5 s. */
async function until(condition) {
  for (let round = 0; round < 100; round += 1) {
    if (condition()) return;
    await wait(50);
  }
  assert.fail(`never true: ${condition}\n${messages.join('\n')}`);
}

const page = createElement(
  Fragment,
  null,
  createElement(PlainGallery, { id: 1, images }),
  createElement(Carousel, { id: 1, images, onChangeImage: record('change') }),
  createElement(ModalGallery, {
    open: true,
    id: 1,
    images,
    onHasData: record('data'),
    onShow: record('show'),
    onFirstImage: record('first'),
    onClose: record('close'),
    onOpenChange: record('open'),
  }),
);
const root = createRoot(document.querySelector('main'));
root.render(createElement(StrictMode, null, page));

await until(() => events.length > 0);
await wait(100);
assert.deepEqual(takeEvents(), ['data true', 'show 1', 'first true']);
assert.equal(all('dialog').length, 1, 'one dialog');
assert.equal(all('.ks-carousel').length, 1, 'one carousel');
assert.equal(all('.ks-plain-thumbnail').length, images.length, 'one thumbnail per image');
assert.equal(history.state.ksModalGallery, 1, 'one history entry');
assert.ok(document.querySelector('dialog').contains(document.activeElement), 'focus is inside');

document.querySelector('dialog .ks-main-arrow:not([aria-disabled])').click();
await until(() => events.length > 0);
await wait(100);
assert.deepEqual(takeEvents(), ['show 2']);

all('.ks-carousel .ks-main-arrow').at(-1).click();
await until(() => events.length > 0);
await wait(100);
assert.deepEqual(takeEvents(), ['change 2']);

root.unmount();
await until(() => history.state === null);
await wait(100);
assert.deepEqual(takeEvents(), ['close true']);
assert.equal(document.body.innerHTML, '<main></main>');
assert.equal(document.documentElement.style.overflow, '');
assert.deepEqual(messages, [], 'no message in the console');
// Timers of the document would keep the process alive.
process.exit();
