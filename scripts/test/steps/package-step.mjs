import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildLibrary, packLibrary, readManifest } from '../../lib/package/pack-library.mjs';
import { tool } from '../../lib/run.mjs';
import { withTemporaryFolder } from '../../lib/temporary-folder.mjs';
import { reactVersions, testAdapters, testAsConsumer, testCommand } from '../consumer.mjs';
import { expectOk } from '../reporter.mjs';

const quiet = { quiet: true };

async function checkManifest({ check }, tarball) {
  await check('publint', async () =>
    expectOk(await tool('publint/src/cli.js', ['run', tarball, '--strict'], quiet)),
  );
  await check('are the types wrong?', async () => {
    const entries = Object.keys((await readManifest()).exports);
    const styles = entries.filter((name) => name.endsWith('.css')).map((name) => name.slice(2));
    const options = ['--profile', 'esm-only', '--exclude-entrypoints', ...styles];
    expectOk(await tool('@arethetypeswrong/cli/dist/index.js', [tarball, ...options], quiet));
  });
}

/** The library as a package: built, packed, checked, and installed with React. */
export async function packageStep(reporter) {
  let packed;
  const built = await reporter.check('the library builds and packs', async () => {
    await buildLibrary();
    packed = await packLibrary();
  });
  if (!built) return;
  await withTemporaryFolder('gallery-package-', async (folder) => {
    const tarball = join(folder, packed.name);
    await writeFile(tarball, packed.content);
    await checkManifest(reporter, tarball);
    // The lowest React is rarely the one that breaks.
    const versions = process.env.TEST_ALL ? reactVersions : reactVersions.slice(-1);
    for (const version of versions) {
      await testAsConsumer(reporter, folder, tarball, version);
    }
    // Adapters and command do not depend on React, so one version is enough.
    await testAdapters(reporter, folder, reactVersions.at(-1));
    await testCommand(reporter, folder, reactVersions.at(-1));
  });
}
