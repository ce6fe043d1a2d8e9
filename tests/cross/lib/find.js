/** Injected into pages: finds elements by role and accessible name, in the same way in every engine. */
import { queryAllByRole } from '@testing-library/dom';

const pattern = (wanted) =>
  typeof wanted === 'object' ? new RegExp(wanted.source, wanted.flags) : wanted;

function fits(text, wanted) {
  const expected = pattern(wanted);
  return expected instanceof RegExp ? expected.test(text) : text === expected;
}

// An element with display: contents has no box, but its children may be visible.
const isVisible = (element) =>
  element.checkVisibility({ visibilityProperty: true }) ||
  getComputedStyle(element).display === 'contents';

globalThis.findElements = function findElements(target) {
  const { css, role, name, text, focused, current, within } = target;
  const root = within ? findElements(within)[0] : document.body;
  if (!root) return [];
  const found = role
    ? queryAllByRole(root, role, { name: pattern(name) })
    : [...root.querySelectorAll(css)];
  return found.filter(
    (element) =>
      isVisible(element) &&
      (text === undefined || fits(element.textContent.trim(), text)) &&
      (!focused || element === document.activeElement) &&
      (!current || element.matches('[aria-current], [aria-selected=true], [aria-pressed=true]')),
  );
};
