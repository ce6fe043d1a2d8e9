import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { runQueue } from '../../scripts/test/queue.mjs';
import { createReporter } from '../../scripts/test/reporter.mjs';
import { everyStep, stepsFor } from '../../scripts/test/steps.mjs';

const names = (steps) => steps.map(({ name }) => name);
const namesFor = (...paths) => names(stepsFor([], paths));
const always = namesFor();

for (const [path, rare] of [
  ['README.md', []],
  ['gallery-lib/src/core/keys.ts', ['Beside other libraries']],
  ['hosting/nginx.conf', ['Export under a sub-path', 'Hosts']],
  ['next.config.mjs', ['Export under a sub-path', 'Export again']],
  ['app/demo/carousel/angular/component.ts', ['Angular samples in a browser']],
  ['tests/angular/swipe.spec.ts', ['Angular samples in a browser']],
  ['components/docs/releases/newer-versions.ts', ['Angular samples in a browser']],
  ['components/demos/archive/example-project.ts', ['Examples']],
  ['components/docs/examples/album/gallery-test.tsx', ['Application tests']],
  ['components/demos/image-sets/gallery-images.ts', ['Pasted code']],
  ['components/photos/code/print-gallery.ts', ['Pasted code']],
  ['scripts/postbuild/prune.mjs', ['Export under a sub-path', 'Export again']],
  ['tests/faults/faults.mjs', ['Deliberate faults']],
]) {
  test(`a change of ${path} runs the rare steps: ${rare.join(', ') || 'none'}`, () => {
    assert.deepEqual(
      namesFor(path).filter((name) => !always.includes(name)),
      rare,
    );
  });
}

test('a step with inputs is left out only if none of them has changed', () => {
  const step = 'Angular samples';
  assert.ok(!names(stepsFor([], [])).includes(step));
  assert.ok(!names(stepsFor(['README.md'], [])).includes(step));
  assert.ok(names(stepsFor(['app/demo/carousel/angular/component.ts'], [])).includes(step));
  assert.ok(names(stepsFor(undefined, [])).includes(step));
});

test('a run with none before it that passed has every step, the rare ones only if asked for', () => {
  const usual = everyStep.filter(({ covers }) => !covers);
  assert.deepEqual(names(stepsFor(undefined, [])), names(usual));
  assert.deepEqual(names(stepsFor(undefined, undefined)), names(everyStep));
});

test('every step waits only for steps that exist', () => {
  const all = names(everyStep);
  const missing = everyStep.flatMap(({ after = [], needs = [] }) =>
    [...after, ...needs].filter((name) => !all.includes(name)),
  );
  assert.deepEqual(missing, []);
});

test('a step uses the results of steps before it, which leave one', () => {
  for (const [index, { needs = [] }] of everyStep.entries()) {
    for (const name of needs)
      assert.ok(everyStep.slice(0, index).find((step) => step.name === name)?.result, name);
  }
});

test('the workflow runs every rare step, and all unit and browser tests, in jobs of their own', async () => {
  const workflow = await readFile('.github/workflows/check.yml', 'utf8');
  const [, list] = /part:\s*\[(.*?),?\s*\]/s.exec(workflow);
  const parts = list.split(',').map((part) => part.trim());
  for (const part of parts)
    assert.ok(
      everyStep.some(({ name }) => name.startsWith(part)),
      part,
    );
  const left = everyStep
    .filter(({ name, covers }) => covers || /^(Unit|Browser) tests/.test(name))
    .filter(({ name }) => !parts.some((part) => name.startsWith(part)));
  assert.deepEqual(left, []);
});

test('steps run side by side, as many as the limit allows, and after those that they wait for', async () => {
  const log = [];
  const pause = () => new Promise((resolve) => setImmediate(resolve));
  const steps = [
    { name: 'a', after: ['absent'] },
    { name: 'b', after: ['a'] },
    { name: 'c' },
    { name: 'd' },
  ];
  await runQueue(steps, 2, async ({ name }) => {
    log.push(`+${name}`);
    await pause();
    log.push(`-${name}`);
  });
  assert.deepEqual(log.slice(0, 2), ['+a', '+c']);
  assert.ok(log.indexOf('+b') > log.indexOf('-a'), log.join());
  let atOnce = 0;
  for (const entry of log) {
    atOnce += entry.startsWith('+') ? 1 : -1;
    assert.ok(atOnce <= 2, log.join());
  }
});

test('a step that runs alone waits for all before it, and those behind it wait for it', async () => {
  const log = [];
  const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c', alone: true }, { name: 'd' }];
  await runQueue(steps, 2, async ({ name }) => {
    log.push(`+${name}`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`-${name}`);
  });
  assert.deepEqual(log, ['+a', '+b', '-a', '-b', '+c', '-c', '+d', '-d']);
});

test('steps that wait for each other are an error', async () => {
  const steps = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ];
  await assert.rejects(
    runQueue(steps, 2, async () => {}),
    /a,b/,
  );
});

test('a run names its slowest steps and files', async () => {
  const lines = [];
  const { log } = console;
  console.log = (line) => lines.push(line);
  try {
    const reporter = createReporter();
    await reporter.step('Step', ({ time, check }) => {
      time([
        { name: 'slow.test.ts', time: 9 },
        { name: 'quick.test.ts', time: 1 },
      ]);
      return check('a check', () => {
        throw new Error('the reason');
      });
    });
    reporter.printTimes();
    assert.deepEqual(reporter.result(), { passed: 0, failed: 1 });
  } finally {
    console.log = log;
  }
  const text = lines.join('\n');
  assert.match(text, /✗ a check\nthe reason/);
  assert.match(text, /9\.0 s {2}90\.0 % {2}slow\.test\.ts/);
});
