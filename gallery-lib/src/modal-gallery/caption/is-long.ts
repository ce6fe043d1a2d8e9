/** Number of characters from which a caption can cover too much of an image in a small window. */
const LONG = 100;

/** Returns whether a caption may need a button that shows all of it. */
export const isLong = (caption = ''): boolean => caption.length > LONG;
