import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled } from '../../../scripts/lib/installed.mjs';
import { loadTypescript } from '../../../scripts/lib/load-typescript.mjs';
import { root } from '../../../scripts/lib/root.mjs';

const folder = 'applications';

/** Writes the applications with other libraries into the served folder. */
export async function writeApplications(site) {
  await ensureInstalled(join(root, 'tests/applications'));
  const { dialogStyles, renderApplication } = await loadTypescript(
    'tests/applications/application.ts',
  );
  await mkdir(join(site, folder));
  for (const program of ['dialogs', 'routers', 'situations'])
    await writeFile(
      join(site, folder, `${program}.html`),
      await renderApplication({ program, css: dialogStyles }),
    );
}

const gallery = { role: 'dialog', name: 'Modal gallery content' };
const button = (name, more) => ({ role: 'button', name, ...more });
const opener = (more) => button('Open the gallery', more);
const image = (number) => ({ role: 'img', name: `Image ${number}`, within: gallery });
const isNotInGallery = () => !('ksModalGallery' in (history.state ?? {}));

const closings = [
  (user) => user.press('Escape'),
  (user) => user.click(button(/^Close/, { within: gallery })),
  (user) => user.back(),
];

async function openAndStep(user) {
  await user.click(opener());
  await user.waitFor(image(1));
  await user.click(button('Next image', { within: gallery }));
  await user.waitFor(image(2));
  await user.press('ArrowRight');
  await user.waitFor(image(3));
}

/** The top layer, what is inert and where focus is: a gallery has clicks, keys and focus to itself. */
const overDialog = (library, place) => ({
  name: `${place} a dialog of ${library}`,
  widths: [1440],
  async run(user) {
    const other = { css: '#root *, body > * *', text: 'Other dialog' };
    await user.goto(`/${folder}/dialogs.html?${library}&${place}`);
    await user.click(button('Open the dialog'));
    await user.waitFor(other);
    for (const close of closings) {
      await openAndStep(user);
      await close(user);
      await user.waitForNone(gallery);
      await user.waitFor(other);
      await user.waitFor(opener({ focused: true }));
      await user.waitForScript(isNotInGallery);
    }
  },
});

/** The order of the listeners of the history: a router hears nothing of a gallery. */
const underRouter = (router, query) => ({
  name: `${router}${query}`,
  widths: [1440],
  async run(user) {
    await user.goto(`/${folder}/routers.html?${router}${query}`);
    await user.waitFor(opener());
    await user.evaluate(() => {
      window.isBlocking = true;
      window.log.length = 0;
    });
    for (const close of closings) {
      await openAndStep(user);
      await close(user);
      await user.waitForNone(gallery);
      await user.waitForScript(isNotInGallery);
      const log = await user.evaluate(() => window.log);
      if (log.length > 0) throw new Error(`The router has heard: ${log.join(', ')}`);
    }
  },
});

export const neighbours = [
  ...['radix', 'react-aria', 'mui', 'headless', 'base-ui', 'native'].flatMap((library) =>
    ['inside', 'outside'].map((place) => overDialog(library, place)),
  ),
  ...['react-router-7', 'react-router-6', 'tanstack', 'wouter'].flatMap((router) =>
    ['', '&named'].map((query) => underRouter(router, query)),
  ),
];
