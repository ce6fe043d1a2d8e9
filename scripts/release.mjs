/**
 * npm run release: checks version, changelog and repository, exports the site, whose reference the package contains, runs
 * the type check and the step Package of the tests with every React, packs, and says what a release would write. It takes
 * some minutes. With `-- --write` it then writes the packed file with its provenance to gallery-lib/releases/, and the
 * date to components/site/releases/react-releases.ts. Commit both.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { build } from './build.mjs';
import { loadTypescript } from './lib/load-typescript.mjs';
import { main } from './lib/main.mjs';
import { packLibrary, readManifest, releasesFolder } from './lib/package/pack-library.mjs';
import { root } from './lib/root.mjs';
import { runOrThrow } from './lib/run.mjs';
import { runSteps } from './test/run-steps.mjs';
import { everyStep } from './test/steps.mjs';

const listFile = join(root, 'components/site/releases/react-releases.ts');

/** Why a version must not be released, as sentences. */
export function findObstacles({ version, released, listed, changelog, changes }) {
  const [newest] = changelog;
  const items = newest?.lists.flatMap((list) => list.items) ?? [];
  return [
    ...(/^\d+\.\d+\.\d+$/.test(version)
      ? []
      : [`The version is "${version}"; it must be three numbers.`]),
    ...(released.includes(version)
      ? [`Version ${version} is released; raise it in gallery-lib/package.json.`]
      : []),
    ...(listed.includes(version)
      ? []
      : [
          `components/site/releases/react-releases.ts must list version ${version} first, without a date.`,
        ]),
    ...(newest?.version === version
      ? []
      : [`CHANGELOG.md begins with ${newest?.version}; it must begin with ${version}.`]),
    ...(items.length > 0 ? [] : ['CHANGELOG.md says nothing about the version.']),
    ...(changes ? [`There are changes that are not committed:\n${changes}`] : []),
  ];
}

/** The steps of the tests that a release has to pass. */
export const releaseSteps = everyStep.filter(({ name }) => ['Types', 'Package'].includes(name));

/** Builds and checks the library. @throws if a check fails */
async function check() {
  // The package contains the reference of this state, with the URLs of the site that serves it.
  await build({ quiet: true });
  process.env.TEST_ALL = '1';
  if (!(await runSteps(releaseSteps, 1))) throw new Error('A check has failed.');
}

/** What is known of the making of a file, as an in-toto statement with the predicate of SLSA provenance 1. It is not signed. */
export function createProvenance({ name, content, commit, repository, finished }) {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name, digest: { sha512: createHash('sha512').update(content).digest('hex') } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'npm run release',
        externalParameters: {},
        resolvedDependencies: [
          { ...(repository && { uri: `git+${repository}.git` }), digest: { gitCommit: commit } },
        ],
      },
      runDetails: {
        builder: { id: `node ${process.version}` },
        metadata: { finishedOn: finished },
      },
    },
  };
}

/** The list of releases with the first one dated, formatted as the repository is. */
export async function dateRelease(source, { version, date, integrity }) {
  const entry = `{ version: '${version}' }`;
  if (!source.includes(entry)) throw new Error(`react-releases.ts has no entry ${entry}.`);
  const dated = `{ version: '${version}', date: '${date}', integrity: '${integrity}' }`;
  const options = await resolveConfig(listFile);
  return format(source.replace(entry, dated), { ...options, filepath: listFile });
}

async function git(...args) {
  const { stdout } = await runOrThrow('git', args, { quiet: true });
  return stdout.trim();
}

async function prepare() {
  const { version } = await readManifest();
  const { readChangelog } = await loadTypescript('components/docs/releases/changelog.ts');
  const { reactReleases } = await loadTypescript('components/site/releases/react-releases.ts');
  const obstacles = findObstacles({
    version,
    released: reactReleases.filter(({ date }) => date).map((release) => release.version),
    listed: reactReleases.map((release) => release.version),
    changelog: readChangelog(),
    changes: await git('status', '--porcelain'),
  });
  if (obstacles.length > 0) throw new Error(obstacles.join('\n'));
  await check();
  return { version, ...(await packLibrary()) };
}

async function write({ version, name, content, integrity }) {
  const { siteFacts } = await loadTypescript('components/site/site-facts.ts');
  const finished = new Date().toISOString();
  const release = { version, date: finished.slice(0, 10), integrity };
  const list = await dateRelease(await readFile(listFile, 'utf8'), release);
  const provenance = createProvenance({
    name,
    content,
    commit: await git('rev-parse', 'HEAD'),
    repository: siteFacts.source?.url,
    finished,
  });
  await mkdir(releasesFolder, { recursive: true });
  await writeFile(join(releasesFolder, name), content);
  await writeFile(
    join(releasesFolder, `${name}.json`),
    `${JSON.stringify(provenance, undefined, 2)}\n`,
  );
  await writeFile(listFile, list);
}

await main(import.meta.url, async () => {
  const packed = await prepare();
  const integrity = `sha512-${createHash('sha512').update(packed.content).digest('base64')}`;
  console.log(`${packed.name}: ${packed.content.length} bytes, ${integrity}`);
  if (!process.argv.includes('--write')) {
    console.log('Nothing was written. To release this file: npm run release -- --write');
    return;
  }
  await write({ ...packed, integrity });
  console.log(
    'Written. Commit gallery-lib/releases and components/site/releases/react-releases.ts.',
  );
});
