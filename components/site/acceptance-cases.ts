/** Path of the list of acceptance cases in the repository. */
export const acceptanceFile = 'tests/ACCEPTANCE.md';

/** The labels of the cases in the list, for example `25` or `N1`. */
export function readAcceptanceCases(list: string): readonly string[] {
  return [...list.matchAll(/^- \*\*(?:Case |(?=[A-Z]\d))(\w+)\*\*/gm)].flatMap(
    ([, label]) => label ?? [],
  );
}
