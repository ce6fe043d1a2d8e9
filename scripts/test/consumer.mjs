import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm, run, tool } from '../lib/run.mjs';
import { root } from '../lib/root.mjs';
import { expectOk } from './reporter.mjs';

const quiet = { quiet: true };

// The lowest and the highest React that the package accepts, each with its types.
export const reactVersions = [
  { react: '18.2.0', types: '18.3.31', domTypes: '18.3.7' },
  { react: '19.3.1', types: '19.3.0', domTypes: '19.3.0' },
];
const resolutions = [
  { module: 'esnext', moduleResolution: 'bundler' },
  { module: 'nodenext', moduleResolution: 'nodenext' },
  // Finds subpaths by `typesVersions`.
  { module: 'esnext', moduleResolution: 'node10', ignoreDeprecations: '6.0' },
];
const installOptions = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];

async function installConsumer(folder, library, { react, types, domTypes }) {
  await mkdir(folder);
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      react,
      'react-dom': react,
      '@types/react': types,
      '@types/react-dom': domTypes,
    },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await npm(['install', library, ...installOptions], { ...quiet, cwd: folder });
  for (const file of [
    'consumer.mjs',
    'consumer.tsx',
    'exact-types.tsx',
    'optional-fields.mjs',
    'strict-mode.mjs',
    'adapters.mjs',
    'adapters.ts',
  ]) {
    await copyFile(join(root, 'tests/package', file), join(folder, file));
  }
}

/** Adds the optional peer dependencies, in the versions of the site. */
async function installAdapters(folder) {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const packages = ['hammerjs', 'mousetrap'].map((name) => `${name}@${dependencies[name]}`);
  await npm(['install', ...packages, ...installOptions], { ...quiet, cwd: folder });
}

async function checkTypes(
  folder,
  resolution,
  files = ['consumer.tsx', 'exact-types.tsx', 'adapters.ts'],
) {
  const compilerOptions = {
    ...resolution,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedSideEffectImports: true,
    noEmit: true,
    types: [],
  };
  const config = join(folder, `tsconfig.${resolution.moduleResolution}.json`);
  await writeFile(config, JSON.stringify({ compilerOptions, files }));
  expectOk(await tool('typescript/bin/tsc', ['-p', config], { ...quiet, cwd: folder }));
}

const projectFolder = (folder, { react }) => join(folder, `react-${react}`);
const checkName = ({ react }, what) => `React ${react}: ${what}`;

/**
 * Installs the library into an empty project in `folder` as its users do, imports and renders each entry, and checks
 * its types, without Hammer and Mousetrap. `library` is the argument of `npm install`: a path or a URL.
 */
export async function testAsConsumer({ check }, folder, library, version) {
  const project = projectFolder(folder, version);
  const named = (what) => checkName(version, what);
  const installed = await check(named(`npm install ${library.replace(folder, '…')}`), () =>
    installConsumer(project, library, version),
  );
  if (!installed) return;
  await check(named('each entry is imported and rendered on a server'), async () =>
    expectOk(await run(process.execPath, ['consumer.mjs'], { ...quiet, cwd: project })),
  );
  await check(named('all components work once under StrictMode'), async () =>
    expectOk(
      await run(process.execPath, ['strict-mode.mjs', join(root, 'package.json')], {
        ...quiet,
        cwd: project,
      }),
    ),
  );
  for (const resolution of resolutions) {
    await check(named(`types under ${resolution.moduleResolution}`), () =>
      checkTypes(project, resolution),
    );
  }
  await check(named('optional fields accept undefined'), async () =>
    expectOk(
      await run(
        process.execPath,
        ['optional-fields.mjs', join(root, 'node_modules/typescript/lib/typescript.js')],
        { ...quiet, cwd: project },
      ),
    ),
  );
}

/** Adds Hammer and Mousetrap to the project of `testAsConsumer`, and imports and registers the adapters. */
export async function testAdapters({ check }, folder, version) {
  const project = projectFolder(folder, version);
  await check(checkName(version, 'each adapter is registered on a server'), async () => {
    await installAdapters(project);
    expectOk(await run(process.execPath, ['adapters.mjs'], { ...quiet, cwd: project }));
  });
}

/** Runs the command of the package in the project of `testAsConsumer`, without and with what it needs. */
export async function testCommand({ check }, folder, version) {
  const project = projectFolder(folder, version);
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  await copyFile(join(root, 'tests/package/command.mjs'), join(project, 'command.mjs'));
  const start = (argument) =>
    run(process.execPath, ['command.mjs', argument], { ...quiet, cwd: project });
  await check(checkName(version, 'the command says what it needs'), async () =>
    expectOk(await start('without')),
  );
  await check(checkName(version, 'the command makes a module that compiles'), async () => {
    const { exifr, sharp } = { ...dependencies, ...devDependencies };
    await npm(['install', `exifr@${exifr}`, `sharp@${sharp}`, ...installOptions], {
      ...quiet,
      cwd: project,
    });
    expectOk(await start('with'));
    await checkTypes(project, resolutions[1], ['photos.ts']);
  });
}
