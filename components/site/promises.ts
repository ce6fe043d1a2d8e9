/** Path of the list of promised behaviours in the repository. */
export const promisesFile = 'tests/ACCEPTANCE.md';

/** The promised behaviours: the items of the list, one in each line. */
export function readPromises(list: string): readonly string[] {
  return [...list.matchAll(/^- (.+)$/gm)].flatMap(([, text]) => text ?? []);
}
