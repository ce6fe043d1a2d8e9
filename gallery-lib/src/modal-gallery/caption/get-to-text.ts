import type { ToText } from '../../core/text/plain-text';

const removeTags: ToText = (text) => text.replace(/<[^>]*>/g, '');

/**
 * Returns the function that removes the markup of texts. While its code is being fetched for images that were added
 * later, it removes tags only.
 */
export const getToText = ({ markup }: { readonly markup?: { plainText: ToText } }): ToText =>
  markup?.plainText ?? removeTags;
