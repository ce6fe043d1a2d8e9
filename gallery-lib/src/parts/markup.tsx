import { createElement, Fragment, type ReactNode } from 'react';
import { parseMarkup, type MarkupNode } from '../core/markup';

function renderNode(node: MarkupNode, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  const props = node.href ? { key, href: node.href, rel: 'noopener noreferrer' } : { key };
  return node.children.length > 0
    ? createElement(node.tag, props, node.children.map(renderNode))
    : createElement(node.tag, props);
}

/** Renders simple markup as React elements, never as raw HTML. */
export function Markup({ text }: { text: string }): ReactNode {
  return parseMarkup(text).map(renderNode);
}
