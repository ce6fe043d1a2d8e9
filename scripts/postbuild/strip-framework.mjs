import { elementsOf, isProgram, withoutElements } from '../lib/html.mjs';

const inlinePayload =
  /^\s*(\(?self\.__next_f\b|self\.__next_r\b|requestAnimationFrame\(function\(\)\{\$RT=)/;

function isFramework({ name, attributes, text }) {
  const { src, href, rel, as } = attributes;
  if (name === 'link')
    return rel === 'preload' && as === 'script' && href?.includes('/_next/static/');
  if (src !== undefined) return src.includes('/_next/static/');
  return attributes.id === '_R_' || inlinePayload.test(text);
}

/**
 * Removes the framework's runtime and its serialised payload from a reading page.
 * Any other inline script is an error: a reading page runs its two script files only.
 */
export function stripFramework(html, file) {
  const candidates = elementsOf(html).filter(
    (element) => element.name === 'link' || isProgram(element),
  );
  const stranger = candidates.find(
    (element) =>
      element.name === 'script' && !('src' in element.attributes) && !isFramework(element),
  );
  if (stranger) {
    throw new Error(`${file}: an inline script on a reading page: ${stranger.text.slice(0, 80)}`);
  }
  return withoutElements(html, candidates.filter(isFramework));
}
