/** Unpacks, installs and builds examples: node scripts/check-example.mjs [slug …]. */
import { join } from 'node:path';
import { packExamples } from './build/downloads.mjs';
import { main } from './lib/main.mjs';
import { buildLibrary, packLibrary } from './lib/package/pack-library.mjs';
import { npm } from './lib/run.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';
import { unpack } from './lib/unpack.mjs';

// Between them: the carousel, the modal gallery, icons, events and state.
const defaultSlugs = ['buttons-custom-fa', 'carousel-fixed'];

/** Throws with the output of the step that failed. */
export async function checkExamples(slugs = defaultSlugs) {
  await buildLibrary();
  const archives = await packExamples(await packLibrary(), slugs);
  for (const slug of slugs) {
    const bytes = archives.get(slug);
    if (!bytes) throw new Error(`There is no demo "${slug}".`);
    await withTemporaryFolder('gallery-example-', async (folder) => {
      await unpack(bytes, folder);
      const inside = { cwd: join(folder, slug), quiet: true };
      await npm(['install', '--no-audit', '--no-fund', '--loglevel=error'], inside);
      await npm(['run', 'build'], inside);
      console.log(`The example ${slug} installs, passes its type check and builds.`);
    });
  }
}

await main(import.meta.url, () =>
  checkExamples(process.argv.length > 2 ? process.argv.slice(2) : defaultSlugs),
);
