/** npm test: installs what is missing, runs every check, and ends with one line that counts them. */
import { rm } from 'node:fs/promises';
import { ensureInstalled } from './lib/installed.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';
import { createReporter } from './test/reporter.mjs';

const steps = [
  ['Types', () => import('./test/static-steps.mjs').then(({ types }) => types)],
  ['Lint', () => import('./test/static-steps.mjs').then(({ lint }) => lint)],
  ['Unit tests', () => import('./test/static-steps.mjs').then(({ unit }) => unit)],
  ['Script tests', () => import('./test/static-steps.mjs').then(({ scripts }) => scripts)],
  [
    'Angular samples',
    () => import('./test/angular-step.mjs').then(({ angularStep }) => angularStep),
  ],
  ['Package', () => import('./test/package-step.mjs').then(({ packageStep }) => packageStep)],
  ['Examples', () => import('./test/static-steps.mjs').then(({ examples }) => examples)],
  ['Export', () => import('./test/export-step.mjs').then(({ exportStep }) => exportStep)],
  ['Hosts', () => import('./test/hosts-step.mjs').then(({ hostsStep }) => hostsStep)],
  ['Browser tests', () => import('./test/browser-step.mjs').then(({ browserStep }) => browserStep)],
];

await main(import.meta.url, async () => {
  const reporter = createReporter();
  await reporter.step('Install', ({ check }) =>
    check('the locked packages', () => ensureInstalled()),
  );
  // Reports of an earlier run must not be counted.
  await rm(`${root}test-results`, { recursive: true, force: true });
  // Steps are imported one by one: before the installation their packages do not exist.
  for (const [name, load] of steps) {
    await reporter.step(name, async (counter) => (await load())(counter));
  }
  const { passed, failed } = reporter.result();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
});
