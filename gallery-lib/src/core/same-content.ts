const kindOf = (value: object): string => ({}).toString.call(value);

/**
 * Whether two values say the same, whoever made the objects. React's elements count by type and properties; the
 * component that made one, to which it points back, does not.
 */
export function sameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const kind = kindOf(a);
  if (kind !== kindOf(b)) return false;
  // Dates and the like keep their content where no key leads: either their primitive value tells, or nothing does.
  if (!/ (Object|Array)]$/.test(kind)) return Object.is(a.valueOf(), b.valueOf());
  const keys = Object.keys(a).filter((key) => key !== '_owner');
  return (
    keys.length === Object.keys(b).filter((key) => key !== '_owner').length &&
    keys.every((key) => sameContent(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
