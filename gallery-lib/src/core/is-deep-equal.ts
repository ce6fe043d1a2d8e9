const getTypeTag = (value: unknown): string => ({}).toString.call(value);

/**
 * Compares two values by content; a field that is `undefined` equals a missing one. React elements are equal if type and
 * props are; `_owner`, the component that created an element, is ignored because it is cyclic.
 */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  const kind = getTypeTag(a);
  if (kind !== getTypeTag(b)) return false;
  // The content of other objects is not in their keys: a Date compares by its primitive value, a File by identity.
  if (!/ (Object|Array)]$/.test(kind)) return Object.is(a?.valueOf(), b?.valueOf());
  const before = a as Record<string, unknown>;
  const after = b as Record<string, unknown>;
  return Object.keys({ ...before, ...after }).every(
    (key) => key === '_owner' || isDeepEqual(before[key], after[key]),
  );
}
