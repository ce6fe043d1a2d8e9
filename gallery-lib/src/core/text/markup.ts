import { decodeEntities, DROPPED } from './plain-text';

/** Element or text of simple markup. */
export type MarkupNode = string | MarkupElement;

/** Element whose tag is in the allow-list. */
export interface MarkupElement {
  readonly tag: string;
  readonly href?: string;
  readonly children: MarkupNode[];
}

const ALLOWED =
  /^(?:a|abbr|b|big|blockquote|br|code|d[dlt]|div|em|h[1-6]|hr|i|kbd|li|mark|ol|p|pre|q|s|small|span|strong|su[bp]|u|ul)$/;
const VOID = /^[bh]r$/;
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gi;
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Maximum depth of nested elements. Deeper ones are reduced to their text, because rendering is recursive. */
const MAX_DEPTH = 50;

function safeHref(attributes: string): string | undefined {
  const match = [...attributes.matchAll(ATTRIBUTE)].find(([, name]) => /^href$/i.test(name ?? ''));
  const href = decodeEntities(match?.[2] ?? match?.[3] ?? match?.[4] ?? '').trim();
  // Only these schemes are allowed; a control character could hide another one.
  return href &&
    !/[\u0000-\u001f]/.test(href) &&
    /^(?:https?:|mailto:|tel:|[^:]*(?:[/?#]|$))/i.test(href)
    ? href
    : undefined;
}

/**
 * Parses simple markup into a tree of allowed elements. Scripts, styles and frames are removed with their content;
 * other unknown elements are reduced to their content. The only attribute kept is a safe `href`.
 */
export function parseMarkup(text: string): MarkupNode[] {
  const root: MarkupElement = { tag: '', children: [] };
  const open: MarkupElement[] = [root];
  for (const match of text.replace(DROPPED, '').matchAll(TOKEN)) {
    const [token, slash, name, attributes = ''] = match;
    const parent = open.at(-1) ?? root;
    const tag = name?.toLowerCase();
    if (!tag) {
      if (!token.startsWith('<!--')) parent.children.push(decodeEntities(token));
    } else if (slash) {
      const depth = open.findLastIndex((element) => element.tag === tag);
      if (depth > 0) open.length = depth;
    } else if (ALLOWED.test(tag) && open.length <= MAX_DEPTH) {
      const element = { tag, children: [], href: tag === 'a' ? safeHref(attributes) : undefined };
      parent.children.push(element);
      if (!VOID.test(tag)) open.push(element);
    }
  }
  return root.children;
}
