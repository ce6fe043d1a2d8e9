/** Measures nginx with the export on this machine: node scripts/load.mjs. Nothing leaves the loopback interface. */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from './lib/files.mjs';
import { main } from './lib/main.mjs';
import { startNginx } from './lib/nginx.mjs';
import { root } from './lib/root.mjs';
import { runOrThrow } from './lib/run.mjs';
import { ensureProgram } from './lib/system-programs.mjs';

const seconds = 5;
const connections = 32;

// wrk prints no 99.9th percentile by itself.
const report = join(root, 'scripts/load-report.lua');

async function urls(folder) {
  const files = await filesBelow(folder);
  const first = (pattern) => files.find((file) => pattern.test(file));
  return [
    ['home page', ''],
    ['demo page', 'demo/array-simple/'],
    ['hashed script', first(/^_next\/static\/.*\.js$/)],
    ['picture', first(/^assets\/images\/.*\.avif$/)],
  ];
}

async function measure(url) {
  const { stdout } = await runOrThrow(
    'wrk',
    [
      ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
      ...['--header', 'Accept-Encoding: gzip', '--script', report, url],
    ],
    { quiet: true, minutes: 1 },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

await main(import.meta.url, async () => {
  const folder = join(root, 'out');
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('There is no export in out/: run "npm run build" first.');
  }
  await ensureProgram(['wrk'], ['wrk']);
  const host = await startNginx(folder);
  try {
    const rows = {};
    for (const [name, path] of await urls(folder)) {
      rows[name] = await measure(host.address + path);
    }
    console.table(rows);
    const processors = cpus();
    console.log(
      `${connections} connections for ${seconds} s each; one nginx process and wrk share ${processors.length} × ${processors[0]?.model}`,
    );
    const failed = Object.values(rows).some(({ errors }) => errors > 0);
    if (failed) throw new Error('Some requests were not answered.');
  } finally {
    await host.stop();
  }
});
