import type { ToText } from '../../core/text/plain-text';

/** Number of characters from which a caption can cover too much of an image in a small window. */
const LONG = 100;

/** Returns whether a caption may need a button that shows all of it. */
export const isLong = (caption = ''): boolean => caption.length > LONG;

const removeTags: ToText = (text) => text.replace(/<[^>]*>/g, '');

/**
 * Returns the function that removes the markup of texts. While its code is being fetched for images that were added
 * later, it removes tags only.
 */
export const getToText = ({ markup }: { readonly markup?: { plainText: ToText } }): ToText =>
  markup?.plainText ?? removeTags;
