import { elementsOf, isProgram, withoutElements } from '../../lib/pages/html.mjs';

const inlinePayload =
  /^\s*(\(?self\.__next_f\b|self\.__next_r\b|requestAnimationFrame\(function\(\)\{\$RT=)/;

function isFramework({ name, attributes, text }) {
  const { src, href, rel, as } = attributes;
  if (name === 'link')
    return rel === 'preload' && as === 'script' && href?.includes('/_next/static/');
  if (src !== undefined) return src.includes('/_next/static/');
  return attributes.id === '_R_' || inlinePayload.test(text);
}

/** Elements of the framework's runtime and of its serialised payload. Any other inline script is an error: pages run script files only. */
export function frameworkElements(html, file) {
  const candidates = elementsOf(html).filter(
    (element) => element.name === 'link' || isProgram(element),
  );
  const unknownScript = candidates.find(
    (element) =>
      element.name === 'script' && !('src' in element.attributes) && !isFramework(element),
  );
  if (unknownScript) {
    throw new Error(`${file}: an unknown inline script: ${unknownScript.text.slice(0, 80)}`);
  }
  return candidates.filter(isFramework);
}

/** Removes the framework's runtime and its serialised payload from a reading page. */
export function stripFramework(html, file) {
  return withoutElements(html, frameworkElements(html, file));
}
