import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { filesBelow } from '../lib/files.mjs';
import { root } from '../lib/root.mjs';

const urlAttributes = ['href', 'src', 'action', 'poster', 'data'];
const setAttributes = ['srcset', 'imagesrcset'];
const metaUrls = new Set(['og:url', 'og:image', 'twitter:image']);

function urlsOfElement({ name, attributes }) {
  const single = urlAttributes.flatMap((attribute) => attributes[attribute] ?? []);
  const sets = setAttributes
    .flatMap((attribute) => attributes[attribute]?.split(/,\s+/) ?? [])
    .map((candidate) => candidate.trim().split(/\s+/)[0]);
  const isMetaUrl = name === 'meta' && metaUrls.has(attributes.property ?? attributes.name);
  return [...single, ...sets, ...(isMetaUrl ? [attributes.content] : [])];
}

const matches = (text, pattern) => [...text.matchAll(pattern)].map((match) => match.at(-1));

/** How to find the URLs in an exported file, by the end of its name. */
const readers = {
  '.css': (text) => matches(text, /url\((['"]?)([^'")]+)\1\)/g),
  '.md': (text) => matches(text.replace(/^(`{3,})[\s\S]*?^\1$/gm, ''), /\]\(([^)\s]+)\)/g),
  'llms.txt': (text) => matches(text, /\]\(([^)\s]+)\)/g),
  'robots.txt': (text) => matches(text, /^Sitemap: (.+)$/gm),
  'sitemap.xml': (text) => matches(text, /<loc>([^<]+)<\/loc>/g),
  'feed.xml': (text) => matches(text, /href="([^"]+)"/g),
};

async function linksInFiles(folder, files) {
  const links = [];
  for (const [ending, read] of Object.entries(readers)) {
    for (const file of files.filter((name) => name.endsWith(ending))) {
      links.push({ from: file, urls: read(await readFile(join(folder, file), 'utf8')) });
    }
  }
  return links;
}

// Tree is left out: it names folders of the documented library's examples.
const repositoryFile = /^https:\/\/github\.com\/([^/]+\/[^/]+)\/(?:blob|edit)\/[^/]+\/([^?#]+)/;

/** What is wrong with a link to a file of a repository: the site's own files are in the site's repository only. */
function repositoryProblem(url, repository) {
  const [, name, path] = repositoryFile.exec(url) ?? [];
  if (!name) return undefined;
  const exists = existsSync(join(root, decodeURIComponent(path)));
  if (name === repository) return exists ? undefined : 'names a file that does not exist';
  return exists && path.includes('/') ? 'leads into a repository that lacks the file' : undefined;
}

// Its fragments are states, which are no anchors.
const playground = 'playground/index.html';

/**
 * Links that lead to no file, to no element or into the wrong repository, from every page, stylesheet, Markdown
 * version and list of an export. `origin` is where the export says that it is published.
 */
export async function brokenLinks({ folder, basePath, pages, origin, repository }) {
  const files = new Set(await filesBelow(folder));
  const anchors = new Map(
    pages.map(({ file, elements }) => [
      file,
      new Set(
        elements.flatMap(({ attributes }) => [attributes.id, attributes.name].filter(Boolean)),
      ),
    ]),
  );

  function problemOf(url, from) {
    const resolved = new URL(url, `${origin}${basePath}/${from}`);
    if (resolved.origin !== origin) return repositoryProblem(url, repository);
    const { pathname, hash } = resolved;
    if (!pathname.startsWith(`${basePath}/`)) return 'lacks the base path';
    const path = decodeURIComponent(pathname.slice(basePath.length + 1));
    const file = path === '' || path.endsWith('/') ? posix.join(path, 'index.html') : path;
    if (!files.has(file)) return 'leads nowhere';
    if (file === playground) return undefined;
    const anchor = decodeURIComponent(hash.slice(1));
    if (anchor && anchors.has(file) && !anchors.get(file).has(anchor)) return 'has no such anchor';
    return undefined;
  }

  const sources = [
    // The URL of a folder's page is the folder; only 404.html may be shown under any URL.
    ...pages.map(({ file, elements }) => ({
      from: file.replace(/index\.html$/, ''),
      urls: elements.flatMap(urlsOfElement),
    })),
    ...(await linksInFiles(folder, [...files])),
  ];
  const broken = new Set();
  let total = 0;
  for (const { from, urls } of sources) {
    for (const url of urls.filter((value) => value !== '' && URL.canParse(value, origin))) {
      total += 1;
      const problem = problemOf(url, from);
      if (problem) broken.add(`${from}: ${url} ${problem}`);
    }
  }
  return { broken: [...broken], total };
}
