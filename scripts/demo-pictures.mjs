/**
 * Takes a picture of each demo in its characteristic state, in both colour schemes:
 *   npm run build && npm run demo-pictures [-- slug …]
 * The pictures are committed; run this when a demo is added or looks different.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { encode } from './demo-pictures/encode.mjs';
import { photograph } from './demo-pictures/photograph.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { freePort } from './lib/server/free-port.mjs';
import { loadTypescript } from './lib/load-typescript.mjs';
import { main } from './lib/main.mjs';
import { loadRouteMap } from './lib/pages/pages.mjs';
import { root } from './lib/root.mjs';
import { createSite, listen } from './lib/server/static-server.mjs';

/** Writes the files of one demo; returns their size in bytes. */
async function writePictures(browser, base, { route, state, files }) {
  let bytes = 0;
  for (const colorScheme of files.pictureSchemes) {
    const { pictureSize: size, maxPictureBytes: maxBytes } = files;
    const url = new URL(`${route.path.slice(1)}/`, base).href;
    const screenshot = await photograph(browser, { url, state, colorScheme, size });
    for (const format of files.pictureFormats) {
      const content = await encode(screenshot, { size, format, maxBytes });
      const path = join(root, 'public', files.pictureUrl(route.demo.slug, colorScheme, format));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      bytes += content.length;
    }
  }
  return bytes;
}

async function writeAll(browser, base, slugs) {
  const files = await loadTypescript('components/layout/picture/picture-files.ts');
  const { getPictureState } = await loadTypescript('components/site/routes/demo-picture.ts');
  const { everyDemoRoute } = await loadRouteMap();
  const isWanted = ({ demo }) => slugs.length === 0 || slugs.includes(demo.slug);
  let total = 0;
  for (const route of everyDemoRoute().filter(isWanted)) {
    const state = getPictureState(route.demo.group, route.demo.picture);
    const bytes = await writePictures(browser, base, { route, state, files });
    console.log(`${route.path}: ${bytes} bytes`);
    total += bytes;
  }
  console.log(`${total} bytes in all.`);
}

await main(import.meta.url, async () => {
  const exported = join(root, 'out');
  if (!existsSync(join(exported, 'index.html'))) {
    throw new Error(`There is no export in ${exported}: run "npm run build" first.`);
  }
  const server = await listen(createSite(exported), await freePort());
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--hide-scrollbars'],
  });
  try {
    await writeAll(browser, `http://localhost:${server.address().port}/`, process.argv.slice(2));
  } finally {
    await browser.close();
    server.close();
  }
});
