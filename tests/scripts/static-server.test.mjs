import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { rawRequest } from '../../scripts/lib/server/http.mjs';
import { createSite, listen } from '../../scripts/lib/server/static-server.mjs';
import { withTemporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

/** Serves files below a base path, and passes a function that requests a path. */
const withSite = (files, basePath, check) =>
  withTemporaryFolder('gallery-site-', async (folder) => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(join(folder, path, '..'), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const server = await listen(createSite(folder, basePath), 0);
    try {
      await check((path) => rawRequest(`http://localhost:${server.address().port}`, path));
    } finally {
      server.close();
    }
  });

const files = { 'index.html': 'Home', 'about/index.html': 'About', '404.html': 'Not found' };

for (const [path, status, location, body] of [
  ['/base/', 200, undefined, 'Home'],
  ['/base/about/?x=1', 200, undefined, 'About'],
  ['/base/about?x=1', 301, '/base/about/?x=1', ''],
  ['/base', 302, '/base/', ''],
  ['/', 302, '/base/', ''],
  ['/base/nowhere/', 404, undefined, 'Not found'],
  ['/based/', 404, undefined, 'Not found'],
  ['/base/../../secret', 404, undefined, 'Not found'],
  ['/base/%', 404, undefined, 'Not found'],
]) {
  test(`the export below /base/ answers ${path} with ${status}`, () =>
    withSite(files, '/base', async (get) => {
      const response = await get(path);
      assert.equal(response.status, status);
      assert.equal(response.headers.location, location);
      assert.equal(String(response.body), body);
    }));
}

test('a folder without a page for unknown URLs answers 404 without a text', () =>
  withSite({ 'index.html': 'Home' }, '', async (get) => {
    const { status, body } = await get('/nowhere/');
    assert.equal(status, 404);
    assert.equal(String(body), '');
  }));

test('a redirect to a folder stays on this host', () =>
  withSite(files, '', async (get) => {
    const { headers } = await get('//about');
    assert.equal(headers.location, '/about/');
  }));

test('Markdown and texts are said to be UTF-8', () =>
  withSite({ 'index.md': '–', 'llms.txt': '–' }, '', async (get) => {
    for (const path of ['/index.md', '/llms.txt']) {
      const { headers } = await get(path);
      assert.match(headers['content-type'], /charset=utf-8$/);
    }
  }));
