import { expect, test } from '@playwright/test';

/** True in "npm run test:all", and for a file or a title that is named. */
const isAll = Boolean(process.env.TEST_ALL);

/** Every third case of a table, which "npm test" runs; all of them in "npm run test:all". */
export const someOf = <Case>(cases: readonly Case[]): readonly Case[] =>
  isAll ? cases : cases.filter((_, index) => index % 3 === 0);

/**
 * Runs the cases of a table as steps of one test, so that they share a page. A case that fails does not hide the next one.
 * `run` brings the page to the start of its case. Each case has the time of a test.
 */
export async function forEachCase<Given>(
  cases: readonly (readonly [title: string, given: Given])[],
  run: (given: Given, title: string) => Promise<void>,
): Promise<void> {
  const { timeout } = test.info();
  test.setTimeout(timeout * cases.length);
  for (const [title, given] of cases) {
    const problem = await test
      .step(title, () => run(given, title), { timeout })
      .then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : error),
      );
    // In the message, which prints it as it is.
    expect.soft(problem === undefined, `${title}\n${String(problem)}`).toBe(true);
  }
}
