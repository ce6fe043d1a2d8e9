/**
 * Takes a picture of each demo in its characteristic state, and the pictures of other pages:
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

/** Writes the files of one picture; returns their size in bytes. */
async function writePictures(browser, base, { path: page, name, state, form, files }) {
  let bytes = 0;
  const { schemes, size, maxBytes } = form ?? {
    schemes: files.pictureSchemes,
    size: files.pictureSize,
    maxBytes: files.maxPictureBytes,
  };
  for (const colorScheme of schemes) {
    const url = new URL(`${page.slice(1)}/`, base).href;
    const screenshot = await photograph(browser, { url, state, colorScheme, size });
    for (const format of files.pictureFormats) {
      const content = await encode(screenshot, { size, format, maxBytes });
      const path = join(root, 'public', files.pictureUrl(name, colorScheme, format));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      bytes += content.length;
    }
  }
  return bytes;
}

async function writeAll(browser, base, names) {
  const files = await loadTypescript('components/layout/picture/picture-files.ts');
  const { getPictureState } = await loadTypescript('components/site/routes/demo-picture.ts');
  const { pagePictures } = await loadTypescript('components/site/routes/page-pictures.ts');
  const { everyDemoRoute } = await loadRouteMap();
  const pictures = [
    ...everyDemoRoute().map(({ path, demo: { slug, group, picture } }) => ({
      path,
      name: slug,
      state: getPictureState(group, picture),
    })),
    ...Object.entries(pagePictures).map(([name, { path, picture, form }]) => ({
      path,
      name,
      form,
      state: getPictureState('React', picture),
    })),
  ];
  const isWanted = ({ name }) => names.length === 0 || names.includes(name);
  let total = 0;
  for (const picture of pictures.filter(isWanted)) {
    const bytes = await writePictures(browser, base, { ...picture, files });
    console.log(`${picture.name}: ${bytes} bytes`);
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
