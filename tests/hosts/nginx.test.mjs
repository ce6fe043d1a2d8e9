import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { framingHeaders, securityHeaders } from '../../scripts/postbuild/hosting-files.mjs';
import { cacheControl } from '../../scripts/lib/server/caching.mjs';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { rawRequest } from '../../scripts/lib/server/http.mjs';
import { startNginx } from '../../scripts/lib/server/nginx.mjs';
import { urlPathOf, exports } from './exports.mjs';

const mediaTypes = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tgz': 'application/octet-stream',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.vtt': 'text/vtt',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

const isText = (file) => /charset|svg|manifest/.test(mediaTypes[extname(file)]);

// Smaller responses fit into one packet and are not compressed.
const smallestCompressed = 1000;

const isNotServed = (file) => /^(_headers$|\.(?!well-known\/))/.test(file);

const isFramed = (path) => /\/playground\/preview\/(index\.html)?$/.test(path);

function assertSecurityHeaders({ headers }, path) {
  const expected = { ...securityHeaders, ...framingHeaders({ isFramed: isFramed(path) }) };
  for (const [name, value] of Object.entries(expected)) {
    assert.equal(headers[name.toLowerCase()], value, `${name} of ${path}`);
  }
}

for (const { basePath, folder } of exports) {
  describe(`hosting/nginx.conf under "${basePath}/"`, () => {
    let host;
    let files;
    const get = (path, options) => rawRequest(host.url, path, options);
    const firstFile = (pattern) => {
      const file = files.find((name) => pattern.test(name));
      assert.ok(file, `the export has no file like ${pattern}`);
      return { file, path: urlPathOf(file, basePath) };
    };

    before(async () => {
      files = await filesBelow(folder);
      host = await startNginx(folder, basePath);
    });
    after(() => host?.stop());

    const assertNotFound = async (path) => {
      const response = await get(path);
      assert.equal(response.status, 404, path);
      assert.equal(response.headers['content-type'], mediaTypes['.html'], path);
      assert.equal(response.headers['cache-control'], 'no-cache', path);
      assertSecurityHeaders(response, path);
      assert.match(response.body.toString(), /Page not found/, path);
    };

    test('every file has its type, its caching rule and all security headers', async () => {
      for (const file of files.filter((name) => !isNotServed(name))) {
        const path = urlPathOf(file, basePath);
        const { status, headers, body } = await get(path);
        assert.equal(status, 200, path);
        assert.equal(headers['content-type'], mediaTypes[extname(file)], path);
        assert.equal(headers['cache-control'], cacheControl(`/${file}`), path);
        assert.equal(body.length, (await stat(join(folder, file))).size, path);
        assertSecurityHeaders({ headers }, path);
      }
    });

    test('a directory without a slash redirects to the one with it, without host and port', async () => {
      for (const { path } of [firstFile(/^about\/index/), firstFile(/^demo\/[^/]+\/index/)]) {
        const { status, headers } = await get(path.slice(0, -1), {
          headers: { Host: 'public.example' },
        });
        assert.equal(status, 301, path);
        assert.equal(headers.location, path);
        assertSecurityHeaders({ headers }, path);
      }
    });

    if (basePath) {
      test('the base path redirects to the one with a slash, and nothing is served beside it', async () => {
        const { status, headers } = await get(basePath);
        assert.equal(status, 301);
        assert.equal(headers.location, `${basePath}/`);
        for (const path of ['/', '/index.html', '/about/', '/sub/', `${basePath}s/about/`])
          await assertNotFound(path);
      });
    }

    test('texts are compressed, images and archives are not', async () => {
      for (const file of files.filter((name) => !isNotServed(name))) {
        const path = urlPathOf(file, basePath);
        const content = await readFile(join(folder, file));
        const { headers, body } = await get(path, { headers: { 'Accept-Encoding': 'gzip' } });
        if (isText(file) && content.length >= smallestCompressed) {
          assert.equal(headers['content-encoding'], 'gzip', path);
          assert.match(headers.vary, /Accept-Encoding/, path);
          assert.ok(gunzipSync(body).equals(content), path);
        } else {
          assert.equal(headers['content-encoding'], undefined, path);
        }
      }
    });

    test('an unchanged file is answered with 304, compressed or not', async () => {
      for (const pattern of [/^index\.html/, /^_next\/.*\.js$/, /\.webp$/]) {
        for (const encoding of ['identity', 'gzip']) {
          const { path } = firstFile(pattern);
          const headers = { 'Accept-Encoding': encoding };
          const { headers: known } = await get(path, { headers });
          assert.ok(known.etag, path);
          const again = await get(path, { headers: { ...headers, 'If-None-Match': known.etag } });
          assert.equal(again.status, 304, path);
          assert.equal(again.body.length, 0);
          assert.equal(again.headers['cache-control'], known['cache-control'], path);
        }
      }
    });

    test('unknown URLs get the 404 page with status 404 at any depth', async () => {
      for (const path of [
        '/no',
        '/no/',
        '/no/such/page/',
        '/about/no.html',
        '/demo/no/such/deep/x',
      ])
        await assertNotFound(basePath + path);
    });

    test('a missing hashed file is not cached for a year', () =>
      assertNotFound(`${basePath}/_next/static/chunks/no-such.js`));

    test('directories without a page are not listed', async () => {
      for (const path of ['/assets/', '/assets/images/', '/_next/static/', '/scripts/'])
        await assertNotFound(basePath + path);
    });

    test('hidden files and files for hosts are not served', async () => {
      for (const file of files.filter(isNotServed)) await assertNotFound(`${basePath}/${file}`);
      await assertNotFound(`${basePath}/.git/config`);
    });

    test('no URL leads out of the directory', async () => {
      const outside = ['/../nginx.conf', '/../../nginx.conf', '/%2e%2e/%2e%2e/nginx.conf'];
      outside.push('/..%2f..%2fnginx.conf', '/assets/../../../../../../../../etc/passwd');
      outside.push('/assets%5c..%5c..%5cnginx.conf');
      for (const path of outside) {
        const response = await get(basePath + path);
        assert.ok([400, 404].includes(response.status), `${path}: ${response.status}`);
        assert.doesNotMatch(response.body.toString(), /root:|temp_path/, path);
        assertSecurityHeaders(response, path);
      }
    });

    test('range requests are answered', async () => {
      const { file, path } = firstFile(/\.zip$/);
      const { status, headers, body } = await get(path, { headers: { Range: 'bytes=10-19' } });
      const whole = await readFile(join(folder, file));
      assert.equal(status, 206);
      assert.equal(headers['content-range'], `bytes 10-19/${whole.length}`);
      assert.deepEqual(body, whole.subarray(10, 20));
    });

    test('only reading is allowed, and the server does not send its version', async () => {
      const { status, headers } = await get(`${basePath}/`, { method: 'POST' });
      assert.equal(status, 405);
      assert.equal(headers.server, 'nginx');
    });
  });
}

test('names with special characters, WebAssembly and .well-known are served', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  context.after(() => rm(folder, { recursive: true }));
  const types = {
    '_folder/_file.js': mediaTypes['.js'],
    '[slug]/$name.css': mediaTypes['.css'],
    'with space/ü+&.txt': mediaTypes['.txt'],
    '.well-known/security.txt': mediaTypes['.txt'],
    'module.wasm': 'application/wasm',
    'font.woff2': 'font/woff2',
    'no-ending': 'application/octet-stream',
  };
  for (const file of Object.keys(types)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), file);
  }
  const host = await startNginx(folder);
  context.after(host.stop);
  for (const [file, type] of Object.entries(types)) {
    const { status, headers, body } = await rawRequest(host.url, urlPathOf(file, ''));
    assert.equal(status, 200, file);
    assert.equal(headers['content-type'], type, file);
    assert.equal(body.toString(), file);
  }
});
