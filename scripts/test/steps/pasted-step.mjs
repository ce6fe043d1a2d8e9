/** The code panels of the export, pasted into projects made by their own creators. */
import { copyFile, cp, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../lib/browser.mjs';
import { loadTypescript } from '../../lib/load-typescript.mjs';
import { currentPackage } from '../../lib/package/pack-library.mjs';
import { root } from '../../lib/root.mjs';
import { withTemporaryFolder } from '../../lib/temporary-folder.mjs';
import { createProject, runWith } from './frameworks-step.mjs';
import {
  derivePhotosAgain,
  pastePhotos,
  pastePhotosIntoAngular,
  unpackPhotos,
} from './pasted-photos.mjs';
import { panelOf, readPage, write } from '../panels.mjs';
import { expectOk } from '../reporter.mjs';
import { serveBuilt } from '../use-album.mjs';

/** Pages whose first panel is a component of the application, by their name in the project. */
const demos = {
  'first-example': 'react/first-example',
  'photo-layouts': 'react/layouts',
  'images-from-an-api': 'react/api',
  carousel: 'demo/carousel',
  styling: 'react/class-names',
};

/** Writes the React files of a demo into a folder. */
async function pasteDemo(folder, path) {
  for (const [title, text] of await readPage(path)) {
    const [, name] = /^React: ([\w-]+\.(?:tsx?|css))$/.exec(title) ?? [];
    if (name) await write(join(folder, name), text);
  }
}

/** Components that guides show, with page and name. */
const guides = {
  'plain-gallery': ['getting-started', 'Album'],
  carousel: ['getting-started', 'SlideShow'],
  german: ['react/translation', 'GermanAlbum'],
};

/** Writes the components of the guides, each with a default export beside it. */
async function pasteGuides(folder) {
  const styles = panelOf(await readPage('getting-started'), 'main.tsx or layout.tsx');
  for (const [file, [page, component]] of Object.entries(guides)) {
    const code = panelOf(await readPage(page), `React: ${file}.tsx`);
    await write(join(folder, file, `${file}.tsx`), code);
    const demo = `${styles}\nexport { ${component} as default } from './${file}';`;
    await write(join(folder, file, 'demo.tsx'), demo);
  }
  return Object.keys(guides).map((file) => join(basename(folder), file));
}

/** Installs the packed library with the command that the home page shows. */
async function install(project, packed, title) {
  await copyFile(packed, join(project, basename(packed)));
  const command = panelOf(await readPage(''), title);
  expectOk(await runWith('npm', command, { cwd: project }));
}

/** Pastes all pages below a folder of a project, and returns their names. */
async function pasteAll(folder, pages) {
  for (const [name, path] of Object.entries(pages)) await pasteDemo(join(folder, name), path);
  return [...Object.keys(pages), ...(await pasteGuides(join(folder, 'guide')))];
}

/** The answers of the API, with the images where the project has them. */
async function answer(route) {
  const path = join(root, 'out/react/api/album', basename(route.request().url()));
  const text = await readFile(path, 'utf8');
  await route.fulfill({
    contentType: 'application/json',
    body: text.replaceAll('"/assets/', '"/').replaceAll(' /assets/', ' /'),
  });
}

const photograph = join(root, 'public/assets/images/carousel/mountain-lake-800.jpg');

/** Waits until React has hydrated the page; Angular renders only in the browser. */
const isReady = () =>
  document.querySelector('[ng-version]') !== null ||
  [...document.querySelectorAll('img')].some((image) =>
    Object.keys(image).some((key) => key.startsWith('__reactProps')),
  );

/** A carousel has its styles if its arrows are over its image. */
async function tryCarousel(carousel) {
  const arrow = carousel.getByRole('button', { name: 'Next image' });
  const [inner, outer] = await Promise.all([
    arrow.boundingBox(),
    carousel.locator('.ks-carousel-stage').boundingBox(),
  ]);
  if (inner.y <= outer.y || inner.y + inner.height >= outer.y + outer.height)
    throw new Error('The arrows are not over the image.');
  await arrow.click();
}

/** More images follow those that are in the HTML. */
async function tryLoadingMore(button, thumbnails) {
  const count = await thumbnails.count();
  await button.click();
  await thumbnails.nth(count).waitFor();
}

/** A plain gallery has its styles if some thumbnails are beside each other. It opens a modal gallery. */
async function tryThumbnails(page, thumbnails) {
  const tops = await thumbnails.evaluateAll((images) =>
    images.map((image) => image.getBoundingClientRect().top),
  );
  if (new Set(tops).size === tops.length) throw new Error('The thumbnails are in one column.');
  await thumbnails.first().click();
  // That of the Angular package is no dialog.
  const viewer = page.getByRole('dialog').or(page.locator('ks-modal-gallery figure')).first();
  await viewer.waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
}

async function tryGallery(page) {
  await page.waitForFunction(isReady);
  const carousel = page.locator('.ks-carousel');
  const gallery = page.locator('ks-plain-gallery, .ks-plain-gallery').first();
  if ((await carousel.count()) > 0) await tryCarousel(carousel);
  else await tryThumbnails(page, gallery.getByRole('img'));
  const more = page.getByRole('button', { name: 'Load more' });
  if ((await more.count()) > 0) await tryLoadingMore(more, gallery.getByRole('img'));
}

/** A photograph of the application; where the code names one that it does not have, another. */
async function answerPhoto(route) {
  const response = await route.fetch();
  await route.fulfill(response.ok() ? { response } : { path: photograph });
}

/** Opens a page of a built application; a message on the console is an error. */
async function visit(browser, url) {
  const page = await browser.newPage();
  const problems = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => problems.push(message.text()));
  await page.route('**/photos/**', answerPhoto);
  await page.route('**/album/*.json', answer);
  await page.goto(url);
  await tryGallery(page);
  // Afterwards it may ask for a photograph that it does not have.
  page.removeAllListeners('console');
  await page.unrouteAll({ behavior: 'wait' });
  await page.close();
  if (problems.length > 0) throw new Error(`${url}\n${problems.join('\n')}`);
}

