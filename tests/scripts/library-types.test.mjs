import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { withTemporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

const { readCurrentTypes, sourcesKey, typesFile } = await loadTypescript(
  'components/reference/types/types-file.ts',
);

for (const [change, path] of [
  ['a source of the library', 'gallery-lib/src/model/options/common.ts'],
  ['a new source', 'gallery-lib/src/new.tsx'],
  ['what reads the types', 'components/reference/types/read-types.ts'],
  ['the locked packages', 'package-lock.json'],
]) {
  test(`types that were read before a change of ${change} are not used`, async () => {
    await withTemporaryFolder('library-types-', async (folder) => {
      const write = async (name, text) => {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), text);
      };
      for (const name of [
        'gallery-lib/src/model/options/common.ts',
        'components/reference/types/read-types.ts',
        'package-lock.json',
      ])
        await write(name, 'before');
      process.chdir(folder);
      try {
        assert.equal(readCurrentTypes(), undefined);
        await write(typesFile, JSON.stringify({ key: sourcesKey(), types: ['types'] }));
        assert.deepEqual(readCurrentTypes(), ['types']);
        await write(path, 'after');
        assert.equal(readCurrentTypes(), undefined);
      } finally {
        process.chdir(root);
      }
    });
  });
}
