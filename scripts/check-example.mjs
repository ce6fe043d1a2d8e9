/** Unpacks examples as a reader would, installs and builds them: node scripts/check-example.mjs [slug …]. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { packExamples } from './example-projects.mjs';
import { main } from './lib/main.mjs';
import { npm } from './lib/run.mjs';

// Between them: the carousel, the modal gallery, icons, events and state.
const usual = ['buttons-custom-fa', 'carousel-fixed'];

async function unpack(bytes, folder) {
  for (const [path, content] of Object.entries(unzipSync(bytes))) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Throws with the output of the step that failed. */
export async function checkExamples(slugs = usual) {
  const archives = await packExamples(slugs);
  for (const slug of slugs) {
    const bytes = archives.get(slug);
    if (!bytes) throw new Error(`There is no demo "${slug}".`);
    const folder = await mkdtemp(join(tmpdir(), 'gallery-example-'));
    try {
      await unpack(bytes, folder);
      const inside = { cwd: join(folder, slug), quiet: true };
      await npm(['install', '--no-audit', '--no-fund', '--loglevel=error'], inside);
      await npm(['run', 'build'], inside);
      console.log(`The example ${slug} installs, passes its type check and builds.`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

await main(import.meta.url, () =>
  checkExamples(process.argv.length > 2 ? process.argv.slice(2) : usual),
);
