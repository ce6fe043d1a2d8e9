import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { demoScriptsBlock } from '../../lib/pages/demo-scripts.mjs';
import { insertInHead, withoutElements } from '../../lib/pages/html.mjs';
import { frameworkElements } from './strip.mjs';

/**
 * Takes the framework's scripts out of a gallery page. Its payload becomes a file, and the page lists the URLs, which the
 * page script loads in this order at the first sign of use. A bundle of React and the demo alone was tried: demos ran
 * after 0.7 of the time, with half of the bytes, but needed a second bundler and a second rendering of every demo, because
 * ids of `useId` depend on the tree, beside those of Next.
 */
export function deferFramework(html, file, basePath) {
  const elements = frameworkElements(html, file);
  const scripts = elements.filter(({ name }) => name === 'script');
  const payload = scripts
    .filter(({ attributes }) => !('src' in attributes))
    .map(({ text }) => text)
    .join(';\n');
  const hash = createHash('sha256').update(payload).digest('hex').slice(0, 16);
  const payloadFile = `_next/static/payloads/${hash}.js`;
  const urls = scripts
    // Browsers that need polyfills have no modules either, and get the page without scripts.
    .filter(({ attributes }) => 'src' in attributes && !('nomodule' in attributes))
    .map(({ attributes }) => attributes.src);
  return {
    html: insertInHead(
      withoutElements(html, elements),
      demoScriptsBlock([`${basePath}/${payloadFile}`, ...new Set(urls)]),
    ),
    payload,
    payloadFile,
    scriptFiles: urls.map((url) => url.slice(basePath.length + 1)),
  };
}

/**
 * Lets Chromium compile all functions of a script in another thread while the script arrives, instead of each at its
 * first call. The longest task of a start takes half of the time.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Takes the framework's scripts out of gallery pages, writes their payloads, and adds a hint to the scripts that all of
 * these pages list, which are the framework's.
 */
export async function deferFrameworks(folder, pages, basePath) {
  const lists = [];
  for (const page of pages) {
    const { html, payload, payloadFile, scriptFiles } = deferFramework(
      page.html,
      page.file,
      basePath,
    );
    page.html = html;
    lists.push(scriptFiles);
    await mkdir(join(folder, dirname(payloadFile)), { recursive: true });
    await writeFile(join(folder, payloadFile), payload);
  }
  const shared = (lists[0] ?? []).filter((file) => lists.every((list) => list.includes(file)));
  for (const file of new Set(shared)) {
    const path = join(folder, file);
    await writeFile(path, compileHint + (await readFile(path, 'utf8')));
  }
}
