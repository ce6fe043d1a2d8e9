import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { withTemporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import {
  clientComponentsIn,
  refuseClientComponents,
} from '../../scripts/postbuild/framework/client-components.mjs';
import { buildPolicy, insertPolicy } from '../../scripts/postbuild/content-policy.mjs';
import { deferFramework, deferFrameworks } from '../../scripts/postbuild/framework/defer.mjs';
import { headersFile } from '../../scripts/postbuild/hosting-files.mjs';
import { preloadFont } from '../../scripts/postbuild/preload-font.mjs';
import { stripFramework } from '../../scripts/postbuild/framework/strip.mjs';

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
    '<script src="/b/scripts/head.js"></script><link rel="stylesheet" href="/b/_next/static/a.css">';
  const text =
    '<P class=x>kept  as   written</P><script type="application/ld+json">{"a":1}</script>';
  const [link, chunk, polyfill, ...inline] = framework;
  assert.equal(
    stripFramework(page(link + chunk + own + polyfill, text + inline.join('')), 'about/index.html'),
    page(own, text),
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
  const own = '<script src="/b/scripts/head.js"></script>';
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

test('the scripts that all gallery pages list are compiled while they arrive', () =>
  withTemporaryFolder('gallery-scripts-', async (folder) => {
    const chunks = join(folder, '_next/static/chunks');
    await mkdir(chunks, { recursive: true });
    const names = ['a', 'b', 'c'];
    await Promise.all(names.map((name) => writeFile(join(chunks, `${name}.js`), `run('${name}')`)));
    const pages = ['b', 'c'].map((own) => ({
      file: `demo/${own}/index.html`,
      html: page(framework.join('') + `<script src="/b/_next/static/chunks/${own}.js"></script>`),
    }));
    await deferFrameworks(folder, pages, '/b');
    const texts = names.map((name) => readFile(join(chunks, `${name}.js`), 'utf8'));
    assert.deepEqual(await Promise.all(texts), [
      "//# allFunctionsCalledOnLoad\nrun('a')",
      "run('b')",
      "run('c')",
    ]);
  }));

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
  speculationRules: '{"prefetch":[]}',
};
const rulesHash = `'sha256-${createHash('sha256').update(sources.speculationRules).digest('base64')}'`;

const route = { path: '/about' };

test('the policy follows the charset', () => {
  const html = insertPolicy(page(), sources, route);
  assert.match(html, /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
});

test('the policy allows the speculation rules and no other inline script', () => {
  const policy = buildPolicy(page('', '<p>text</p><script>alert(1)</script>'), sources, route);
  assert.ok(policy.includes(`script-src 'self' ${rulesHash};`));
  assert.doesNotMatch(policy, /unsafe/);
});

test('style attributes are allowed on pages that have them, and only as attributes', () => {
  const policy = buildPolicy(page('', '<p style="color:red">text</p>'), sources, route);
  assert.match(policy, /style-src 'self'; style-src-attr 'unsafe-inline'/);
});

test('forms are limited to the targets of the page', () => {
  const forms =
    '<form action="/search"></form>' + '<form action="https://pay.example/cgi"></form>'.repeat(2);
  const policy = buildPolicy(page('', forms), sources, route);
  assert.match(policy, /form-action 'self' https:\/\/pay\.example;/);
});

test('images are limited to the configured hosts', () => {
  const policy = buildPolicy(page(), sources, route);
  assert.match(policy, /img-src 'self' data: https:\/\/badges\.example;/);
  assert.match(buildPolicy(page(), sources, { hasOwnFiles: true }), /img-src 'self' data: blob: /);
  // Videos and captions have the default.
  assert.match(policy, /default-src 'self';/);
  assert.doesNotMatch(policy, /media-src/);
  const streamed = buildPolicy(page(), sources, { hasMediaSource: true });
  assert.match(streamed, /media-src 'self' blob:; connect-src 'self';/);
  assert.match(policy, /form-action 'self';/);
});

test('a page shows iframes of its own origin if its route says so, and other pages show none', () => {
  assert.match(buildPolicy(page(), sources, { hasFrame: true }), /; frame-src 'self';/);
  const frameHosts = ['https://player.example', 'https://map.example'];
  assert.match(
    buildPolicy(page(), sources, { frameHosts }),
    /; frame-src https:\/\/player\.example https:\/\/map\.example;/,
  );
  assert.match(buildPolicy(page(), sources, route), /; frame-src 'none';/);
});

const siteRoutes = ['/', '/about', '/demo', '/demo/a', '/area', '/area/b', '/404'].map((path) => ({
  path,
}));
const framedRoute = { path: '/area/framed', isFramed: true };

/** The rules of the header file: pattern and headers, each as name and value. */
function readRules(basePath) {
  return headersFile(basePath, [...siteRoutes, framedRoute])
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [pattern, ...lines] = rule.split('\n');
      for (const line of lines) assert.match(line, /^ {2}[\w-]+: \S.{0,1900}$/);
      return { pattern, headers: lines.map((line) => line.trim().split(': ')) };
    });
}

/** The headers that a host sends with a URL. */
function headersOf(rules, url) {
  return rules
    .filter(({ pattern }) =>
      pattern.endsWith('*') ? url.startsWith(pattern.slice(0, -1)) : url === pattern,
    )
    .flatMap(({ headers }) => headers);
}

const pageUrls = ['/', '/about/', '/demo/', '/demo/a/', '/area/', '/area/b/', '/404.html'];
const urls = [...pageUrls, '/area/framed/', '/_next/static/a.js', '/assets/a.svg'];

test('the header file follows the rules of Cloudflare Pages and sets no header twice', () => {
  const rules = readRules('/sub');
  assert.ok(rules.length <= 100);
  for (const { pattern } of rules) assert.match(pattern, /^\/[^*\s]*\*?$/);
  for (const url of urls) {
    const names = headersOf(rules, `/sub${url}`).map(([name]) => name);
    assert.equal(new Set(names).size, names.length, url);
  }
});

test('the header file allows iframes of the own origin for the framed page, and none for others', () => {
  const rules = readRules('/sub');
  const framingOf = (url) => {
    const headers = new Map(headersOf(rules, `/sub${url}`));
    return [headers.get('Content-Security-Policy'), headers.get('X-Frame-Options')];
  };
  assert.deepEqual(framingOf('/area/framed/'), ["frame-ancestors 'self'", 'SAMEORIGIN']);
  for (const url of pageUrls) assert.deepEqual(framingOf(url), ["frame-ancestors 'none'", 'DENY']);
});

test('the header file has the base path in every pattern', () => {
  const patterns = readRules('/sub').map(({ pattern }) => pattern);
  assert.ok(patterns.length > 1);
  assert.ok(patterns.every((pattern) => pattern.startsWith('/sub/')));
});
