import { measureCpuTime, readMachineTime } from '../lib/cpu-time.mjs';

const slowest = 10;

const seconds = (value) => `${value.toFixed(1)} s`.padStart(9);

const sum = (values) => values.reduce((total, value) => total + value, 0);

/** Prints how long each step took, and its CPU time where the system tells it. */
function printSteps(steps) {
  console.log('\nSteps:');
  for (const { name, time, cpu } of steps.toSorted((a, b) => b.cpu - a.cpu))
    console.log(`${seconds(time)} ${seconds(cpu)} of CPU  ${name}`);
  console.log(`${' '.repeat(9)} ${seconds(sum(steps.map(({ cpu }) => cpu)))} of CPU  all steps`);
}

/** Prints the longest of some durations in seconds, with their share of all. */
function printSlowest(title, durations) {
  const total = sum(durations.map(({ time }) => time));
  if (total === 0) return;
  console.log(`\nSlowest ${title}:`);
  for (const { name, time } of durations.toSorted((a, b) => b.time - a.time).slice(0, slowest)) {
    console.log(`${seconds(time)} ${((time / total) * 100).toFixed(1).padStart(5)} %  ${name}`);
  }
}

/** Counts and prints what passed and failed in all steps, and how long they took. */
export function createReporter() {
  let passed = 0;
  let failed = 0;
  const steps = [];
  const files = [];

  /**
   * Runs one part with its heading and time; an exception counts as one failure. Steps may run side by side. The CPU time
   * of one that runs alone is that of the machine: browsers end their processes without telling how long they took.
   */
  async function step(name, action, { isAlone = false } = {}) {
    const started = performance.now();
    const machineStarted = readMachineTime();
    const lines = [];

    function count(what, results) {
      passed += results.passed;
      failed += results.failed;
      const mark = results.failed > 0 || results.passed === 0 ? '✗' : '✓';
      lines.push(`  ${mark} ${what}: ${results.passed} passed, ${results.failed} failed`);
    }

    async function check(what, run) {
      try {
        const note = await run();
        passed += 1;
        lines.push(`  ✓ ${what}${note ? `: ${note}` : ''}`);
        return true;
      } catch (error) {
        failed += 1;
        lines.push(`  ✗ ${what}\n${error instanceof Error ? error.message : error}`);
        return false;
      }
    }

    /** Adds a line, and durations of test files in seconds. */
    const note = (line) => lines.push(`  ${line}`);
    const time = (durations) => files.push(...durations);

    const { seconds: measured } = await measureCpuTime(async () => {
      try {
        await action({ check, count, note, time });
      } catch (error) {
        failed += 1;
        lines.push(`  ✗ ${name} could not run\n${error instanceof Error ? error.message : error}`);
      }
    });
    const duration = (performance.now() - started) / 1000;
    const cpu = isAlone ? readMachineTime() - machineStarted : measured;
    steps.push({ name, time: duration, cpu });
    const times = `${duration.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU`;
    console.log([`\n■ ${name}`, ...lines, `  ${times}`].join('\n'));
  }

  /** Prints the times of the steps, and names the slowest files. */
  function printTimes() {
    printSteps(steps);
    printSlowest('test files', files);
  }

  return { step, printTimes, result: () => ({ passed, failed }) };
}

/** Throws an error with the output of a program that failed. */
export function expectOk({ ok, output }) {
  if (!ok) throw new Error(output.trim());
}
