import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { filesBelow } from '../lib/files.mjs';

const readable = /\.(html|css|js|json|webmanifest|xml|txt|md|m3u8)$/;

/** Files that are requested although no file contains their URL, and by what. */
const askedForOtherwise = [
  /^(?!(404|_not-found)\/).*\.html$/, // by the URL of its folder; another check compares pages and routes
  /(^|\/)index\.md$/, // the Markdown version of each page, also of pages with another canonical URL
  /^(_headers|\.nojekyll)$/, // hosts
  /^\.export-inputs$/, // the next build
  /^favicon\.ico$/, // browsers, beside a document that names no icon
  /^(robots|llms|llms-full)\.txt$/, // crawlers and language models, by their well-known names
  /^\.well-known\/agent-skills\/index\.json$/, // assistants
];

/** Demos compose the URLs of sizes and formats from the photograph that the page names. */
function photographOf(file) {
  return file.replace(/^(assets\/images\/.+?)(-(\d+|thumb|zoom))?\.(avif|webp|jpg)$/, '$1.jpg');
}

/** A playlist names the files beside it, one in each line. */
function resolveUrls(playlist, file) {
  return playlist.replace(/^[^#\s].*$/gm, (name) => posix.join(posix.dirname(file), name));
}

/** Files of an export that no page, script, style or list of the same export names. */
export async function unreferenced(folder) {
  const files = await filesBelow(folder);
  const texts = new Map();
  for (const file of files.filter((name) => readable.test(name))) {
    const text = await readFile(join(folder, file), 'utf8');
    texts.set(file, file.endsWith('.m3u8') ? resolveUrls(text, file) : text);
  }
  const isNamed = (file) => {
    // The framework's scripts name each other from below /_next/.
    const name = file.replace(/^_next\//, '');
    return [...texts].some(([other, text]) => other !== file && text.includes(name));
  };
  return files.filter(
    (file) =>
      !askedForOtherwise.some((pattern) => pattern.test(file)) &&
      !isNamed(file) &&
      !isNamed(photographOf(file)) &&
      // Image sets name files below the folder of all of them.
      !isNamed(file.replace(/^assets\//, '')),
  );
}
