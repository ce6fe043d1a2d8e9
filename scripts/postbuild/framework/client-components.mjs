import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { filesBelow } from '../../lib/files.mjs';

// They are rendered only when something has failed, and a page without the runtime has nothing that fails.
const allowed = new Set(['app/error.tsx', 'app/global-error.tsx']);

/** From the framework's manifests: the source file of each number in a serialised payload. */
export async function clientModules(serverFolder) {
  const manifests = (await filesBelow(serverFolder)).filter((file) =>
    file.endsWith('_client-reference-manifest.js'),
  );
  const modules = new Map();
  for (const file of manifests) {
    const context = {};
    runInNewContext(await readFile(join(serverFolder, file), 'utf8'), context);
    for (const { clientModules: entries } of Object.values(context.__RSC_MANIFEST)) {
      for (const [path, { id }] of Object.entries(entries)) {
        modules.set(
          String(id),
          path.replace('[project]/', '').replace(/ <module evaluation>$/, ''),
        );
      }
    }
  }
  return modules;
}

/** Source files of the client components that a payload renders, without the framework's own. */
export function clientComponentsIn(payload, modules) {
  const ids = [...payload.matchAll(/(?:^|\n)[\da-f]+:I\["?([^",]+)"?,/g)].map((match) => match[1]);
  return [...new Set(ids)]
    .map((id) => modules.get(id) ?? `unknown client module ${id}`)
    .filter((path) => !path.startsWith('node_modules/next/') && !allowed.has(path));
}

/** Fails when a page that ships no runtime would need one. */
export function refuseClientComponents(route, payload, modules) {
  const found = clientComponentsIn(payload, modules);
  if (found.length > 0) {
    throw new Error(
      `${route.path} is a reading page, but it contains client components: ${found.join(', ')}. ` +
        'Render them on the server, or set "interactive: true" in the meta.ts of the page.',
    );
  }
}
