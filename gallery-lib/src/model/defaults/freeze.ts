/** Freezes an object and all nested objects. */
// @__NO_SIDE_EFFECTS__
export function freeze<T extends object>(value: T): Readonly<T> {
  // As a statement, bundlers would remove the call as one without effects.
  Object.values(value).forEach((inner) => inner instanceof Object && freeze(inner));
  return Object.freeze(value);
}
