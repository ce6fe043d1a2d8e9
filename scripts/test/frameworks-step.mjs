import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { currentPackage } from '../lib/pack-library.mjs';
import { run } from '../lib/run.mjs';
import { withTemporaryFolder } from '../lib/temporary-folder.mjs';
import { expectOk } from './reporter.mjs';
import { useAlbum } from './use-album.mjs';

// Icons of the stylesheet are data URLs, and components set style attributes.
const shared = "default-src 'self'; img-src 'self' data:";
const strict = `${shared}; style-src-attr 'unsafe-inline'; require-trusted-types-for 'script'`;
// The HTML of these frameworks contains scripts and styles.
const withInline = `${shared}; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'`;
const policies = { next: withInline, astro: withInline };

// npx asks before it fetches a program.
const env = { npm_config_yes: 'true' };

/** Runs the commands of a framework as its users do, and returns the folder of the project. */
async function createProject(folder, lines) {
  let cwd = folder;
  for (const line of lines) {
    const [, inner] = /^cd (\S+)$/.exec(line) ?? [];
    if (inner) cwd = join(cwd, inner);
    else expectOk(await run(line, [], { cwd, quiet: true, shell: true, env }));
  }
  return cwd;
}

/** The steps of the page about frameworks, each in a new folder, and the gallery that they end with. */
export async function frameworksStep({ check }) {
  const { frameworks, getCommands } = await loadTypescript('components/docs/frameworks.ts');
  const { printCommand } = await loadTypescript('components/docs/package-manager.ts');
  const packed = await currentPackage();
  for (const framework of frameworks) {
    await withTemporaryFolder(`gallery-${framework.id}-`, (folder) =>
      check(`the steps for ${framework.title}`, async () => {
        const lines = getCommands(framework, 'npm', packed);
        const project = await createProject(folder, lines);
        for (const { path, code } of framework.files) {
          await mkdir(dirname(join(project, path)), { recursive: true });
          await writeFile(join(project, path), code);
        }
        await createProject(project, [printCommand(framework.build, 'npm')]);
        await useAlbum(join(project, framework.output), policies[framework.id] ?? strict);
      }),
    );
  }
}
