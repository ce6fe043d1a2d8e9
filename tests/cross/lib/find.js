/** Sent into the page: finds elements as a reader names them, alike in every engine. */
import { queryAllByRole } from '@testing-library/dom';

const pattern = (wanted) =>
  typeof wanted === 'object' ? new RegExp(wanted.source, wanted.flags) : wanted;

function fits(text, wanted) {
  const expected = pattern(wanted);
  return expected instanceof RegExp ? expected.test(text) : text === expected;
}

// An element without a box of its own may still have something to show.
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
