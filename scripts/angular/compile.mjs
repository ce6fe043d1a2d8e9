import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../lib/run.mjs';
import { packages, project } from './folders.mjs';

const compiler = join(packages, '@angular/compiler-cli/bundles/src/bin/ngc.js');

async function compile(config, options = []) {
  const { ok, output } = await run(process.execPath, [compiler, '-p', config, ...options], {
    cwd: project,
    quiet: true,
  });
  return { ok, output: stripVTControlCharacters(output) };
}

/** Compiles the samples and the components of the playground with strict templates into `generated/js`. */
export async function compileSamples() {
  const { ok, output } = await compile('tsconfig.json');
  if (!ok) throw new Error(`${output}\nThe Angular code does not compile.`);
}

/** Proves that a file with one mistake does not compile. The compiler reports options before templates, so each is alone. */
async function expectError(config, pattern) {
  const { ok, output } = await compile(config, ['--noEmit']);
  const errors = output.match(/- error .*/g) ?? [];
  if (ok || errors.length !== 1 || !pattern.test(output)) {
    throw new Error(`${config}: expected one error ${pattern} and got:\n${output || 'no error'}`);
  }
}

/** Proves that a wrong input name, and a wrong option in code of the playground, do not compile. */
export async function compileSelfTests() {
  await expectError('generated/wrong-input.json', /NG8002.*'configs'/);
  await expectError('generated/wrong-option.json', /TS2322.*\n.*'widest'/);
}
