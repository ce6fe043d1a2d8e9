import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadTypescript } from '../load-typescript.mjs';
import { filesBelow } from '../files.mjs';
import { packageDocs } from './package-docs.mjs';
import { root } from '../root.mjs';
import { npm } from '../run.mjs';
import { withTemporaryFolder } from '../temporary-folder.mjs';

const library = join(root, 'gallery-lib');
/** The packed files of past releases, each with its provenance. */
export const releasesFolder = join(library, 'releases');
const quiet = { quiet: true };

/** The manifest of the library as it is in the repository. */
export async function readManifest() {
  return JSON.parse(await readFile(join(library, 'package.json'), 'utf8'));
}

/** The manifest with the links that only a build knows: where the source is kept and where the documentation is. */
function withLinks(manifest, { homepage, source }) {
  return {
    ...manifest,
    ...(homepage && { homepage }),
    ...(source && {
      repository: { type: 'git', url: `git+${source.url}.git`, directory: 'gallery-lib' },
      bugs: source.issues,
    }),
  };
}

/** The package is not published: its README says how to install the file that contains it. */
async function checkReadme({ name, version }) {
  const readme = await readFile(join(library, 'README.md'), 'utf8');
  const command = `npm install ./${name}-${version}.tgz\n`;
  if (!readme.includes(command)) throw new Error(`gallery-lib/README.md lacks "${command}".`);
}

/** Messages of the library name the file with their explanation, or its page where its URL is known. */
async function linkMessages(folder, page) {
  for (const file of (await filesBelow(folder)).filter((name) => name.endsWith('.js'))) {
    const code = await readFile(join(folder, file), 'utf8');
    const linked = code.replaceAll('ks-gallery-react/docs/troubleshooting.md', page);
    if (linked !== code) await writeFile(join(folder, file), linked);
  }
}

/** Copies the documents of the package and writes the reference as Markdown beside them. Throws if both have one name. */
async function writeDocs(folder) {
  await cp(join(library, 'docs'), folder, { recursive: true });
  for (const [name, text] of await packageDocs()) {
    await writeFile(join(folder, name), text, { flag: 'wx' });
  }
}

/** Copies what the package consists of, and completes the manifest and the messages. */
async function stage(folder) {
  const manifest = await readManifest();
  await checkReadme(manifest);
  await writeDocs(join(folder, 'docs'));
  for (const name of manifest.files.filter((file) => file !== 'docs')) {
    await cp(join(library, name), join(folder, name), { recursive: true });
  }
  const { absolute, isPublic } = await loadTypescript('components/site/urls.ts');
  const { siteFacts } = await loadTypescript('components/site/site-facts.ts');
  if (isPublic()) await linkMessages(join(folder, 'dist'), absolute('/react/troubleshooting'));
  const links = { homepage: isPublic() && absolute('/'), source: siteFacts.source };
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify(withLinks(manifest, links), undefined, 2),
  );
}

/** Builds the library into gallery-lib/dist/. */
export async function buildLibrary() {
  await npm(['run', 'build', '--workspace', 'gallery-lib'], quiet);
}

/** Packs the built library as npm does: the name of the file and its content. */
export async function packLibrary() {
  return withTemporaryFolder('gallery-package-', async (folder) => {
    await stage(folder);
    await npm(['pack'], { ...quiet, cwd: folder });
    const name = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
    if (!name) throw new Error('npm pack has written no package.');
    return { name, content: await readFile(join(folder, name)) };
  });
}

/** Path of the current packed file in the export. */
export async function currentPackage() {
  const { siteFacts } = await loadTypescript('components/site/site-facts.ts');
  return join(root, 'out', siteFacts.reactEdition.archive);
}
