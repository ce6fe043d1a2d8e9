import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { filesBelow } from '../lib/files.mjs';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { withTemporaryFolder } from '../lib/temporary-folder.mjs';
import { sets } from './catalogue.mjs';

const { photos } = await loadTypescript('gallery-lib/cli/photos/command.ts');
const { TEXTS_NAME } = await loadTypescript('gallery-lib/cli/core/texts.ts');

const terminal = { write: (text) => process.stdout.write(text), now: () => performance.now() };

/** Crops a photograph and returns the lossless result. */
export async function cut(name, sourceFolder) {
  const isIt = (picture) => picture.name === name;
  const { pictures, proportion } = sets.find((set) => set.pictures.some(isIt));
  const { source, crop, padding } = pictures.find(isIt);
  let image = sharp(path.join(sourceFolder, source));
  // sharp extends after it extracts, so the padded image has to be encoded first.
  if (padding) image = sharp(await image.extend(padding).png().toBuffer());
  return image
    .extract({ ...crop, height: Math.round(crop.width / proportion) })
    .png()
    .toBuffer();
}

/**
 * Makes the files of a set with the command of the package, and returns the images of its module. Names have no hash, and
 * those of the largest files no width, because demos show them: `img1.jpg`, `img1-350.jpg`, `img1-thumb.jpg`.
 */
export async function derive(
  { folder, pictures, widths, row, quality },
  sourceFolder,
  imagesFolder,
) {
  return withTemporaryFolder('images-', async (temporary) => {
    const [crops, output] = ['crops', 'output'].map((name) => path.join(temporary, name));
    await mkdir(crops);
    for (const { name } of pictures)
      await writeFile(path.join(crops, `${name}.png`), await cut(name, sourceFolder));
    const order = pictures.map(({ name }) => `${name}.png`);
    await writeFile(path.join(crops, TEXTS_NAME), JSON.stringify({ order }));
    const options = `--widths ${widths} --row ${row} --quality ${quality} --zoom --format json`;
    const code = await photos([crops, output, ...options.split(' ')], terminal);
    if (code !== 0) throw new Error(`The images of ${folder} were not made.`);

    const ending = new RegExp(`(-${widths.at(-1)})?-[0-9a-f]{8}(?=\\.\\w+$)`);
    for (const name of (await filesBelow(output)).filter((each) => ending.test(each))) {
      const file = path.join(imagesFolder, folder, name.replace(ending, ''));
      await copyFile(path.join(output, name), file);
    }
    return JSON.parse(await readFile(path.join(output, 'photos.json'), 'utf8')).photos;
  });
}
