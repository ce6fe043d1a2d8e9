import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { createSite, listen } from '../../../scripts/lib/static-server.mjs';

const firstPort = 4600;

async function copyWithWatch(exported, copy) {
  await rm(copy, { recursive: true, force: true });
  await cp(exported, copy, { recursive: true });
  await cp(join(root, 'tests/cross/lib/watch.js'), join(copy, 'watch.js'));
  for (const file of await filesBelow(copy)) {
    if (!file.endsWith('.html')) continue;
    const path = join(copy, file);
    const html = await readFile(path, 'utf8');
    await writeFile(path, html.replace('<head>', '<head><script src="/watch.js"></script>'));
  }
}

/**
 * The export with one script more in each page. It is the page itself that reports, because not every engine tells
 * its driver of errors and of violations of the content security policy.
 */
export async function serveWatched(exported, copy) {
  await copyWithWatch(exported, copy);
  let problems = [];
  const site = express();
  site.post('/problems', express.text({ type: () => true }), ({ body }, response) => {
    problems.push(body);
    response.sendStatus(204);
  });
  site.use(createSite(copy));
  const server = await listen(site, firstPort);
  return {
    origin: `http://localhost:${server.address().port}`,
    /** What was reported since the last call. */
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    close: () => server.close(),
  };
}
