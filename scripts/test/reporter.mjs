/** Counts and prints what passed and failed in all steps. */
export function createReporter() {
  let passed = 0;
  let failed = 0;

  function count(name, results) {
    passed += results.passed;
    failed += results.failed;
    const mark = results.failed > 0 || results.passed === 0 ? '✗' : '✓';
    console.log(`  ${mark} ${name}: ${results.passed} passed, ${results.failed} failed`);
  }

  async function check(name, action) {
    try {
      const note = await action();
      passed += 1;
      console.log(`  ✓ ${name}${note ? `: ${note}` : ''}`);
      return true;
    } catch (error) {
      failed += 1;
      console.log(`  ✗ ${name}\n${error instanceof Error ? error.message : error}`);
      return false;
    }
  }

  /** Runs one part with its heading and time; an exception counts as one failure. */
  async function step(name, action) {
    const started = performance.now();
    console.log(`\n■ ${name}`);
    try {
      await action({ check, count });
    } catch (error) {
      failed += 1;
      console.log(`  ✗ ${name} could not run\n${error instanceof Error ? error.message : error}`);
    }
    console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }

  return { step, result: () => ({ passed, failed }) };
}

/** Throws an error with the output of a program that failed. */
export function expectOk({ ok, output }) {
  if (!ok) throw new Error(output.trim());
}
