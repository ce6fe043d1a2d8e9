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

/** Compiles the samples with strict templates into `generated/js`. */
export async function compileSamples() {
  const { ok, output } = await compile('tsconfig.json');
  if (!ok) throw new Error(`${output}\nThe Angular samples do not compile.`);
}

/** Proves that a wrong input name does not compile. */
export async function compileSelfTest() {
  const { ok, output } = await compile('generated/tsconfig.json', ['--noEmit']);
  const errors = output.match(/- error .*/g) ?? [];
  if (ok || errors.length !== 1 || !/NG8002.*'configs'/.test(errors[0])) {
    throw new Error(
      `The self-test expected one error NG8002 for the input 'configs' and got:\n${output || 'no error'}`,
    );
  }
}
