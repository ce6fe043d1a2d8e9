// Runs in an empty project outside this repository that has installed the packed library.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as all from 'ks-gallery-react';
import * as angular from 'ks-gallery-react/angular';
import * as carousel from 'ks-gallery-react/carousel';
import * as modal from 'ks-gallery-react/modal-gallery';
import * as plain from 'ks-gallery-react/plain-gallery';

const require = createRequire(import.meta.url);

for (const name of ['hammerjs', 'mousetrap']) {
  assert.throws(() => require.resolve(name), { code: 'MODULE_NOT_FOUND' });
}

for (const entry of [angular, carousel, modal, plain]) {
  for (const [name, value] of Object.entries(entry)) {
    assert.equal(all[name], value, `${name} is the same export in both entries`);
  }
}

const images = [1, 2, 3].map(
  (id) => new all.Image(id, { img: `/pictures/${id}.jpg`, description: `Description ${id}` }),
);

const thumbnails = renderToString(createElement(all.PlainGallery, { id: 1, images }));
const slides = renderToString(createElement(all.Carousel, { id: 1, images }));
for (const { modal: image } of images) {
  assert.ok(thumbnails.includes(image.img), `the plain gallery links to ${image.img}`);
  assert.ok(slides.includes(image.img), `the carousel contains ${image.img}`);
}

const declarative = createElement(all.ModalGallery, {
  open: true,
  id: 1,
  images,
  currentImage: images[0],
});
renderToString(createElement(all.ModalGalleryProvider, null, declarative));

const styles = (entry) => readFileSync(require.resolve(`ks-gallery-react/${entry}`), 'utf8');
const whole = styles('styles.css');
assert.doesNotMatch(whole, /@layer/);
/** The declarations of a stylesheet; its selectors are stronger outside a layer. */
const getDeclarations = (css) => css.match(/\{[^{}]*\}/g);
function checkLayered(path, css) {
  const layered = styles(path);
  assert.ok(layered.startsWith('@layer ks-gallery{'), `${path} is in a layer`);
  assert.doesNotMatch(layered, /#k/);
  assert.deepEqual(getDeclarations(layered), getDeclarations(css));
}
checkLayered('styles.layered.css', whole);
for (const [component, theirs] of [
  ['plain-gallery', '.ks-plain-gallery,'],
  ['modal-gallery', '.ks-main,'],
  ['carousel', '.ks-slides,'],
]) {
  const own = styles(`${component}/styles.css`);
  assert.ok(own.includes(theirs), `the stylesheet of ${component} has ${theirs}`);
  assert.ok(own.length < whole.length, `the stylesheet of ${component} is a part of the whole`);
  checkLayered(`${component}/styles.layered.css`, own);
}
for (const part of ['broken', 'buttons', 'key-list', 'spinners', 'links']) {
  const own = styles(`${part}/styles.css`);
  for (const declarations of getDeclarations(own))
    assert.ok(whole.includes(declarations), `the whole stylesheet has that of ${part}`);
  checkLayered(`${part}/styles.layered.css`, own);
}
assert.equal(require('ks-gallery-react/package.json').name, 'ks-gallery-react');

// Server components load everything up to the files that begin with 'use client'.
const serverFiles = new Map();
const loadOnServer = (url) => {
  if (serverFiles.has(url.href)) return;
  const code = readFileSync(url, 'utf8');
  serverFiles.set(url.href, code);
  if (code.startsWith('"use client"')) return;
  for (const [, path] of code.matchAll(/^(?:im|ex)port .*?"(\.[^"]+)";$/gm)) {
    loadOnServer(new URL(path, url));
  }
};
const entry = new URL(import.meta.resolve('ks-gallery-react'));
loadOnServer(entry);
const declared = (name) =>
  [...serverFiles.values()].filter((code) =>
    new RegExp(`^(?:async )?(?:var|let|const|class|function) ${name}\\b`, 'm').test(code),
  );
for (const [name, isClient] of Object.entries({
  Carousel: true,
  ModalGallery: true,
  PlainGallery: true,
  Image: false,
  Action: false,
  GalleryError: false,
  MODAL_DEFAULTS: false,
  modalGalleryService: false,
})) {
  const [code] = declared(name);
  assert.equal(code?.startsWith('"use client"'), isClient, `${name} is declared where it can run`);
}
// On a server, a registration has an effect only among client components. Frameworks refuse the call of a client
// function in a server component; without the directive it would do nothing, in a build without a word.
for (const name of ['layouts', 'links', 'hammer', 'mousetrap']) {
  const code = readFileSync(new URL(import.meta.resolve(`ks-gallery-react/${name}`)), 'utf8');
  assert.ok(code.startsWith('"use client"'), `${name} registers among client components`);
}
for (const [url, code] of serverFiles) {
  const usesReact = /^import .* from "react";$/m.test(code);
  assert.ok(!usesReact || code.startsWith('"use client"'), `${url} runs on a server`);
}
