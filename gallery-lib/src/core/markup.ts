import { decodeEntities, DROPPED } from './plain-text';

/** An element of simple markup, or a piece of text. */
export type MarkupNode = string | MarkupElement;

/** An element that has passed the allow-list. */
export interface MarkupElement {
  readonly tag: string;
  readonly href?: string;
  readonly children: MarkupNode[];
}

const ALLOWED = new Set(
  'a abbr b big blockquote br code dd div dl dt em h1 h2 h3 h4 h5 h6 hr i kbd li mark ol p pre q s small span strong sub sup u ul'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr']);
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gi;
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Elements within elements that are kept; whatever lies deeper is kept as text, so that it can be drawn. */
const MAX_DEPTH = 50;

function safeHref(attributes: string): string | undefined {
  const match = [...attributes.matchAll(ATTRIBUTE)].find(([, name]) => /^href$/i.test(name ?? ''));
  const href = decodeEntities(match?.[2] ?? match?.[3] ?? match?.[4] ?? '').trim();
  // Whatever names a scheme must name one of these; control characters could hide another.
  return href &&
    !/[\u0000-\u001f]/.test(href) &&
    /^(?:https?:|mailto:|tel:|[^:]*(?:[/?#]|$))/i.test(href)
    ? href
    : undefined;
}

/**
 * Reads a text with simple markup into a tree of allowed elements. Everything else is left out: the content of
 * scripts, styles and frames with it, the content of unknown elements kept as text. No attribute but a harmless
 * `href` survives.
 */
export function parseMarkup(text: string): MarkupNode[] {
  const root: MarkupElement = { tag: '', children: [] };
  const open: MarkupElement[] = [root];
  for (const match of text.replace(DROPPED, '').matchAll(TOKEN)) {
    const [token, slash, name, attributes = ''] = match;
    const parent = open[open.length - 1] ?? root;
    const tag = name?.toLowerCase();
    if (!tag) {
      if (!token.startsWith('<!--')) parent.children.push(decodeEntities(token));
    } else if (slash) {
      const depth = open.findLastIndex((element) => element.tag === tag);
      if (depth > 0) open.length = depth;
    } else if (ALLOWED.has(tag) && open.length <= MAX_DEPTH) {
      const element = { tag, children: [], href: tag === 'a' ? safeHref(attributes) : undefined };
      parent.children.push(element);
      if (!VOID.has(tag)) open.push(element);
    }
  }
  return root.children;
}
