import { createReadStream, existsSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { cacheControl } from './caching.mjs';

/** Types that sirv does not know, or sends without a charset, so that browsers take every byte for a character. */
const types = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

function redirect(response, status, location) {
  response.writeHead(status, { location }).end();
}

/**
 * Returns a request listener that serves the exported folder as a plain static host does: a folder redirects to its
 * URL with a slash, nothing is rewritten, unknown URLs get 404.html.
 */
export function createSite(folder, basePath = '') {
  const compress = compression();
  const sendFile = sirv(folder, {
    // Reads the folder at every request, because a build may have replaced it.
    dev: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', cacheControl(path));
      const type = types[extname(path)];
      if (type) response.setHeader('Content-Type', type);
    },
  });
  const answer = (request, response) => {
    const [pathname] = request.url.split('?');
    const sendNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      // An application that a test has built has no such page.
      createReadStream(join(folder, '404.html'))
        .on('error', () => response.end())
        .pipe(response);
    };
    if (basePath && ['/', basePath].includes(pathname))
      return redirect(response, 302, `${basePath}/`);
    if (!pathname.startsWith(`${basePath}/`)) return sendNotFound();
    const path = pathname.slice(basePath.length);
    if (!path.endsWith('/') && existsSync(join(folder, path, 'index.html')))
      // Two slashes at the beginning would name another host.
      return redirect(
        response,
        301,
        `${pathname.replace(/^\/+/, '/')}/${request.url.slice(pathname.length)}`,
      );
    return sendFile(Object.assign(request, { url: path }), response, sendNotFound);
  };
  return (request, response) => compress(request, response, () => answer(request, response));
}

async function listenOn(site, port) {
  const server = createServer(site).listen(port);
  await once(server, 'listening');
  return server;
}

/** Listens on the wanted port, or on the next one that is free. */
export async function listen(site, wanted, tries = 50) {
  for (let port = wanted; port < wanted + tries; port += 1) {
    try {
      return await listenOn(site, port);
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`No free port between ${wanted} and ${wanted + tries - 1}.`);
}
