import { parse } from 'parse5';

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
