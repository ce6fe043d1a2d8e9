import { parse } from 'parse5';

/** The tree of a page as a browser without scripts has it. */
export const parseHtml = (html) => parse(html, { scriptingEnabled: false });

/** The value of an attribute of an element in such a tree. */
export const attribute = (node, name) => node.attrs?.find((each) => each.name === name)?.value;

function* descendants(node) {
  for (const child of (node.content ?? node).childNodes ?? []) {
    if (child.tagName) yield child;
    yield* descendants(child);
  }
}

/** The elements in an element, in document order, with one of some tags if there are any. */
export const elementsIn = (node, ...tags) =>
  [...descendants(node)].filter(({ tagName }) => tags.length === 0 || tags.includes(tagName));

/** The text of an element, with the alternative texts of its images. */
export function textOf(node) {
  if (node.tagName === 'img') return attribute(node, 'alt') ?? '';
  if (node.value !== undefined) return node.value;
  return (node.childNodes ?? []).map(textOf).join('');
}

/** All elements of a page in document order, with their attributes as a record and their source location. */
export function elementsOf(html) {
  const found = [];
  const visit = (node) => {
    if (node.tagName) {
      found.push({
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => child.value ?? '').join(''),
        location: node.sourceCodeLocation,
      });
    }
    (node.content ?? node).childNodes?.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}

/** Removes elements from the source and leaves every other byte unchanged. */
export function withoutElements(html, elements) {
  return elements
    .map(({ location }) => location)
    .sort((a, b) => b.startOffset - a.startOffset)
    .reduce(
      (text, { startOffset, endOffset }) => text.slice(0, startOffset) + text.slice(endOffset),
      html,
    );
}

/** Inserts markup at the end of the head. */
export function insertInHead(html, markup) {
  const at = html.indexOf('</head>');
  if (at < 0) throw new Error('A page without </head> has no place for its data.');
  return html.slice(0, at) + markup + html.slice(at);
}

const scriptTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** True for scripts that the browser runs; data blocks and rule sets are not among them. */
export function isProgram({ name, attributes }) {
  return name === 'script' && scriptTypes.has((attributes.type ?? '').toLowerCase());
}
