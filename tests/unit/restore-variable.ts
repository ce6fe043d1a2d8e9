/** Restores a variable of the environment after each test. */
export function restoreVariable(name: string): void {
  const original = process.env[name];
  afterEach(() => {
    if (original === undefined) delete process.env[name];
    else process.env[name] = original;
  });
}
