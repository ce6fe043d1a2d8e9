/**
 * Runs the command of the package on three photographs of the site, and writes what the page /react/photos shows of it:
 * node scripts/photos-example.mjs. Run it when the command changes.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './lib/files.mjs';
import { loadTypescript } from './lib/load-typescript.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const images = join(root, 'public/assets/images/carousel');

/** Files of the input folder, and the photographs of the site that they are copies of. */
const originals = {
  'mountain-lake.webp': 'mountain-lake-zoom.webp',
  'river-otter.webp': 'river-otter-zoom.webp',
  'Dune walk/desert-hike.webp': 'desert-hike-zoom.webp',
};

const alts = {
  'mountain-lake.webp': 'Snow-streaked mountains mirrored in a calm lake',
  'river-otter.webp': 'A wet river otter rests on a sandy bank',
  'Dune walk/desert-hike.webp': '',
};

/** The files that the page shows, and what they contain. */
export const exampleFiles = {
  module: join(root, 'components/docs/photos/photos.ts'),
  output: join(root, 'components/docs/photos/output.txt'),
};

/** Returns the module and the output of the command, and the names of the files that it has written. */
export async function createExample() {
  const { photos } = await loadTypescript('gallery-lib/cli/photos/command.ts');
  return withTemporaryFolder('photos-example-', async (folder) => {
    const before = process.cwd();
    process.chdir(folder);
    try {
      for (const [path, name] of Object.entries(originals)) {
        await mkdir(join(folder, 'originals', path, '..'), { recursive: true });
        await copyFile(join(images, name), join(folder, 'originals', path));
      }
      const entries = Object.entries(alts).map(([file, alt]) => ({ file, alt }));
      await writeFile('originals/photos.texts.json', JSON.stringify({ images: entries }));
      let output = '';
      const terminal = {
        write: (text) => (output += text),
        isTty: false,
        hasColors: false,
        now: () => 0,
      };
      const code = await photos(
        ['originals', 'public/photos', '--module', 'src/photos.ts'],
        terminal,
      );
      if (code !== 0) throw new Error(output);
      return {
        module: await readFile('src/photos.ts', 'utf8'),
        // Photographs are ready in any order, and the time depends on the machine.
        output: output.replace(/^\d+\/\d+ .*\n/gm, '').replace(/^time.*\n/m, ''),
        files: (await filesBelow('public/photos')).filter((name) => !name.startsWith('.')),
      };
    } finally {
      process.chdir(before);
    }
  });
}

await main(import.meta.url, async () => {
  const { module, output, files } = await createExample();
  await writeFile(exampleFiles.module, module);
  await writeFile(exampleFiles.output, output);
  console.log(`${output}\n${files.join('\n')}`);
});
