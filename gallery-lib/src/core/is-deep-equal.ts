const getTypeTag = (value: object): string => ({}).toString.call(value);

/**
 * Compares two values by content. React elements are equal if type and props are; `_owner`, the component that created
 * an element, is ignored because it is cyclic.
 */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const kind = getTypeTag(a);
  if (kind !== getTypeTag(b)) return false;
  // The content of other objects is not in their keys: a Date compares by its primitive value, a File by identity.
  if (!/ (Object|Array)]$/.test(kind)) return Object.is(a.valueOf(), b.valueOf());
  const keys = Object.keys(a).filter((key) => key !== '_owner');
  return (
    keys.length === Object.keys(b).filter((key) => key !== '_owner').length &&
    keys.every((key) => isDeepEqual(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
