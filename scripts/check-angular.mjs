// Compiles the Angular edition of every demo against the published packages, with strict
// templates, and proves in the same run that a wrong input name does not pass.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const demos = path.join(root, 'app/demo');
const project = path.join(root, 'angular-check');
const generated = path.join(project, 'generated');
const packages = path.join(project, 'node_modules');

function fail(message) {
  console.error(message);
  process.exit(1);
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function isInstalled() {
  const { dependencies, devDependencies } = readJson(path.join(project, 'package.json'));
  return Object.entries({ ...dependencies, ...devDependencies }).every(([name, version]) => {
    const manifest = path.join(packages, name, 'package.json');
    return existsSync(manifest) && readJson(manifest).version === version;
  });
}

function install() {
  console.log('Installing the packages of the Angular samples ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: project,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    fail('npm ci failed in angular-check.');
  }
}

/** Every demo with a live part must have a sample; a sample may exist before its live part. */
function findSamples() {
  const has = (slug, file) => existsSync(path.join(demos, slug, file));
  const slugs = readdirSync(demos).sort();
  const without = slugs.filter(
    (slug) => has(slug, 'demo.tsx') && !has(slug, 'angular/component.ts'),
  );
  if (without.length > 0) {
    fail(`Demos without an Angular edition: ${without.join(', ')}`);
  }
  return slugs.filter((slug) => has(slug, 'angular/component.ts'));
}

/** `array-simple` has the class ArraySimpleComponent and the selector app-array-simple. */
function className(slug) {
  const words = slug.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  return `${words.join('')}Component`;
}

function checkSelectors(slugs) {
  const wrong = slugs.filter((slug) => {
    const source = readFileSync(path.join(demos, slug, 'angular/component.ts'), 'utf8');
    return !source.includes(`selector: 'app-${slug}'`);
  });
  if (wrong.length > 0) {
    fail(`The selector is not app-<folder> in: ${wrong.join(', ')}`);
  }
}

function moduleSource(name, imports, declarations) {
  return `import { CommonModule } from '@angular/common';
import { NgModule } from '@angular/core';
import { GalleryModule } from '@ks89/angular-modal-gallery';
${imports}

@NgModule({
  imports: [CommonModule, GalleryModule],
  declarations: [${declarations}],
})
export class ${name} {}
`;
}

function writeSamplesModule(slugs) {
  const imports = slugs.map(
    (slug) => `import { ${className(slug)} } from '../../app/demo/${slug}/angular/component';`,
  );
  const source = moduleSource('SamplesModule', imports.join('\n'), slugs.map(className).join(', '));
  writeFileSync(path.join(generated, 'samples.module.ts'), source);
}

/** One template with an input that does not exist: `configs` instead of `config`. */
function writeSelfTest() {
  const component = `import { Component } from '@angular/core';

@Component({
  selector: 'app-wrong-input',
  template: '<ks-carousel [id]="1" [images]="[]" [configs]="{}"></ks-carousel>',
})
export class WrongInputComponent {}
`;
  const wrongModule = moduleSource(
    'SelfTestModule',
    "import { WrongInputComponent } from './self-test.component';",
    'WrongInputComponent',
  );
  writeFileSync(path.join(generated, 'self-test.component.ts'), component);
  writeFileSync(path.join(generated, 'self-test.module.ts'), wrongModule);
  writeFileSync(
    path.join(generated, 'tsconfig.json'),
    JSON.stringify({ extends: '../tsconfig.json', files: ['self-test.module.ts'] }),
  );
}

function compile(config) {
  const ngc = path.join(packages, '@angular/compiler-cli/bundles/src/bin/ngc.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [ngc, '-p', config, '--noEmit'], { cwd: project });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output: stripVTControlCharacters(output) }));
  });
}

const slugs = findSamples();
if (slugs.length === 0) {
  fail('No Angular sample was found under app/demo.');
}
checkSelectors(slugs);
if (!isInstalled()) {
  install();
}

rmSync(generated, { recursive: true, force: true });
mkdirSync(generated, { recursive: true });
writeSamplesModule(slugs);
writeSelfTest();

const [samples, selfTest] = await Promise.all([
  compile('tsconfig.json'),
  compile('generated/tsconfig.json'),
]);

if (samples.status !== 0) {
  fail(`${samples.output}\nThe Angular samples do not compile.`);
}

const errors = selfTest.output.match(/- error .*/g) ?? [];
const sawTheMistake = errors.length === 1 && /NG8002.*'configs'/.test(errors[0]);
if (selfTest.status === 0 || !sawTheMistake) {
  fail(`The self-test expected one error NG8002 for the input 'configs' and got:
${selfTest.output || 'no error at all'}`);
}

console.log(`${slugs.length} Angular samples compile; a wrong input name is refused (NG8002).`);
