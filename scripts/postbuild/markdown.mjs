import TurndownService from 'turndown';

// Parts that are visual or interactive only, and the live galleries.
const unwanted = [
  'nav',
  'aside',
  'script',
  'style',
  'svg',
  'button',
  'form',
  '.scripted',
  '.visually-hidden',
  '.file-tabs > label',
  '[data-not-content=true]',
].join(',');

/** The language of a fence by the extension of the file. */
const fileTypes = new Map([
  ['mjs', 'js'],
  ...['astro', 'css', 'html', 'json', 'scss', 'ts', 'tsx'].map((type) => [type, type]),
]);

/** The language of code without a file name by its start. */
const starts = [
  [/^(npm|npx|ng|pnpm|yarn|bun|bunx|mkdir) /, 'sh'],
  [/^[a-z]+-src /, 'text'],
  [/^<[A-Z]/, 'tsx'],
  [/^</, 'html'],
];

function oneLine(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/** The language by the file name that the panel has as its name, otherwise by the start of the code. */
function languageOf(pre) {
  const type = (pre.getAttribute('aria-label') ?? '').split('.').pop();
  if (fileTypes.has(type)) return fileTypes.get(type);
  const code = pre.textContent.trim();
  return starts.find(([start]) => start.test(code))?.[1] ?? 'ts';
}

function fenced(code, language) {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `\n\n${fence}${language}\n${code.replace(/\n+$/, '')}\n${fence}\n\n`;
}

function inlineCode(text) {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}

function cell(content) {
  return ` ${oneLine(content).replaceAll('|', '\\|')} |`;
}

/** The header row, or the first row of a table without one. */
function isHead(row) {
  if (row.parentNode.nodeName === 'THEAD') return true;
  return !row.closest('table').querySelector('thead') && !row.previousElementSibling;
}

function rowOf(row, content) {
  const line = `\n|${content}`;
  return isHead(row) ? `${line}\n|${' --- |'.repeat(row.children.length)}` : line;
}

function isIn(node, name) {
  return node.closest(name) !== null;
}

/** Turns a page's main part into Markdown: fenced code, tables with pipes, URLs with their origin. */
function createConverter(pageUrl) {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
  });
  const absolute = (value) => new URL(value, pageUrl).href;
  const { escape } = service;
  // Inside a word an underscore is no markup, and names such as INVALID_ID can be searched for.
  service.escape = (text) => escape(text).replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');

  service.addRule('code', {
    filter: ['pre', 'code'],
    replacement(_content, node) {
      if (node.nodeName === 'PRE' && !isIn(node, 'td, th')) {
        return fenced(node.textContent, languageOf(node));
      }
      return node.textContent.trim() && inlineCode(oneLine(node.textContent));
    },
  });
  service.addRule('link', {
    filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
    replacement: (content, node) =>
      // Headings link to themselves.
      isIn(node, 'h2, h3')
        ? content
        : content.trim() && `[${oneLine(content)}](${absolute(node.getAttribute('href'))})`,
  });
  service.addRule('image', {
    filter: 'img',
    replacement: (_content, node) =>
      node.getAttribute('alt') &&
      `![${node.getAttribute('alt')}](${absolute(node.getAttribute('src'))})`,
  });
  service.addRule('file name', {
    filter: 'figcaption',
    replacement: (content) => `\n\n${oneLine(content)}\n\n`,
  });
  service.addRule('cell', { filter: ['td', 'th'], replacement: cell });
  service.addRule('row', { filter: 'tr', replacement: (content, node) => rowOf(node, content) });
  service.addRule('caption', {
    filter: 'caption',
    // One that is only for screen readers has no content here.
    replacement: (content) => (content.trim() ? `\n\n${oneLine(content)}:\n\n` : ''),
  });
  service.addRule('table part', {
    filter: ['thead', 'tbody', 'tfoot'],
    replacement: (content) => content,
  });
  service.addRule('table', { filter: 'table', replacement: (content) => `\n\n${content}\n\n` });
  // The last rule is tried first.
  service.addRule('unwanted', { filter: (node) => node.matches(unwanted), replacement: () => '' });
  return service;
}

function mainOf(html) {
  const [main] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  if (!main) throw new Error('A page without <main> has no Markdown version.');
  return main;
}

/** The Markdown version of a page, with the title, description and URL of the route map as front matter. */
export function markdownOf(html, { title, description, url }) {
  const text = createConverter(url)
    .turndown(mainOf(html))
    .replace(/\n{3,}/g, '\n\n');
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\nurl: ${url}\n---\n\n${text}\n`;
}
