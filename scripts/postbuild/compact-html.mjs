import { rehype } from 'rehype';

function removeComments() {
  const remove = (node) => {
    if (!node.children) return;
    node.children = node.children.filter(({ type }) => type !== 'comment');
    node.children.forEach(remove);
  };
  return remove;
}

const unusedNames = /^(twitter:(title|description|image)|next-size-adjust)/;

/** True for the properties of a card that repeat those of the Open Graph, and for marks of React and Next. */
function isUnused({ tagName, properties, children }) {
  if (tagName === 'meta') return unusedNames.test(properties.name ?? '');
  return tagName === 'div' && properties.hidden && children.length === 0;
}

/** Attributes for the search index, which has been written, and for React. */
const unusedAttributes = /^data(Pagefind|Precedence)/;

function removeUnused() {
  const remove = (node) => {
    for (const name of Object.keys(node.properties ?? {}))
      if (unusedAttributes.test(name)) delete node.properties[name];
    if (!node.children) return;
    node.children = node.children.filter((child) => !isUnused(child));
    node.children.forEach(remove);
  };
  return remove;
}

const processor = rehype().use(removeComments).use(removeUnused).data('settings', {
  collapseEmptyAttributes: true,
  omitOptionalTags: true,
  preferUnquoted: true,
});

/**
 * Writes a page that nothing hydrates in fewer bytes: without the comments that mark for React where its texts end, without
 * metadata that is there twice or has been used, and without quotes and end tags that HTML does not need.
 */
export function compactHtml(html) {
  return String(processor.processSync(html));
}
