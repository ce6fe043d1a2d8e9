/** What the page about photographs shows, pasted into new projects: its commands, its components. */
import { copyFile, cp, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../../lib/root.mjs';
import { runWith } from './frameworks-step.mjs';
import { panelOf, readPage, write } from '../panels.mjs';
import { expectOk } from '../reporter.mjs';

const images = join(root, 'public/assets/images/carousel');

/** Makes a folder of photographs in a project, and runs commands of the page there. */
async function runCommands(project, panels, titles) {
  for (const name of ['mountain-lake', 'river-otter'])
    await cp(join(images, `${name}-800.jpg`), join(project, 'originals', `${name}.jpg`));
  for (const title of titles)
    expectOk(await runWith('npm', panelOf(panels, title), { cwd: project }));
}

/**
 * Runs the command of a panel, and pastes the component beside the module, in the folder `source`, and one that shows it
 * below the folder `page`. Returns the name of the latter.
 */
export async function pastePhotos(project, { panel, source, page }) {
  const panels = await readPage('react/photos');
  await runCommands(project, panels, ['Install, npm', panel]);
  const code = panelOf(panels, 'React: photo-album.tsx');
  await write(join(project, source, 'photo-album.tsx'), code);
  const path = page === source ? '..' : '../..';
  await write(
    join(project, page, 'photo-gallery/demo.tsx'),
    `import 'ks-gallery-react/styles.css';
import 'ks-gallery-react/layouts/styles.css';
export { PhotoAlbum as default } from '${path}/photo-album';
`,
  );
  return 'photo-gallery';
}

/** The same for Angular, with the packed library; the component takes the place of the one that is started. */
export async function pastePhotosIntoAngular(project, packed) {
  const panels = await readPage('react/photos');
  await copyFile(packed, join(project, basename(packed)));
  await runCommands(project, panels, ['Install for Angular, npm', 'Run for Angular, npm']);
  const code = panelOf(panels, 'Angular: photo-album.component.ts');
  await write(join(project, 'src/app/photo-album.component.ts'), code);
  const main = join(project, 'src/main.ts');
  const text = await readFile(main, 'utf8');
  await write(
    main,
    text
      .replaceAll('GalleryComponent', 'PhotoAlbumComponent')
      .replace('gallery.component', 'photo-album.component'),
  );
}
