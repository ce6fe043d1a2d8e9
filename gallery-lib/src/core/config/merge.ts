/** Also true for an object without a prototype, and for one of another window. */
function isPlainObject(value: object): value is Record<string, unknown> {
  return (value.constructor ?? Object).name === 'Object';
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
    const isNested = base && isPlainObject(base) && isPlainObject(value as object);
    result[key] = isNested ? merge(base, value as object) : value;
  }
  return result as T;
}