async function visitAll(folder, urls) {
  const { server, url } = await serveBuilt(folder);
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  try {
    for (const path of urls) await visit(browser, `${url}/${path}`);
  } finally {
    await browser.close();
    server.close();
  }
}

const main = `import { createRoot } from 'react-dom/client';
import { createElement, StrictMode, type ComponentType } from 'react';

const demos = import.meta.glob<{ default: ComponentType }>('./pasted/**/demo.tsx');
const name = new URLSearchParams(location.search).get('page');
const { default: Demo } = await demos[\`./pasted/\${name}/demo.tsx\`]();
createRoot(document.getElementById('root')!).render(
  createElement(StrictMode, null, createElement(Demo)),
);
`;

async function checkVite(project) {
  const names = await pasteAll(join(project, 'src/pasted'), demos);
  names.push(await pastePhotos(project, { panel: 'Run, npm', source: 'src', page: 'src/pasted' }));
  await write(join(project, 'src/main.tsx'), main);
  expectOk(await runWith('npm', 'npm run build', { cwd: project }));
  await visitAll(
    join(project, 'dist'),
    names.map((name) => `?page=${name}`),
  );
}

const nextPage = `import Demo from './demo';

export default function Page() {
  return <Demo />;
}
`;

async function checkNext(project) {
  const app = join(project, 'app');
  const names = await pasteAll(app, { ...demos, 'next-image': 'react/next-image' });
  names.push(
    await pastePhotos(project, { panel: 'Run for Next.js, npm', source: 'app', page: 'app' }),
  );
  // Next knows the sizes of files that are imported; the compiler checks what the page shows.
  await cp(photograph, join(app, 'originals/lake.jpg'));
  await cp(photograph, join(app, 'originals/dune.jpg'));
  const imported = panelOf(await readPage('react/photos'), 'Next.js: images.ts');
  await write(join(app, 'images.ts'), imported);
  for (const name of names) await write(join(app, name, 'page.tsx'), nextPage);
  await write(join(project, 'next.config.ts'), "export default { output: 'export' };");
  expectOk(await runWith('npm', 'npm run build', { cwd: project }));
  await visitAll(
    join(project, 'out'),
    names.map((name) => `${name}.html`),
  );
}

