/** Reads what a page says, for the search index: the text of each section, with the cells of tables separated. */
import { attribute, elementsIn, parseHtml } from '../lib/pages/html.mjs';

const blocks = new Set(
  'caption dd details div dl dt figcaption h1 h2 h3 h4 li ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
);

const ignoredElements = new Set('button form nav noscript pre script style svg thead'.split(' '));
// Full views repeat the texts of thumbnails.
const ignoredClasses = ['ks-view', 'scripted', 'visually-hidden'];

/** A row of the reference has an id, and is a record of its own. */
function isIgnored(node) {
  const classes = attribute(node, 'class')?.split(' ') ?? [];
  return (
    attribute(node, 'data-not-content') !== undefined ||
    ignoredElements.has(node.tagName) ||
    ignoredClasses.some((name) => classes.includes(name)) ||
    (node.tagName === 'tr' && attribute(node, 'id') !== undefined)
  );
}

function endsSentence(text) {
  return /[.!?:;]$/.test(text);
}

/** What separates a block from the next one in a line of text. */
function getMark(node) {
  const last = node.parentNode.childNodes.findLast(({ tagName }) => tagName);
  if (node === last) return '.';
  return { th: ':', td: ';' }[node.tagName] ?? '.';
}

/** The anchor of a heading; that of a folded part is on its content, and its `<details>` names it. */
function getAnchor(node) {
  if (!/^h[23]$/.test(node.tagName ?? '')) return undefined;
  return attribute(node, 'id') ?? attribute(node.parentNode.parentNode, 'data-group');
}

/** The text of a node in one line. */
function readLine(node) {
  if (node.nodeName === '#text') return node.value;
  return isIgnored(node) ? '' : (node.childNodes ?? []).map(readLine).join('');
}

/**
 * The sections of a page in order: id and title of the heading, and the text as sentences. The first one has neither id
 * nor title: it is what the page says above its first heading with an id.
 */
export function readSections(html) {
  const [main] = elementsIn(parseHtml(html), 'main');
  const sections = [{ id: '', title: '', sentences: [] }];
  let text = '';
  const flush = (mark) => {
    const sentence = text.replace(/\s+/g, ' ').trim();
    if (sentence) sections.at(-1).sentences.push(sentence + (endsSentence(sentence) ? '' : mark));
    text = '';
  };
  const visit = (node) => {
    if (isIgnored(node)) return;
    if (node.nodeName === '#text') text += node.value;
    const isBlock = blocks.has(node.tagName);
    if (isBlock) flush('.');
    const id = getAnchor(node);
    if (id !== undefined) {
      // A heading ends with a link to itself.
      const title = readLine(node)
        .replace(/\s*#\s*$/, '')
        .trim();
      sections.push({ id, title, sentences: [] });
    } else if (node.tagName !== 'h1') node.childNodes?.forEach(visit);
    if (isBlock) flush(getMark(node));
  };
  visit(main);
  flush('.');
  return sections.map(({ sentences, ...section }) => ({ ...section, text: sentences.join(' ') }));
}
