import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { loadTypescript } from '../../../scripts/lib/load-typescript.mjs';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { writeFiles } from './originals.mjs';

const { photos } = await loadTypescript('gallery-lib/cli/photos/command.ts');

/** Small files, which are made quickly. */
export const quick = ['--widths', '32,64', '--row', '15', '--formats', 'webp,jpeg'];

/** Runs the command in this process. */
export async function runPhotos(args, terminal = {}) {
  let output = '';
  const code = await photos(args, {
    write: (text) => (output += text),
    isTty: false,
    hasColors: false,
    now: () => 0,
    ...terminal,
  });
  return { code, output };
}

/**
 * Gives a test an input folder with these files, and a function that runs the command with its output beside it and
 * returns exit code, output, the derived files by name, and the module as JSON.
 */
export async function withFolders(files, action) {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  const [input, output] = ['originals', 'public/photos'].map((name) => join(folder, name));
  const run = async (...args) => {
    const options = args.includes('--format') ? args : ['--format', 'json', ...args];
    const isOwn = args.includes('--widths') || args.includes('--formats');
    const result = await runPhotos([
      input,
      output,
      '--base',
      '/p',
      ...(isOwn ? [] : quick),
      ...options,
    ]);
    const text = await readFile(join(output, 'photos.json'), 'utf8').catch(() => undefined);
    return {
      ...result,
      files: await filesBelow(output).catch(() => []),
      ...(text && JSON.parse(text)),
    };
  };
  try {
    await mkdir(input);
    await writeFiles(input, files);
    return await action({ folder, input, output, run });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Bundles the command into a file that Node can start, below the project, where it finds its packages. */
export async function bundleCommand() {
  const outfile = join(root, '.generated/cli/main.mjs');
  await build({
    entryPoints: [join(root, 'gallery-lib/cli/main.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  return outfile;
}
