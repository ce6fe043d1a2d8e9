import { elementsOf, withoutElements } from '../lib/html.mjs';

/**
 * Removes preloads of images that a page does not contain: the framework adds those of the 404 page to every page, and
 * browsers warn about them.
 */
export function removeUnusedPreloads(html) {
  const elements = elementsOf(html);
  const used = new Set(elements.map(({ attributes }) => attributes.src));
  const unused = elements.filter(
    ({ name, attributes: { rel, as, href } }) =>
      name === 'link' && rel === 'preload' && as === 'image' && href && !used.has(href),
  );
  return withoutElements(html, unused);
}
