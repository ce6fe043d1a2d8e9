import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import {
  clientComponentsIn,
  refuseClientComponents,
} from '../../scripts/postbuild/client-components.mjs';
import { buildPolicy, insertPolicy } from '../../scripts/postbuild/content-policy.mjs';
import { deferFramework } from '../../scripts/postbuild/defer-framework.mjs';
import { headersFile } from '../../scripts/postbuild/hosting-files.mjs';
import { compactHtml } from '../../scripts/postbuild/compact-html.mjs';
import { preloadFont } from '../../scripts/postbuild/preload-font.mjs';
import { stripFramework } from '../../scripts/postbuild/strip-framework.mjs';

const framework = [
  '<link rel="preload" as="script" fetchPriority="low" href="/b/_next/static/chunks/a.js"/>',
  '<script src="/b/_next/static/chunks/a.js" id="_R_" async=""></script>',
  '<script src="/b/_next/static/chunks/polyfill.js" noModule=""></script>',
  '<script id="_R_">(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"x"])</script>',
];

function page(head = '', body = '') {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
}

test('a reading page loses the runtime and its payload and no other byte', () => {
  const own =
    '<script src="/b/scripts/boot.js"></script><link rel="stylesheet" href="/b/_next/static/a.css">';
  const text =
    '<P class=x>kept  as   written</P><script type="application/ld+json">{"a":1}</script>';
  const [link, chunk, polyfill, ...inline] = framework;
  assert.equal(
    stripFramework(page(link + chunk + own + polyfill, text + inline.join('')), 'about/index.html'),
    page(own, text),
  );
});

test('a reading page is written compactly, with the same text and elements', () => {
  const html =
    '<!DOCTYPE html><html lang="en"><head><title>a</title></head><body><p class="x y">a<!-- --> b</p><pre><code>1\n  2</code></pre><button disabled="">c</button></body></html>';
  assert.equal(
    compactHtml(html),
    '<!doctype html><html lang=en><title>a</title><p class="x y">a b<pre><code>1\n  2</code></pre><button disabled>c</button>',
  );
});

test('every page preloads the font, also where the framework leaves it out', () => {
  const link =
    '<link rel="preload" href="/b/_next/static/media/a.woff2" as="font" crossorigin=""/>';
  const pages = [{ html: page() }, { html: page(link) }];
  preloadFont(pages);
  assert.deepEqual(
    pages.map(({ html }) => html),
    [page(link), page(link)],
  );
  assert.throws(() => preloadFont([{ html: page() }]), /No page preloads the font/);
});

test('an inline script that is not the framework’s fails the build', () => {
  const html = page('', '<script>alert(1)</script>');
  assert.throws(() => stripFramework(html, 'about/index.html'), /about\/index\.html.*alert\(1\)/);
});

test('a gallery page lists the framework’s scripts for later, its payload first, and contains none', () => {
  const own = '<script src="/b/scripts/boot.js"></script>';
  const { html, payload, payloadFile } = deferFramework(
    page(own + framework.slice(0, 3).join(''), `<p>text</p>${framework.slice(3).join('')}`),
    'demo/a/index.html',
    '/b',
  );
  assert.match(payloadFile, /^_next\/static\/payloads\/[\da-f]{16}\.js$/);
  const list = `["/b/${payloadFile}","/b/_next/static/chunks/a.js"]`;
  const data = `<script type="application/json" id="demo-scripts">${list}</script>`;
  assert.equal(html, page(own + data, '<p>text</p>'));
  assert.equal(
    payload,
    '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"x"])',
  );
});

test('an inline script on a gallery page that is not the framework’s fails the build', () => {
  const html = page('', '<script>alert(1)</script>');
  assert.throws(() => deferFramework(html, 'index.html', ''), /index\.html.*alert\(1\)/);
});

const modules = new Map([
  ['1', 'node_modules/next/dist/esm/client/components/layout-router.js'],
  ['2', 'app/error.tsx'],
  ['3', 'gallery-lib/src/plain-gallery/plain-gallery.tsx'],
]);
const row = (id) => `a${id}:I[${id},["/_next/static/chunks/x.js"],"default"]\n`;
const about = { path: '/about' };

test('the framework’s own client modules and the error page are allowed on a reading page', () => {
  assert.deepEqual(clientComponentsIn(row(1) + row(2), modules), []);
});

test('a client component on a reading page fails the build', () => {
  assert.throws(
    () => refuseClientComponents(about, row(1) + row(3), modules),
    /\/about is a reading page.*plain-gallery\.tsx/,
  );
});

test('a client module that is in no manifest fails the build', () => {
  assert.throws(() => refuseClientComponents(about, row(4), modules), /unknown client module 4/);
});

const sources = {
  imageHosts: ['https://badges.example'],
  paymentHost: 'https://pay.example',
  speculationRules: '{"prefetch":[]}',
};
const rulesHash = `'sha256-${createHash('sha256').update(sources.speculationRules).digest('base64')}'`;

test('the policy follows the charset', () => {
  const html = insertPolicy(page(), sources);
  assert.match(html, /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
});

test('the policy allows the speculation rules and no other inline script', () => {
  const policy = buildPolicy(page('', '<p>text</p><script>alert(1)</script>'), sources);
  assert.ok(policy.includes(`script-src 'self' ${rulesHash};`));
  assert.doesNotMatch(policy, /unsafe/);
});

test('style attributes are allowed on pages that have them, and only as attributes', () => {
  const policy = buildPolicy(page('', '<p style="color:red">text</p>'), sources);
  assert.match(policy, /style-src 'self'; style-src-attr 'unsafe-inline'/);
});

test('images and forms are limited to the configured hosts', () => {
  const policy = buildPolicy(page(), sources);
  assert.match(policy, /img-src 'self' data: https:\/\/badges\.example;/);
  assert.match(policy, /form-action 'self' https:\/\/pay\.example/);
});

test('the header file follows the rules of Cloudflare Pages and sets no header twice', () => {
  const rules = headersFile('/sub')
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n'));
  assert.ok(rules.length <= 100);
  for (const [pattern, ...headers] of rules) {
    assert.match(pattern, /^\/[^*\s]*\*$/);
    for (const header of headers) assert.match(header, /^ {2}[\w-]+: \S.{0,1900}$/);
  }
  const [everywhere, ...others] = rules.map(([, ...headers]) =>
    headers.map((header) => header.split(':')[0].trim()),
  );
  assert.deepEqual(
    others.flat().filter((name) => everywhere.includes(name)),
    [],
  );
});

test('the header file has the base path in every pattern', () => {
  const patterns = headersFile('/sub')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  assert.ok(patterns.length > 1);
  assert.ok(patterns.every((pattern) => pattern.startsWith('/sub/')));
});
