function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  // Objects without a prototype are plain too.
  return (Object.getPrototypeOf(value) ?? Object.prototype) === Object.prototype;
}

/**
 * Merges options over complete defaults at every level and modifies neither. `undefined` and `null` count as missing;
 * arrays and class instances replace the default as a whole.
 */
export function merge<T extends object>(defaults: T, options: object | null | undefined): T {
  const result = { ...defaults } as Record<string, unknown>;
  for (const [key, value] of Object.entries(options ?? {})) {
    if (value === undefined || value === null) continue;
    const base = result[key];
    result[key] = isPlainObject(base) && isPlainObject(value) ? merge(base, value) : value;
  }
  return result as T;
}
