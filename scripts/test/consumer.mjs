import { copyFile, mkdir, writeFile } from 'node:fs/promises';
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
];

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
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  await npm(['install', library, ...options], { ...quiet, cwd: folder });
  for (const file of ['consumer.mjs', 'consumer.tsx']) {
    await copyFile(join(root, 'tests/package', file), join(folder, file));
  }
}

async function checkTypes(folder, resolution) {
  const compilerOptions = {
    ...resolution,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  };
  const config = join(folder, `tsconfig.${resolution.moduleResolution}.json`);
  await writeFile(config, JSON.stringify({ compilerOptions, files: ['consumer.tsx'] }));
  expectOk(await tool('typescript/bin/tsc', ['-p', config], { ...quiet, cwd: folder }));
}

/**
 * Installs the library into an empty project in `folder` as its users do, imports and renders each entry, and checks
 * its types. `library` is the argument of `npm install`: a path or a URL.
 */
export async function testAsConsumer({ check }, folder, library, version) {
  const project = join(folder, `react-${version.react}`);
  const named = (what) => `React ${version.react}: ${what}`;
  const installed = await check(named(`npm install ${library.replace(folder, '…')}`), () =>
    installConsumer(project, library, version),
  );
  if (!installed) return;
  await check(named('each entry is imported and rendered on a server'), async () =>
    expectOk(await run(process.execPath, ['consumer.mjs'], { ...quiet, cwd: project })),
  );
  for (const resolution of resolutions) {
    await check(named(`types under ${resolution.moduleResolution}`), () =>
      checkTypes(project, resolution),
    );
  }
}
