/**
 * Takes the framework out of exported pages; `components/client/demo/start.ts` and `prepare.ts` start it later.
 *
 * Both rely on what Next does not document. Check these after an update of Next:
 * - An inline script of the framework has the id `_R_`, or begins with `self.__next_f`, `self.__next_r` or
 *   `requestAnimationFrame(function(){$RT=`. Its script files and their preloads are below `/_next/static/` (strip.mjs).
 * - Polyfills have `nomodule`. The other scripts may be inserted later, in the order of the page, after all inline
 *   scripts: `self.__next_f` is filled before the runtime reads it (defer.mjs).
 * - Beside each page is its payload, `<page>.txt`, for 404.html in `_not-found/`; copies of that page are in `404/` and
 *   `_not-found/` (written-files.mjs).
 * - Rows `<row>:I["<id>",` of a payload are client modules, whose source files `_client-reference-manifest.js` in
 *   `.next/server/app` assign to `__RSC_MANIFEST` (client-components.mjs).
 */
import { join } from 'node:path';
import { exportedPages } from '../../lib/pages/pages.mjs';
import { root } from '../../lib/root.mjs';
import { clientModules, refuseClientComponents } from './client-components.mjs';
import { deferFrameworks } from './defer.mjs';
import { stripFramework } from './strip.mjs';
import { readPayload, removeNotFoundCopies, removePayloadFiles } from './written-files.mjs';

/** Returns the pages in a folder, whose files are not written yet: a list of scripts replaces the framework of interactive ones. */
export async function removeFramework(folder, basePath) {
  const modules = await clientModules(join(root, '.next/server/app'));
  const notFoundPayload = await readPayload(folder, '404.html');
  await removeNotFoundCopies(folder);
  const pages = await exportedPages(folder);
  for (const page of pages.filter(({ route }) => !route.interactive)) {
    const { file, route } = page;
    const payload = file === '404.html' ? notFoundPayload : await readPayload(folder, file);
    refuseClientComponents(route, payload, modules);
    page.html = stripFramework(page.html, file);
  }
  await deferFrameworks(
    folder,
    pages.filter(({ route }) => route.interactive),
    basePath,
  );
  await removePayloadFiles(folder);
  return pages;
}
