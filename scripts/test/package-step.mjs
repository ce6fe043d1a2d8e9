import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { npm, run, tool } from '../lib/run.mjs';
import { root } from '../lib/root.mjs';
import { measureSizes } from './sizes.mjs';
import { expectOk } from './reporter.mjs';

const quiet = { quiet: true };

// The lowest and the highest React that the package accepts, each with the types that belong to it.
const consumers = [
  { react: '18.2.0', types: '18.3.31', domTypes: '18.3.7' },
  { react: '19.3.1', types: '19.3.0', domTypes: '19.3.0' },
];
const resolutions = [
  { module: 'esnext', moduleResolution: 'bundler' },
  { module: 'nodenext', moduleResolution: 'nodenext' },
];

async function createConsumer(folder, tarball, { react, types, domTypes }) {
  await mkdir(folder);
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      'ks-gallery-react': `file:${tarball}`,
      react,
      'react-dom': react,
      '@types/react': types,
      '@types/react-dom': domTypes,
    },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await npm(['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {
    ...quiet,
    cwd: folder,
  });
  for (const file of ['consumer.mjs', 'consumer.tsx']) {
    await copyFile(`${root}tests/package/${file}`, join(folder, file));
  }
}

async function typeCheck(folder, resolution) {
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

async function testAsConsumer({ check }, folder, tarball) {
  for (const consumer of consumers) {
    const place = join(folder, `react-${consumer.react}`);
    const named = (what) => `React ${consumer.react}: ${what}`;
    const installed = await check(named('the packed library installs'), () =>
      createConsumer(place, tarball, consumer),
    );
    if (!installed) continue;
    await check(named('each entry is imported and rendered on a server'), async () =>
      expectOk(await run(process.execPath, ['consumer.mjs'], { ...quiet, cwd: place })),
    );
    for (const resolution of resolutions) {
      await check(named(`types under ${resolution.moduleResolution}`), () =>
        typeCheck(place, resolution),
      );
    }
  }
}

/** The library as a package: built, packed, checked, measured, and used by a stranger. */
export async function packageStep(reporter) {
  const { check } = reporter;
  const built = await check('the library builds with one command', async () => {
    await npm(['run', 'build', '--workspace', 'gallery-lib'], quiet);
  });
  if (!built) return;

  for (const { name, script, style, total, budget } of await measureSizes()) {
    const figures = `${total} of ${budget} bytes (JavaScript ${script}, CSS ${style})`;
    await check(`size of ${name}`, () => {
      if (total > budget) throw new Error(figures);
      return figures;
    });
  }

  const folder = await mkdtemp(join(tmpdir(), 'gallery-package-'));
  try {
    await npm(['pack', '--workspace', 'gallery-lib', '--pack-destination', folder], quiet);
    const name = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
    const tarball = join(folder, name);
    await check('publint', async () =>
      expectOk(await tool('publint/src/cli.js', ['run', tarball, '--strict'], quiet)),
    );
    await check('are the types wrong?', async () => {
      const styles = ['.', 'modal-gallery', 'plain-gallery', 'carousel'].map((component) =>
        posix.join(component, 'styles.css'),
      );
      const options = ['--profile', 'esm-only', '--exclude-entrypoints', ...styles];
      expectOk(await tool('@arethetypeswrong/cli/dist/index.js', [tarball, ...options], quiet));
    });
    await testAsConsumer(reporter, folder, tarball);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
