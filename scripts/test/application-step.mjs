import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm, run } from '../lib/run.mjs';
import { root } from '../lib/root.mjs';
import { withTemporaryFolder } from '../lib/temporary-folder.mjs';
import { expectOk } from './reporter.mjs';

const examples = join(root, 'components/docs/examples');
const testing = join(root, 'tests/package/testing');
const quiet = { quiet: true };
/** What the application has in the versions of the site. */
const shared = [
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'jest',
  'jest-environment-jsdom',
  'next',
  'react',
  'react-dom',
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
  const compilerOptions = { jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  // next/jest looks for this folder.
  const source = join(folder, 'app');
  await mkdir(source);
  for (const file of ['plain-gallery.tsx', 'carousel.tsx'])
    await copyFile(join(examples, file), join(source, file));
  await copyFile(join(examples, 'gallery-test.tsx'), join(source, 'gallery.test.tsx'));
  await copyFile(join(testing, 'parts.test.tsx'), join(source, 'parts.test.tsx'));
  for (const file of ['jest.config.mjs', 'vitest.config.mjs'])
    await copyFile(join(examples, file), join(folder, file));
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  await npm(['install', library, ...options], { ...quiet, cwd: folder });
}

const runners = [
  ['Vitest in jsdom', 'vitest/vitest.mjs', ['run']],
  ['Vitest in happy-dom', 'vitest/vitest.mjs', ['run', '--environment', 'happy-dom']],
  ['Jest with next/jest, without transpilePackages', 'jest/bin/jest.js', ['--ci']],
];

/** The tests that the documentation shows, in an application that has installed the packed library. */
export async function applicationStep({ check }) {
  const packed = join(root, 'out/package');
  const [name] = await readdir(packed);
  await withTemporaryFolder('gallery-application-', async (folder) => {
    const installed = await check('the application installs', () =>
      createApplication(folder, join(packed, name)),
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
  });
}
