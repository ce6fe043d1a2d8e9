/** The items that "npm test" tries: every `step`th, from the first. "npm run test:all" tries all. */
export function sampleOf<T>(items: readonly T[], step: number): readonly T[] {
  return process.env.TEST_ALL ? items : items.filter((_item, index) => index % step === 0);
}

/** The same with another `step`th each day, so that all are tried in `step` days. */
export function sampleOfDay<T>(items: readonly T[], step: number): readonly T[] {
  const day = Math.floor(Date.now() / 86_400_000);
  return process.env.TEST_ALL ? items : items.filter((_item, index) => (index + day) % step === 0);
}
