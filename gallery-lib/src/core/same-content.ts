/**
 * Whether two values say the same, whoever made the objects. React's elements count by type and properties; the
 * component that made one, to which it points back, does not.
 */
export function sameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a).filter((key) => key !== '_owner');
  return (
    keys.length === Object.keys(b).filter((key) => key !== '_owner').length &&
    keys.every((key) => sameContent(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
