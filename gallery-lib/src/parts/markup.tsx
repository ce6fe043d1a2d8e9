import { createElement, type ReactNode } from 'react';
import { parseMarkup, type MarkupNode } from '../core/text/markup';

export { plainText } from '../core/text/plain-text';

function renderNode(node: MarkupNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const props = { key, href, rel: href && 'noopener noreferrer' };
  // Elements such as `br` must not have children.
  return createElement(tag, props, children.length > 0 ? children.map(renderNode) : undefined);
}

/** Renders simple markup as React elements, never as raw HTML. */
export function renderMarkup(text: string): ReactNode {
  return parseMarkup(text).map(renderNode);
}
