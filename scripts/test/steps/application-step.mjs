import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from '../../lib/browser.mjs';
import { currentPackage } from '../../lib/package/pack-library.mjs';
import { npm, run } from '../../lib/run.mjs';
import { root } from '../../lib/root.mjs';
import { withTemporaryFolder } from '../../lib/temporary-folder.mjs';
import { expectOk } from '../reporter.mjs';
import { serveBuilt, useAlbum } from '../use-album.mjs';

const examples = join(root, 'components/docs/examples');
/** The first example, its tests and their configurations. */
const album = join(examples, 'album');
const testing = join(root, 'tests/package/testing');
const quiet = { quiet: true };
/** What the application has in the versions of the site. */
const shared = [
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  'next',
  'react',
  'react-dom',
  'typescript',
];

/** Writes an application with the examples of the documentation, and installs the packed library into it. */
async function createApplication(folder, library) {
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  const versions = { ...dependencies, ...devDependencies };
  const manifest = JSON.parse(await readFile(join(testing, 'package.json'), 'utf8'));
  manifest.dependencies = Object.fromEntries(shared.map((name) => [name, versions[name]]));
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const compilerOptions = {
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    strict: true,
  };
  // Next checks the types of what it builds; the tests have those of their runner.
  const exclude = ['node_modules', 'app/*.test.tsx'];
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, exclude }));
  // next/jest looks for this folder.
  const source = join(folder, 'app');
  await mkdir(source);
  await copyFile(join(album, 'plain-gallery.tsx'), join(source, 'plain-gallery.tsx'));
  await copyFile(join(examples, 'carousel.tsx'), join(source, 'carousel.tsx'));
  await copyFile(join(album, 'gallery-test.tsx'), join(source, 'gallery.test.tsx'));
  await copyFile(join(testing, 'parts.test.tsx'), join(source, 'parts.test.tsx'));
  for (const file of ['layout.tsx', 'page.tsx', 'main.tsx'])
    await copyFile(join(testing, 'pages', file), join(source, file));
  for (const file of ['index.html', 'next.config.mjs'])
    await copyFile(join(testing, 'pages', file), join(folder, file));
  for (const file of ['jest.config.mjs', 'vitest.config.mjs'])
    await copyFile(join(album, file), join(folder, file));
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  await npm(['install', library, ...options], { ...quiet, cwd: folder });
}

const runners = [
  ['Vitest in jsdom', 'vitest/vitest.mjs', ['run']],
  ['Vitest in happy-dom', 'vitest/vitest.mjs', ['run', '--environment', 'happy-dom']],
  ['Jest with next/jest, without transpilePackages', 'jest/bin/jest.js', ['--ci']],
];

const bundlers = [
  ['Next', 'next/dist/bin/next', 'out'],
  ['Vite', 'vite/bin/vite.js', 'dist'],
];

/**
 * Runs the documented Playwright test against a built application. The packages are those of the site, because a second
 * copy of the test runner would refuse to run.
 */
async function runDocumentedSpec(folder, built) {
  const packages = join(folder, 'node_modules');
  for (const name of ['@playwright', 'playwright', 'playwright-core'])
    await symlink(join(root, 'node_modules', name), join(packages, name), 'junction');
  await copyFile(join(album, 'gallery.spec.ts'), join(folder, 'gallery.spec.ts'));
  const { server, url } = await serveBuilt(built);
  const use = {
    baseURL: url,
    launchOptions: { executablePath: await ensureBrowser() },
  };
  const config = { testMatch: 'gallery.spec.ts', reporter: 'line', use };
  await writeFile(
    join(folder, 'playwright.config.mjs'),
    `export default ${JSON.stringify(config)};\n`,
  );
  try {
    const program = join(packages, '@playwright/test/cli.js');
    expectOk(await run(process.execPath, [program, 'test'], { ...quiet, cwd: folder }));
  } finally {
    server.close();
  }
}

/** The tests and the first example that the documentation shows, in an application that has installed the packed library. */
export async function applicationStep({ check }) {
  const packed = await currentPackage();
  await withTemporaryFolder('gallery-application-', async (folder) => {
    const installed = await check('the application installs', () =>
      createApplication(folder, packed),
    );
    if (!installed) return;
    for (const [runner, program, args] of runners) {
      await check(`tests of an application: ${runner}`, async () =>
        expectOk(
          await run(process.execPath, [join(folder, 'node_modules', program), ...args], {
            ...quiet,
            cwd: folder,
          }),
        ),
      );
    }
    for (const [bundler, program, built] of bundlers) {
      const path = join(folder, 'node_modules', program);
      await check(`the first example: ${bundler}`, async () => {
        expectOk(await run(process.execPath, [path, 'build'], { ...quiet, cwd: folder }));
        await useAlbum(join(folder, built));
      });
    }
    await check('the documented test: Playwright', () =>
      runDocumentedSpec(folder, join(folder, 'dist')),
    );
  });
}
