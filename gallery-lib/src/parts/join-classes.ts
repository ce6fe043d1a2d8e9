/** A class that is not the library's. */
const CUSTOM = /(^|\s)(?!ks-|a-tag-image)\S/;

/**
 * Joins class names and leaves out missing ones. An element with a class of the application gets one that says so: the
 * stylesheet does not defend it against the rules of the application.
 */
export function joinClasses(...names: (string | false | undefined)[]): string {
  const joined = names.filter(Boolean).join(' ');
  return CUSTOM.test(joined) && !joined.includes(' ks-custom') ? `${joined} ks-custom` : joined;
}
