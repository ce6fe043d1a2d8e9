import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { loadTypescript } from '../load-typescript.mjs';
import { loadRouteMap } from '../pages/pages.mjs';
import { root } from '../root.mjs';

/** The pages whose Markdown versions the package contains, by the name of their file in it. CHANGELOG.md has the releases. */
async function documentedPages() {
  const { textRoutes } = await loadRouteMap();
  const isDocumented = ({ path }) => /^\/(features|react)\/(?!releases)/.test(path);
  return new Map(
    textRoutes()
      .filter(isDocumented)
      .map(({ path }) => [`${basename(path)}.md`, path]),
  );
}

/** The anchors of a Markdown file: its headings in lower case, with hyphens in place of spaces. */
function anchorsOf(text) {
  const headings = [...text.matchAll(/^#{2,} (.+)$/gm)];
  return new Set(
    headings.map(([, title]) => title.replaceAll('\\', '').toLowerCase().replaceAll(' ', '-')),
  );
}

/**
 * Replaces the links of a Markdown version: those to other files of the package become relative, the others need the
 * public URL of the site, and become plain text where it is unknown.
 */
export function localizeLinks(text, files, { absolute, isPublic }) {
  const names = new Map([...files].map(([name, { url }]) => [url, name]));
  return text
    .replace(/^url: .*\n/m, (line) => (isPublic ? line : ''))
    .replace(/(!?)\[((?:[^\][]|\[\])+)\]\(([^)\s]+)\)/g, (link, image, label, target) => {
      if (!target.startsWith(absolute('/'))) return link;
      const [url, anchor = ''] = target.split('#');
      const name = names.get(url);
      if (!name) return isPublic ? link : label;
      const hasAnchor = files.get(name).anchors.has(anchor.toLowerCase());
      return hasAnchor ? `[${label}](${name}#${anchor.toLowerCase()})` : `[${label}](${name})`;
    });
}

/** The reference as Markdown, file name → text, from the export in out/. */
export async function packageDocs() {
  const { absolute, isPublic } = await loadTypescript('components/site/urls.ts');
  const { markdownPath } = await loadTypescript('components/site/markdown-versions.ts');
  const files = new Map();
  for (const [name, path] of await documentedPages()) {
    const file = join(root, 'out', markdownPath(path));
    const text = await readFile(file, 'utf8').catch((cause) => {
      throw new Error(`The package contains the Markdown version of ${path}: run npm run build.`, {
        cause,
      });
    });
    files.set(name, { text, url: absolute(path), anchors: anchorsOf(text) });
  }
  const site = { absolute, isPublic: isPublic() };
  return new Map([...files].map(([name, { text }]) => [name, localizeLinks(text, files, site)]));
}
