import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { rawRequest } from '../../scripts/lib/server/http.mjs';
import { urlPathOf, exports } from './exports.mjs';

/** A minimal host: serves files and the index of a directory, without types, headers and 404 page. */
function plainServer(folder, basePath) {
  return createServer(async ({ url }, response) => {
    try {
      if (!url.startsWith(`${basePath}/`)) throw new Error('outside the folder');
      const path = join(folder, decodeURIComponent(url.slice(basePath.length)));
      const found = await stat(path);
      createReadStream(found.isDirectory() ? join(path, 'index.html') : path)
        .once('error', () => response.writeHead(404).end())
        .pipe(response);
    } catch {
      response.writeHead(404).end();
    }
  });
}

for (const { basePath, folder } of exports) {
  test(`a server without any configuration has every page and file under "${basePath}/"`, async (context) => {
    const server = plainServer(folder, basePath).listen(0, '127.0.0.1');
    context.after(() => server.close());
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${server.address().port}`;
    for (const file of await filesBelow(folder)) {
      const { status, body } = await rawRequest(origin, urlPathOf(file, basePath));
      assert.equal(status, 200, file);
      assert.equal(body.length, (await stat(join(folder, file))).size, file);
    }
    assert.equal((await rawRequest(origin, `${basePath}/no/such/page/`)).status, 404);
  });
}
