/** npm run dev: the site with live reloading. Search needs an export and is absent here. */
import { ensureInstalled } from './lib/installed.mjs';
import { main } from './lib/main.mjs';
import { runOrThrow } from './lib/run.mjs';

await main(import.meta.url, async () => {
  await ensureInstalled();
  await runOrThrow(process.execPath, ['scripts/client-scripts.mjs']);
  const server = ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)];
  await runOrThrow(process.execPath, server, { minutes: 24 * 60 });
});
