import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { root } from '../root.mjs';
import { ensureProgram } from '../system-programs.mjs';

/** Finds nginx, or installs it from the system's packages where that is allowed. */
export const ensureNginx = () => ensureProgram(['nginx'], ['nginx-light']);

function applyReplacements(text, lines) {
  return lines.reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`hosting/nginx.conf has no line "${from}"`);
    return filled.replace(from, to);
  }, text);
}

// One process in the foreground that writes only below its own folder.
function baseConfig(folder) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/temporary;`,
  );
  return [
    'daemon off;',
    'master_process off;',
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    '  access_log off;',
    ...temporary,
    '  include site.conf;',
    '}',
    '',
  ].join('\n');
}

async function answers(url, child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended at once (${child.exitCode})`);
    try {
      return await fetch(url);
    } catch {
      await pause(20);
    }
  }
}

/** Serves an export with hosting/nginx.conf on a free port of this machine, until `stop` is called. */
export async function startNginx(exported, basePath = '') {
  const program = await ensureNginx();
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const published = join(folder, 'root', basePath);
  await mkdir(dirname(published), { recursive: true });
  await symlink(exported, published);

  const site = applyReplacements(await readFile(join(root, 'hosting/nginx.conf'), 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /srv/gallery;', `root ${join(folder, 'root')};`],
    ['set $base_path "";', `set $base_path "${basePath}";`],
  ]);
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), baseConfig(folder));

  const child = spawn(
    program,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  async function stop() {
    process.off('exit', kill);
    kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }

  const url = `http://127.0.0.1:${port}${basePath}/`;
  try {
    await answers(url, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
