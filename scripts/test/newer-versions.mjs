import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { npm, runOrThrow } from '../lib/run.mjs';
import { withTemporaryFolder } from '../lib/temporary-folder.mjs';

const name = '@ks89/angular-modal-gallery';
const quiet = { quiet: true };

/** The text below each heading of the changelog that the published package contains. */
async function readChangelog(version) {
  return withTemporaryFolder('gallery-changelog-', async (folder) => {
    await npm(['pack', `${name}@${version}`, '--pack-destination', folder, '--silent'], quiet);
    const archive = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
    await runOrThrow('tar', ['xzf', archive], { cwd: folder, quiet: true });
    const text = await readFile(join(folder, 'package/CHANGELOG.md'), 'utf8');
    return new Map(
      text.split(/^# /m).map((section) => {
        const [heading, ...lines] = section.split('\n');
        return [heading.trim(), lines.join('\n')];
      }),
    );
  });
}

/** Majors that the changelog names, whether it is a release or not, after the documented one. */
function newerMajors(changelog, documented) {
  const majors = [...changelog.keys()].filter((heading) => /^\d+\.0\.0$/.test(heading));
  return majors.filter((version) => Number.parseInt(version, 10) > documented);
}

/** Compares what the site says of later versions of the package with the package's own changelog and manifests. */
export async function checkNewerVersions() {
  const { newerVersions } = await loadTypescript('components/docs/releases/newer-versions.ts');
  const { siteFacts } = await loadTypescript('components/site/site-facts.ts');
  const changelog = await readChangelog(newerVersions[0].version);
  const majors = newerVersions.filter(({ version }) => version.endsWith('.0.0'));
  assert.deepEqual(
    majors.map(({ version }) => version),
    newerMajors(changelog, Number(siteFacts.library.major)),
    'the majors after the documented one',
  );
  // The changelog of 11 does not say it.
  const ofEleven = await readRequiredAngular('11.1.0');
  for (const { version, angular, change } of newerVersions) {
    const section = changelog.get(version) ?? '';
    const required = /Angular (\d+) is required/.exec(section)?.[1] ?? ofEleven;
    assert.equal(angular, required, `the Angular version of ${version}`);
    if (change === 'No other change.') {
      const changes = section.match(/^- /gm) ?? [];
      assert.equal(changes.length, 1, `the number of changes of ${version}`);
    }
  }
}

/** The lowest major of Angular in the manifest of a version. */
async function readRequiredAngular(version) {
  const field = 'peerDependencies.@angular/core';
  const { stdout } = await npm(['view', `${name}@${version}`, field], quiet);
  return /\d+/.exec(stdout)?.[0];
}
