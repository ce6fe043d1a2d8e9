function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/**
 * Lays what is given over complete defaults without changing either. `undefined` and `null` count as left out at
 * every level; arrays and instances of classes replace as a whole.
 */
export function merge<T extends object>(defaults: T, given: object | null | undefined): T {
  const result = { ...defaults } as Record<string, unknown>;
  for (const [key, value] of Object.entries(given ?? {})) {
    if (value === undefined || value === null) continue;
    const base = result[key];
    result[key] = isPlainObject(base) && isPlainObject(value) ? merge(base, value) : value;
  }
  return result as T;
}
