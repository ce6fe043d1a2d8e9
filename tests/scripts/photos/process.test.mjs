import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { loadTypescript } from '../../../scripts/lib/load-typescript.mjs';
import { bundleCommand, runPhotos, withFolders } from './command.mjs';
import { drawNumber, writeFiles } from './originals.mjs';

let program;
before(async () => {
  program = await bundleCommand();
});

/** The contents of the files below a folder, by their names. */
async function readAll(folder) {
  const names = await filesBelow(folder);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'base64')));
  return Object.fromEntries(names.map((name, index) => [name, contents[index]]));
}

const preload = (name) => pathToFileURL(join(import.meta.dirname, name)).href;
const faults = preload('interrupt-writes.mjs');

/** Starts the command as a program. `onOutput` receives what it writes, and the process. */
function start(args, { env = {}, options = [], cwd, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...options, program, ...args], {
      cwd,
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    });
    let output = '';
    const add = (text) => {
      output += text;
      onOutput?.(output, child);
    };
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
}

const quick = [
  '--widths',
  '32',
  '--row',
  '8',
  '--formats',
  'jpeg',
  '--format',
  'json',
  '--base',
  '/p',
];

/** Every file is whole: images can be decoded, the rest is JSON. */
async function checkWhole(output) {
  const names = await filesBelow(output).catch(() => []);
  for (const name of names.filter((each) => !each.endsWith('.tmp'))) {
    const content = await readFile(join(output, name));
    if (name.endsWith('.json')) JSON.parse(content.toString());
    else await sharp(content, { failOn: 'warning' }).raw().toBuffer();
  }
  return names;
}

/** A run without a fault has six writes: manifest, two files, texts, module, manifest. */
const writes = [1, 2, 3, 4, 5, 6];
const cases = ['kill', 'rename', 'interrupt', 'full'].flatMap((fault) =>
  writes.map((number) => ({ fault, number })),
);
/** What a run without a fault writes. */
let undisturbed;
before(() =>
  withFolders({ 'a.jpg': drawNumber(1) }, async ({ input, output }) => {
    await runPhotos([input, output, ...quick]);
    undisturbed = await readAll(output);
  }),
);

const chosen = cases.filter((_, index) => process.env.TEST_ALL || index % 5 === 2);

for (const { fault, number } of chosen) {
  test(`no half file is left, and the next run writes the same: ${fault} at write ${number}`, async () => {
    await withFolders({ 'a.jpg': drawNumber(1) }, async ({ input, output }) => {
      const args = ['photos', input, output, ...quick];
      const broken = await start(args, {
        options: ['--import', faults],
        env: { WRITE_FAULT: `${fault}:${number}` },
      });
      const ends = { kill: 'SIGKILL', rename: 'SIGKILL', interrupt: 130, full: 1 };
      assert.equal(broken.signal ?? broken.code, ends[fault], broken.output);
      if (fault === 'full')
        assert.match(broken.output, /error The disk is full; .* was not written/);
      const left = await checkWhole(output);
      if (fault !== 'kill' && fault !== 'rename')
        assert.ok(!left.some((name) => name.endsWith('.tmp')), left.join());

      const again = await start(args);
      assert.equal(again.code, 0, again.output);
      assert.deepEqual(await readAll(output), undisturbed);
      assert.ok(!(await filesBelow(input)).some((name) => name.endsWith('.tmp')));
    });
  });
}

test('a run that is killed leaves no file that the next one does not know', async () => {
  const files = { 'a.jpg': drawNumber(1), 'b.jpg': drawNumber(2) };
  await withFolders(files, async ({ input, output }) => {
    const args = ['photos', input, output, ...quick];
    await start(args, { options: ['--import', faults], env: { WRITE_FAULT: 'kill:4' } });
    assert.ok((await filesBelow(output)).some((name) => /^[ab]-.*\.jpg$/.test(name)));
    await rm(join(input, 'a.jpg'));
    await rm(join(input, 'b.jpg'));
    await writeFiles(input, { 'c.jpg': drawNumber(3) });
    assert.equal((await start(args)).code, 0);
    assert.ok((await filesBelow(output)).every((name) => /^(c-|\.ks|photos)/.test(name)));
  });
});

