import { appendFile, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { loadTypescript } from '../../lib/load-typescript.mjs';
import { currentPackage } from '../../lib/package/pack-library.mjs';
import { run } from '../../lib/run.mjs';
import { withTemporaryFolder } from '../../lib/temporary-folder.mjs';
import { expectOk } from '../reporter.mjs';
import { useAlbum } from '../use-album.mjs';

// Icons of the stylesheet are data URLs, and components set style attributes.
const shared = "default-src 'self'; img-src 'self' data:";
const strict = `${shared}; style-src-attr 'unsafe-inline'; require-trusted-types-for 'script'`;
// The HTML of these frameworks contains scripts and styles.
const withInline = `${shared}; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'`;
const policies = { next: withInline, astro: withInline };

// npx asks before it fetches a program, and in CI Yarn writes no lock file.
const env = { npm_config_yes: 'true', YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' };

// The packages that contain the package managers beside npm.
const programs = { pnpm: 'pnpm@10', yarn: '@yarnpkg/cli-dist@4', bun: 'bun@1' };

/** Runs a command as a user of a package manager does. */
export function runWith(manager, line, options) {
  const command = programs[manager] ? `npm exec --package=${programs[manager]} -c "${line}"` : line;
  return run(command, [], { quiet: true, shell: true, env, ...options });
}

/** The text of a page, or undefined if it is not served. */
async function fetchPage(url) {
  try {
    const response = await fetch(url);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Runs the command that serves the application until it has served its page. */
async function requestPage(manager, line, cwd) {
  const stop = new AbortController();
  let page;
  const onOutput = (output) => {
    const [url] = /http:\/\/[\w.]+:\d+(?=\D)/.exec(stripVTControlCharacters(output)) ?? [];
    if (url) page ??= fetchPage(url).finally(() => stop.abort());
  };
  const { signal } = stop;
  const { output } = await runWith(manager, line, { cwd, minutes: 15, signal, onOutput });
  if (!(await page)?.includes('<html')) throw new Error(`"${line}" serves no page.\n${output}`);
}

/** Runs the commands of a framework, and returns the folder of the project. */
export async function createProject(folder, lines, manager) {
  let cwd = folder;
  for (const line of lines) {
    const [, inner] = /^cd (\S+)$/.exec(line) ?? [];
    if (!inner) expectOk(await runWith(manager, line, { cwd }));
    else {
      cwd = join(cwd, inner);
      // Yarn takes a project for a part of one in a folder above, unless it has a lock file of its own.
      if (manager === 'yarn') await appendFile(join(cwd, 'yarn.lock'), '');
    }
  }
  return cwd;
}

/**
 * The steps of the page about frameworks, each in a new folder, and the gallery that they end with: all with npm,
 * those of the smallest project with the other package managers too, and with Yarn what it needs a setting for.
 */
export async function frameworksStep({ check }) {
  const { frameworks, getCommands } = await loadTypescript('components/docs/install/frameworks.ts');
  const { packageManagers, printCommand } = await loadTypescript(
    'components/docs/install/package-manager.ts',
  );
  const packed = await currentPackage();
  const smallest = frameworks.at(-1);
  const cases = [
    ...frameworks.map((framework) => [framework, 'npm']),
    ...packageManagers.slice(1).map((manager) => [smallest, manager]),
    ...frameworks.filter((each) => each.needsNodeModules).map((framework) => [framework, 'yarn']),
  ];
  for (const [framework, manager] of cases) {
    await withTemporaryFolder(`gallery-${framework.id}-`, (folder) =>
      check(`the steps for ${framework.title}, ${manager}`, async () => {
        await copyFile(packed, join(folder, basename(packed)));
        const lines = getCommands(framework, manager);
        const project = await createProject(folder, lines, manager);
        for (const { path, code } of framework.files) {
          await mkdir(dirname(join(project, path)), { recursive: true });
          await writeFile(join(project, path), code);
        }
        await requestPage(manager, printCommand(framework.run, manager), project);
        expectOk(await runWith(manager, printCommand(framework.build, manager), { cwd: project }));
        await useAlbum(join(project, framework.output), policies[framework.id] ?? strict);
      }),
    );
  }
}
