/**
 * Calls a function with code that the user has asked for, when it has arrived; without it, says so in the console. The
 * next use requests it again.
 */
export function withCode<Code>(
  request: Promise<Code>,
  name: string,
  use: (code: Code) => unknown,
): Promise<unknown> {
  return request.then(use, (error: unknown) =>
    console.warn(`The ${name} of the modal gallery could not be loaded.`, error),
  );
}
