import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { createSite, listen } from '../../../scripts/lib/server/static-server.mjs';

const firstPort = 4600;

async function copyWithReporter(siteFolder, copy, addFiles) {
  await rm(copy, { recursive: true, force: true });
  await cp(siteFolder, copy, { recursive: true });
  await addFiles(copy);
  await cp(join(root, 'tests/cross/lib/report-problems.js'), join(copy, 'report-problems.js'));
  for (const file of await filesBelow(copy)) {
    if (!file.endsWith('.html')) continue;
    const path = join(copy, file);
    const html = await readFile(path, 'utf8');
    await writeFile(
      path,
      html.replace('<head>', '<head><script src="/report-problems.js"></script>'),
    );
  }
}

/**
 * Serves the export with an additional script in each page that reports problems. Not every driver reports errors and
 * violations of the content security policy. `addFiles` writes further pages into the copy.
 */
export async function serveMonitored(siteFolder, copy, addFiles) {
  await copyWithReporter(siteFolder, copy, addFiles);
  let problems = [];
  const site = createSite(copy);
  const server = await listen(async (request, response) => {
    if (request.url !== '/problems') return site(request, response);
    problems.push(await text(request));
    response.writeHead(204).end();
  }, firstPort);
  return {
    origin: `http://localhost:${server.address().port}`,
    /** The problems reported since the last call. */
    takeProblems() {
      const current = problems;
      problems = [];
      return current;
    },
    close: () => server.close(),
  };
}
