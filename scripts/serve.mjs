/** Serves the exported folder: node scripts/serve.mjs [folder]. Reads PORT and BASE_PATH. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBasePath } from './lib/base-path.mjs';
import { ensureInstalled } from './lib/installed.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';

const defaultPort = 3000;

export async function serve(folder = join(root, 'out')) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no export in ${folder}: run "npm run build" first.`);
  }
  const { createSite, listen } = await import('./lib/server/static-server.mjs');
  const basePath = readBasePath();
  const wanted = Number(process.env.PORT) || defaultPort;
  const server = await listen(createSite(folder, basePath), wanted);
  const { port } = server.address();
  if (process.env.PORT && port !== wanted) console.log(`Port ${wanted} is taken, ${port} is used.`);
  console.log(`The site is served at http://localhost:${port}${basePath}/`);
  return server;
}

await main(import.meta.url, async () => {
  await ensureInstalled();
  await serve(process.argv[2] && resolve(process.argv[2]));
});
