/** npm start: installs what is missing, exports the site unless nothing has changed, serves it and prints the URL. */
import { build } from './build.mjs';
import { ensureInstalled } from './lib/installed.mjs';
import { main } from './lib/main.mjs';
import { serve } from './serve.mjs';

await main(import.meta.url, async () => {
  await ensureInstalled();
  await build({ reuse: true });
  await serve();
});