/** The steps of "Getting started" for Angular, in a project of its own command line. */
async function checkAngular(folder, packed) {
  const create = '@angular/cli@15 new gallery-app --defaults --skip-git --skip-tests';
  const project = await createProject(folder, [`npx ${create}`, 'cd gallery-app']);
  const visitBuilt = async () => {
    expectOk(await runWith('npm', 'npm run build', { cwd: project }));
    await visitAll(join(project, 'dist/gallery-app'), ['']);
  };
  const panels = await readPage('getting-started');
  expectOk(
    await runWith('npm', panelOf(await readPage(''), 'Install command for Angular'), {
      cwd: project,
    }),
  );
  // The new project has modules.
  await write(join(project, 'src/app/app.module.ts'), panelOf(panels, 'app.module.ts'));
  expectOk(await runWith('npm', 'npm run build', { cwd: project }));
  for (const file of ['src/app/gallery.component.ts', 'src/main.ts'])
    await write(join(project, file), panelOf(panels, `Angular: ${file}`));
  await write(join(project, 'src/styles.css'), panelOf(panels, 'styles.css'));
  const index = join(project, 'src/index.html');
  const html = await readFile(index, 'utf8');
  await write(index, html.replace('<app-root></app-root>', '<app-gallery></app-gallery>'));
  await cp(join(root, 'public/assets/images'), join(project, 'src/assets/images'), {
    recursive: true,
  });
  await visitBuilt();
  await pastePhotosIntoAngular(project, packed);
  await visitBuilt();
  const archive = await unpackPhotos('Angular', folder);
  await cp(join(archive, 'src'), join(project, 'src'), { recursive: true });
  await visitBuilt();
}

/** The archive that the page about photographs makes. */
async function checkArchive(folder) {
  const project = await unpackPhotos('React', folder);
  expectOk(await runWith('npm', 'npm install', { cwd: project }));
  await derivePhotosAgain(project);
  expectOk(await runWith('npm', 'npm run build', { cwd: project }));
  await visitAll(join(project, 'dist'), ['']);
}

/**
 * The code that the pages show, pasted into new projects of Vite, Next and the Angular command line, and the archives of
 * the page about photographs.
 */
export async function pastedStep({ check }) {
  const { frameworks } = await loadTypescript('components/docs/install/frameworks.ts');
  const { printCommand } = await loadTypescript('components/docs/install/package-manager.ts');
  const packed = await currentPackage();
  for (const [id, checkProject] of [
    ['vite', checkVite],
    ['next', checkNext],
  ]) {
    const { create, title } = frameworks.find((framework) => framework.id === id);
    await withTemporaryFolder(`pasted-${id}-`, (folder) =>
      check(`what the pages show, pasted into a project of ${title}`, async () => {
        const lines = [printCommand(create, 'npm'), 'cd gallery-app', 'npm install'];
        const project = await createProject(folder, lines, 'npm');
        await install(project, packed, 'Install command for React');
        for (const kind of ['images', 'videos'])
          await cp(join(root, 'public/assets', kind), join(project, 'public', kind), {
            recursive: true,
          });
        await checkProject(project);
      }),
    );
  }
  await withTemporaryFolder('photos-archive-', (folder) =>
    check('the project that the page about photographs makes', () => checkArchive(folder)),
  );
  await withTemporaryFolder('pasted-angular-', (folder) =>
    check('what the pages show, pasted into a project of the Angular CLI 15', () =>
      checkAngular(folder, packed),
    ),
  );
}
