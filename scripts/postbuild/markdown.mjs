import TurndownService from 'turndown';

// What serves the eye and the mouse, and the live galleries, which are pictures of running programs.
const unwanted = [
  'nav',
  'aside',
  'script',
  'style',
  'svg',
  'button',
  '.scripted',
  '.anchor',
  '.sidebar',
  '.title-band p',
  '.visually-hidden',
  '.live-demo',
  '.home-demo',
].join(',');

const fileTypes = new Set(['html', 'css', 'scss', 'ts', 'tsx', 'json']);

function oneLine(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/** By the name of the file, which is the name of its panel; otherwise by how the code begins. */
function languageOf(pre) {
  const type = (pre.getAttribute('aria-label') ?? '').split('.').pop();
  if (fileTypes.has(type)) return type;
  const code = pre.textContent.trim();
  if (/^(npm|npx|ng) /.test(code)) return 'sh';
  return code.startsWith('<') ? 'html' : 'ts';
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

/** The row of column titles, or the first row where a table has none. */
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

/** Turns a page's main part into Markdown: fenced code, tables with pipes, addresses with their origin. */
function converter(pageAddress) {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
  });
  const address = (value) => new URL(value, pageAddress).href;

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
      content.trim() && `[${oneLine(content)}](${address(node.getAttribute('href'))})`,
  });
  service.addRule('image', {
    filter: 'img',
    replacement: (_content, node) =>
      node.getAttribute('alt') &&
      `![${node.getAttribute('alt')}](${address(node.getAttribute('src'))})`,
  });
  service.addRule('file name', {
    filter: 'figcaption',
    replacement: (content) => `\n\n${oneLine(content)}\n\n`,
  });
  service.addRule('cell', { filter: ['td', 'th'], replacement: cell });
  service.addRule('row', { filter: 'tr', replacement: (content, node) => rowOf(node, content) });
  service.addRule('caption', {
    filter: 'caption',
    replacement: (content) => `\n\n${oneLine(content)}:\n\n`,
  });
  service.addRule('table part', {
    filter: ['thead', 'tbody', 'tfoot'],
    replacement: (content) => content,
  });
  service.addRule('table', { filter: 'table', replacement: (content) => `\n\n${content}\n\n` });
  // Labels stand side by side, apart only by their looks.
  service.addRule('label', {
    filter: (node) => node.className === 'label',
    replacement: (content, node) => (node.previousElementSibling ? `, ${content}` : content),
  });
  // The last rule is asked first.
  service.addRule('unwanted', { filter: (node) => node.matches(unwanted), replacement: () => '' });
  return service;
}

function mainOf(html) {
  const [main] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  if (!main) throw new Error('A page without <main> has no Markdown twin.');
  return main;
}

/** The Markdown twin of a page, headed by what the route map knows of it. */
export function markdownOf(html, { title, description, url }) {
  const text = converter(url)
    .turndown(mainOf(html))
    .replace(/\n{3,}/g, '\n\n');
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\nurl: ${url}\n---\n\n${text}\n`;
}
