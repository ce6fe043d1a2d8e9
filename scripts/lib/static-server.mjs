import { once } from 'node:events';
import { join, relative, sep } from 'node:path';
import compression from 'compression';
import express from 'express';
import { cacheControl } from './caching.mjs';

/** The exported folder as a plain static host serves it: nothing is rewritten, unknown URLs get 404.html. */
export function createSite(folder, basePath = '') {
  const site = express();
  site.disable('x-powered-by');
  site.use(compression());
  site.use(
    basePath || '/',
    express.static(folder, {
      redirect: true,
      setHeaders(response, path) {
        const url = `/${relative(folder, path).split(sep).join('/')}`;
        response.setHeader('Cache-Control', cacheControl(url));
      },
    }),
  );
  // Files whose name begins with a dot are not served, unless they are in the folder itself.
  site.use(`${basePath}/.well-known`, express.static(join(folder, '.well-known')));
  if (basePath) site.get('/', (_request, response) => response.redirect(302, `${basePath}/`));
  site.use((_request, response) => {
    response.status(404).sendFile('404.html', { root: folder, cacheControl: false });
  });
  return site;
}

async function listenOn(site, port) {
  const server = site.listen(port);
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
