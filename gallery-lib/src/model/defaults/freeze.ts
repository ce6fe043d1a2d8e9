/** Freezes an object and all nested objects. */
// @__NO_SIDE_EFFECTS__
export function freeze<T extends object>(value: T): Readonly<T> {
  // Not a call of its own for each, which minifiers would remove as one without effects.
  Object.values(value)
    .filter((inner): inner is object => inner instanceof Object)
    .forEach(freeze);
  return Object.freeze(value);
}
