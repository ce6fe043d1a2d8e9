/** What the page about photographs shows, pasted into new projects: its commands, its components; and its archives. */
import assert from 'node:assert/strict';
import { copyFile, cp, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../lib/browser.mjs';
import { root } from '../../lib/root.mjs';
import { unpack } from '../../lib/unpack.mjs';
import { runWith } from './frameworks-step.mjs';
import { panelOf, readPage, write } from '../panels.mjs';
import { expectOk } from '../reporter.mjs';
import { serveBuilt } from '../use-album.mjs';

const photographs = ['mountain-lake', 'river-otter'].map((name) =>
  join(root, `public/assets/images/carousel/${name}.jpg`),
);

/** Makes a folder of photographs in a project. */
async function copyOriginals(project) {
  for (const file of photographs) await cp(file, join(project, 'originals', basename(file)));
}

/** Runs commands of the page in a project with photographs. */
async function runCommands(project, panels, titles) {
  await copyOriginals(project);
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
  const title = 'gallery.component.ts';
  await write(join(project, 'src/app', title), panelOf(panels, `Angular: ${title}`));
}

/** Makes the archive of an edition on the page, as users do, and returns its folder, unpacked into another one. */
export async function unpackPhotos(edition, folder) {
  const { server, url } = await serveBuilt(join(root, 'out'));
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/react/photos/`);
    const choice = page.getByRole('button', { name: edition, exact: true });
    await choice.filter({ visible: true }).first().click();
    await page.getByLabel('Choose photographs').setInputFiles(photographs);
    const button = page.getByRole('button', { name: /^Download (project|files)/ }).first();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      button.click({ timeout: 60_000 }),
    ]);
    await unpack(await readFile(await download.path()), folder);
    return join(folder, 'photo-gallery');
  } finally {
    await browser.close();
    server.close();
  }
}

/** Derives the photographs of an unpacked project again, as its README says; the files have the names that they had. */
export async function derivePhotosAgain(project) {
  const output = join(project, 'public/photos');
  const before = await readdir(output);
  await copyOriginals(project);
  await copyFile(join(project, 'photos.texts.json'), join(project, 'originals/photos.texts.json'));
  const readme = await readFile(join(project, 'README.md'), 'utf8');
  for (const line of readme.split('```').at(-2).trim().split('\n'))
    expectOk(await runWith('npm', line, { cwd: project }));
  const images = (await readdir(output)).filter((name) => !name.startsWith('.'));
  assert.deepEqual(images.sort(), before.sort());
}
