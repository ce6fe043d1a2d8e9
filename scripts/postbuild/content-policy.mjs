import { createHash } from 'node:crypto';
import { elementsOf } from '../lib/pages/html.mjs';

function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function styleHashes(elements) {
  const inline = elements.filter(({ name }) => name === 'style');
  return [...new Set(inline.map(({ text }) => hashOf(text)))];
}

/** Where the forms of a page send what is entered, beside the site itself. */
function formTargets(elements) {
  const actions = elements.flatMap(({ name, attributes }) =>
    name === 'form' && URL.canParse(attributes.action) ? new URL(attributes.action).origin : [],
  );
  return [...new Set(actions)];
}

/**
 * The strictest policy under which this page works. Of inline scripts it allows only the speculation rules, which the
 * page script inserts, by their hash. A script may also create the frame, so the route says whether there is one.
 */
export function buildPolicy(
  html,
  { imageHosts, speculationRules },
  { hasFrame, frameHosts, hasOwnFiles, hasMediaSource },
) {
  const elements = elementsOf(html);
  const hasStyleAttribute = elements.some(({ attributes }) => 'style' in attributes);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", hashOf(speculationRules)],
    'style-src': ["'self'", ...styleHashes(elements)],
    ...(hasStyleAttribute && { 'style-src-attr': ["'unsafe-inline'"] }),
    'img-src': ["'self'", 'data:', ...(hasOwnFiles ? ['blob:'] : []), ...imageHosts],
    ...(hasMediaSource && { 'media-src': ["'self'", 'blob:'] }),
    'connect-src': ["'self'"],
    'frame-src': hasFrame ? ["'self'"] : (frameHosts ?? ["'none'"]),
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...formTargets(elements)],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Inserts the policy into the page, before anything that it governs. */
export function insertPolicy(html, sources, route) {
  const charset = elementsOf(html).find(
    ({ name, attributes }) => name === 'meta' && 'charset' in attributes,
  );
  if (!charset) throw new Error('A page without <meta charset> has no place for its policy.');
  const at = charset.location.endOffset;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${buildPolicy(html, sources, route)}"/>`;
  return html.slice(0, at) + meta + html.slice(at);
}