test('a run that is killed keeps what it has derived of large photographs', async () => {
  const size = { width: 2400, height: 1600 };
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'];
  const files = names.map((name, index) => [
    name,
    sharp({ create: { ...size, channels: 3, background: { r: 50 * index, g: 0, b: 0 } } })
      .jpeg()
      .toBuffer(),
  ]);
  await withFolders(Object.fromEntries(files), async ({ input, output }) => {
    const args = ['photos', input, output, ...quick.slice(2), '--widths', '2400'];
    // The eleventh write is that of the texts, after two files of each photograph and two manifests.
    const options = ['--import', faults];
    const killed = await start(args, { options, env: { WRITE_FAULT: 'kill:11' } });
    assert.equal(killed.signal, 'SIGKILL', killed.output);
    const { output: text } = await start(args);
    const [, written] = /files written +(\d+)/.exec(text);
    assert.ok(Number(written) <= 2, text);
  });
});

for (const [args, message] of [
  [[], /Name two folders/],
  [['a'], /Name two folders/],
  [['a', 'b', 'c'], /"c" is one folder too many/],
  [['a', 'b', '--with', '1'], /Unknown option --with\. Did you mean --widths\?/],
  [['a', 'b', '--formt', 'ts'], /Unknown option --formt\. Did you mean --format\?/],
  [['a', 'b', '--xyzzy'], /Unknown option --xyzzy\.$/m],
  [['a', 'b', '-z'], /Unknown option -z\.$/m],
  [['a', 'b', '--format', 'angluar'], /"angluar" is none of them\. Did you mean angular\?/],
  [['a', 'b', '--formats', 'avif,jpg'], /"jpg" is none of them\. Did you mean jpeg\?/],
  [['a', 'b', '--widths', '800,big'], /whole numbers from 1 to 16383; "big" is none/],
  [['a', 'b', '--quality', 'avif=101'], /whole numbers from 1 to 100; "101" is none/],
  [['a', 'b', '--keep', 'gps'], /--keep is copyright; "gps" is none/],
  [['a', 'b', '--module'], /--module needs a value/],
  [['a', 'b', '--module', '--zoom'], /--module needs a value/],
  [['a', 'b', '--zoom=1'], /--zoom has no value/],
  [['a', 'b', '--sort', 'date', '--sort', 'name'], /--sort is given twice/],
  [['nowhere', 'b'], /There is no folder nowhere/],
]) {
  test(`refused: ${args.join(' ')}`, async () => {
    const { code, output } = await runPhotos(args);
    assert.equal(code, 2);
    assert.match(output, message);
  });
}

for (const [name, from, to, message] of [
  ['the same folder', '.', '.', /same folder/],
  ['an output in the input', '.', 'public', /output folder is inside/],
  ['an input in the output', 'album', '.', /input folder is inside/],
]) {
  test(`refused: ${name}`, async () => {
    await withFolders({ 'album/a.jpg': drawNumber(1) }, async ({ input }) => {
      const { code, output } = await runPhotos([join(input, from), join(input, to)]);
      assert.equal(code, 2);
      assert.match(output, message);
      assert.deepEqual(await filesBelow(input), ['album/a.jpg']);
    });
  });
}

test('the program shows its help, and the nearest command', async () => {
  const help = await start(['photos', '--help']);
  assert.equal(help.code, 0);
  assert.match(help.output, /Usage: .*\n[\s\S]*--widths px,px,…[\s\S]*Examples:/);
  assert.ok(help.output.split('\n').every((line) => line.length <= 110));
  const wrong = await start(['photo']);
  assert.equal(wrong.code, 2);
  assert.match(wrong.output, /Unknown command photo\. Did you mean photos\?/);
});

test('without sharp and exifr, the program names the line that installs them', async () => {
  await withFolders({ 'a.jpg': drawNumber(1) }, async ({ folder, input, output }) => {
    const copy = join(folder, 'main.mjs');
    await writeFile(copy, await readFile(program));
    const { code, output: text } = await new Promise((resolve) => {
      const child = spawn(process.execPath, [copy, 'photos', input, output]);
      let all = '';
      child.stdout.on('data', (data) => (all += data));
      child.once('close', (exit) => resolve({ code: exit, output: all }));
    });
    assert.equal(code, 2);
    assert.match(text, /needs sharp and exifr\. Install with: npm install --save-dev sharp exifr/);
  });
});

