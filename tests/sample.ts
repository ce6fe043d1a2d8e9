/** The items that "npm test" tries: every `step`th, from the first. "npm run test:all" tries all. */
export function sampleOf<T>(items: readonly T[], step: number): readonly T[] {
  return process.env.TEST_ALL ? items : items.filter((_item, index) => index % step === 0);
}

const day = Math.floor(Date.now() / 86_400_000);

/** Like `sampleOf`, from another item each day, so that "npm test" tries each within `step` days. */
export function sampleOfDay<T>(items: readonly T[], step: number): readonly T[] {
  return process.env.TEST_ALL ? items : items.filter((_item, index) => (index + day) % step === 0);
}
