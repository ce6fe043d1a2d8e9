import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { filesBelow } from '../lib/files.mjs';

const addressAttributes = ['href', 'src', 'action', 'poster', 'data'];
const setAttributes = ['srcset', 'imagesrcset'];

function addressesOf({ attributes }) {
  const single = addressAttributes.flatMap((name) => attributes[name] ?? []);
  const sets = setAttributes
    .flatMap((name) => attributes[name]?.split(/,\s+/) ?? [])
    .map((candidate) => candidate.trim().split(/\s+/)[0]);
  return [...single, ...sets].filter((address) => address !== '');
}

function addressesInStyles(css) {
  return [...css.matchAll(/url\((['"]?)([^'")]+)\1\)/g)].map((match) => match[2]);
}

const isOwn = (address) => !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/** Addresses inside the site that lead to no file or to no element, read from every page and stylesheet. */
export async function brokenLinks(folder, basePath, pages) {
  const files = new Set(await filesBelow(folder));
  const anchors = new Map(
    pages.map(({ file, elements }) => [
      file,
      new Set(
        elements.flatMap(({ attributes }) => [attributes.id, attributes.name].filter(Boolean)),
      ),
    ]),
  );

  function problemOf(address, from) {
    const { pathname, hash } = new URL(address, `http://site${basePath}/${from}`);
    if (!pathname.startsWith(`${basePath}/`)) return 'lacks the base path';
    const path = decodeURIComponent(pathname.slice(basePath.length + 1));
    const file = path === '' || path.endsWith('/') ? posix.join(path, 'index.html') : path;
    if (!files.has(file)) return 'leads nowhere';
    const anchor = decodeURIComponent(hash.slice(1));
    if (anchor && anchors.has(file) && !anchors.get(file).has(anchor)) return 'has no such anchor';
    return undefined;
  }

  const broken = new Set();
  let total = 0;
  const look = (addresses, from) => {
    for (const address of addresses.filter(isOwn)) {
      total += 1;
      const problem = problemOf(address, from);
      if (problem) broken.add(`${from}: ${address} ${problem}`);
    }
  };

  // A folder's page is found under the folder's address; only 404.html may be shown anywhere.
  for (const { file, elements } of pages) {
    look(elements.flatMap(addressesOf), file.replace(/index\.html$/, ''));
  }
  for (const file of [...files].filter((name) => name.endsWith('.css'))) {
    look(addressesInStyles(await readFile(join(folder, file), 'utf8')), file);
  }
  const sitemap = files.has('sitemap.xml')
    ? await readFile(join(folder, 'sitemap.xml'), 'utf8')
    : '';
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]));
  look(
    listed.map(({ pathname }) => pathname),
    'sitemap.xml',
  );
  return { broken: [...broken], total };
}
