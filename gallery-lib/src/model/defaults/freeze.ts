/** Freezes an object and all nested objects. */
// @__NO_SIDE_EFFECTS__
export function freeze<T extends object>(value: T): Readonly<T> {
  for (const inner of Object.values(value)) {
    if (inner instanceof Object) freeze(inner);
  }
  return Object.freeze(value);
}
