import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { demoScriptsBlock } from '../lib/demo-scripts.mjs';
import { insertInHead, withoutElements } from '../lib/html.mjs';
import { frameworkElements } from './strip-framework.mjs';

/**
 * Takes the framework's scripts out of a gallery page. Its payload becomes a file, and the page lists the URLs, which the
 * page script loads in this order at the first sign of use.
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
  };
}

/** Takes the framework's scripts out of gallery pages and writes their payloads. */
export async function deferFrameworks(folder, pages, basePath) {
  for (const page of pages) {
    const { html, payload, payloadFile } = deferFramework(page.html, page.file, basePath);
    page.html = html;
    await mkdir(join(folder, dirname(payloadFile)), { recursive: true });
    await writeFile(join(folder, payloadFile), payload);
  }
}
