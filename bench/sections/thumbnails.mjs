import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { withTemporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { benchFolder, bundle } from '../lib/bundle.mjs';
import { opening } from '../lib/measuring.mjs';
import { measureEntries } from '../lib/rounds.mjs';
import { medians } from '../lib/statistics.mjs';
import { createPage, openWorkbench } from '../lib/workbench.mjs';

const library = 'ks-gallery-thumbnails';
const sizes = { few: 50, many: 5000 };

/** Renders the gallery as a server does. */
async function renderPages() {
  const { outputFiles } = await bundle({
    stdin: {
      contents: `import { renderToString } from 'react-dom/server';
        import { Gallery } from './libraries/${library}.jsx';
        import { makePictures } from './page/pictures.js';
        export const render = (count) => renderToString(<Gallery pictures={makePictures(count)} />);`,
      resolveDir: benchFolder,
      loader: 'jsx',
    },
    platform: 'node',
    format: 'cjs',
    splitting: false,
  });
  return withTemporaryFolder('gallery-bench-', async (folder) => {
    const file = join(folder, 'render.cjs');
    await writeFile(file, outputFiles.find(({ path }) => path.endsWith('.js')).contents);
    const { render } = (await import(pathToFileURL(file).href)).default;
    return Object.values(sizes).map((size) => [
      `/${size}`,
      createPage(library, `${library}.css`, `<main>${render(size)}</main>`),
    ]);
  });
}

async function measure(page) {
  await page.call('idle');
  const firstPaint = await page.call('firstPaint');
  // The first opening includes work that is done only once.
  await opening(page);
  await page.call('close');
  return { firstPaint, ...(await opening(page)) };
}

/** Measures pages of few and of many thumbnails, rendered by a server: the first paint, and opening an image. */
export async function measureThumbnails(options) {
  const bench = await openWorkbench([library], 'hydrate', await renderPages());
  const entries = Object.entries(sizes).map(([name, file]) => ({
    library: name,
    file,
    records: [],
  }));
  const method = await measureEntries(bench, entries, measure, options);
  const results = entries.map(({ library: name, records }) => [name, medians(records, 2)]);
  return { sizes, ...method, results: Object.fromEntries(results) };
}