test('progress is a line for each photograph, or one line and colours on a terminal', async () => {
  await withFolders(
    { 'a.jpg': drawNumber(1), 'b.jpg': drawNumber(2), 'bad.jpg': 'x' },
    async ({ run, input, output }) => {
      const plain = await run();
      assert.match(plain.output, /^1\/2 [ab]\.jpg$/m);
      assert.match(plain.output, /^2\/2 [ab]\.jpg$/m);
      assert.doesNotMatch(plain.output, /\u001b|\r/);
      let now = 0;
      await rm(output, { recursive: true });
      const { output: text } = await runPhotos([input, output, ...quick], {
        isTty: true,
        hasColors: true,
        now: () => (now += 5000),
      });
      assert.match(text, /\r\u001b\[K1 of 2 photographs, \d+ s left/);
      assert.match(text, /\u001b\[31merror\u001b\[0m bad\.jpg is not an image/);
      // The line of progress is gone before the summary.
      assert.match(text, /\r\u001b\[K[^\r]*photographs\s*\S* {2}2\n/);
    },
  );
});

test('--watch runs again after a change', async () => {
  await withFolders({ 'a.jpg': drawNumber(1) }, async ({ input, output }) => {
    let step = 0;
    const { code } = await start(['photos', input, output, ...quick, '--watch'], {
      onOutput(text, child) {
        const runs = text.split('files written').length - 1;
        if (step === 0 && text.includes('Watching')) {
          step = 1;
          void drawNumber(2).then((content) => writeFile(join(input, 'b.jpg'), content));
        }
        if (step === 1 && runs >= 2 && /photographs {4}2\n/.test(text)) {
          step = 2;
          child.kill('SIGINT');
        }
      },
    });
    assert.equal(code, 130);
    assert.ok((await filesBelow(output)).some((name) => name.startsWith('b-')));
    assert.ok((await stat(join(output, 'photos.json'))).size > 0);
  });
});

test('--watch runs again after a change during its first run', async () => {
  await withFolders({ 'a.jpg': drawNumber(1) }, async ({ folder, input, output }) => {
    await writeFiles(folder, { 'b.jpg': drawNumber(2) });
    const env = { CHANGE_FROM: join(folder, 'b.jpg'), CHANGE_TO: join(input, 'b.jpg') };
    const { code, output: text } = await start(['photos', input, output, ...quick, '--watch'], {
      env,
      options: ['--import', preload('change-while-running.mjs')],
      onOutput(all, child) {
        // A second signal would end it before the first has been answered.
        if (/photographs {4}2\n/.test(all) && !child.killed) child.kill('SIGINT');
      },
    });
    assert.equal(code, 130);
    assert.match(text, /photographs {4}1\n/);
  });
});

test('--watch does not take what the command has written for a change', async () => {
  const { isOwnWrite, writeWhole } = await loadTypescript(
    'gallery-lib/cli/photos/output/write-file.ts',
  );
  await withFolders({ 'a.jpg': drawNumber(1) }, async ({ input }) => {
    const file = join(input, 'photos.texts.json');
    await writeWhole(file, '{}');
    assert.equal(await isOwnWrite(file), true);
    assert.equal(await isOwnWrite(join(input, '.ks-photos-1-photos.texts.json.tmp')), true);
    await writeFile(file, '{ }');
    assert.equal(await isOwnWrite(file), false);
    await rm(file);
    assert.equal(await isOwnWrite(file), false);
    assert.equal(await isOwnWrite(join(input, 'a.jpg')), false);
  });
});

test('--watch ends where the first run is refused', async () => {
  for (const input of ['nowhere', import.meta.dirname]) {
    const { code, output } = await start(['photos', input, 'b', ...quick, '--watch']);
    assert.equal(code, 2, output);
    assert.match(output, /There is no folder|There are no photographs/);
  }
});
