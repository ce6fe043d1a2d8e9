import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { benchFolder, bundle } from './bundle.mjs';

/** The document that loads the bundle of that name, with its stylesheet. */
export const createPage = (name, style, body = '') => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width">
<style>body { margin: 0; max-width: 1000px }</style>
${style ? `<link rel="stylesheet" href="/${style}">` : ''}
<script type="module" src="/${name}.js"></script>${body}</html>`;

/** Bundles a page per library, with the module in page/ that drives it. */
async function bundlePages(libraries, driver) {
  const files = new Map();
  for (const name of libraries) {
    const { outputFiles } = await bundle({
      stdin: {
        contents: `import * as library from './libraries/${name}.jsx';
          import { start } from './page/${driver}.jsx';
          start(library);`,
        resolveDir: benchFolder,
      },
      entryNames: name,
      chunkNames: `${name}-[hash]`,
    });
    let style = '';
    for (const { path, contents } of outputFiles) {
      const file = path.replaceAll('\\', '/').split('/').pop();
      if (file.endsWith('.css')) style = file;
      files.set(`/${file}`, contents);
    }
    files.set(`/${name}`, createPage(name, style));
  }
  return files;
}

const types = { '.js': 'text/javascript', '.css': 'text/css', '.jpg': 'image/jpeg' };

/** Serves a page per library, and other files by their path; returns the server and its origin. */
export async function serveLibraries(libraries, driver, otherFiles = []) {
  const files = new Map([...(await bundlePages(libraries, driver)), ...otherFiles]);
  const server = createServer(({ url }, response) => {
    const body = files.get(url);
    const type = types[extname(url)] ?? 'text/html';
    response.writeHead(body ? 200 : 404, { 'content-type': type, 'cache-control': 'max-age=600' });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${server.address().port}` };
}

/**
 * Opens one browser with a page per library, and with other pages by their path. Without `moves` nothing is animated, and
 * the frame rate is not limited, so that times are not rounded up to 16.7 ms.
 */
export async function openWorkbench(libraries, driver = 'measure', otherPages = [], moves = false) {
  const { server, origin } = await serveLibraries(libraries, driver, otherPages);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      ...(moves ? [] : ['--disable-frame-rate-limit', '--disable-gpu-vsync']),
      '--disable-renderer-backgrounding',
      '--disable-backgrounding-occluded-windows',
    ],
  });
  const context = await browser.newContext({
    // Wide enough for the images beside the active one, which the modal gallery shows from 1025 px.
    viewport: { width: 1280, height: 800 },
    reducedMotion: moves ? 'no-preference' : 'reduce',
  });
  return {
    version: browser.version(),
    /** Opens a new page for one round; its path is the name of its library, or that of another page. */
    async with(path, action) {
      const tab = await context.newPage();
      try {
        const failures = [];
        tab.on('pageerror', (error) => failures.push(error.message));
        await tab.goto(`${origin}/${path}`, { waitUntil: 'load' });
        const client = await context.newCDPSession(tab);
        // Measures the CPU time of the main thread instead of wall time, so that other processes matter less.
        await client.send('Performance.enable', { timeDomain: 'threadTicks' });
        const result = await action(controls(tab, client));
        if (failures.length > 0) throw new Error(`${path}: ${failures[0]}`);
        return result;
      } finally {
        await tab.close();
      }
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

function controls(tab, client) {
  const call = (name, argument) =>
    tab.evaluate(([method, value]) => globalThis.bench[method](value), [name, argument]);
  const metrics = async () => {
    const { metrics: list } = await client.send('Performance.getMetrics');
    return Object.fromEntries(list.map(({ name, value }) => [name, value]));
  };
  return {
    call,
    async working(action) {
      const before = await metrics();
      const result = await action();
      const after = await metrics();
      return { result, work: (after.TaskDuration - before.TaskDuration) * 1000 };
    },
    /** Returns the heap in kB and the number of DOM nodes after garbage collection. */
    async retained() {
      await client.send('HeapProfiler.collectGarbage');
      await client.send('HeapProfiler.collectGarbage');
      const { JSHeapUsedSize, Nodes } = await metrics();
      return { heap: JSHeapUsedSize / 1024, nodes: Nodes };
    },
  };
}
