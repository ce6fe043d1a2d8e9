/**
 * Writes the results of the last run of the applications for the page "Works with":
 *   npm test -- "Beside other libraries" && node tests/applications/write-results.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

function* specsIn(suite) {
  yield* suite.specs ?? [];
  for (const inner of suite.suites ?? []) yield* specsIn(inner);
}

const read = async (path) => JSON.parse(await readFile(join(root, path), 'utf8'));

const { suites } = await read('test-results/applications.json');
const { packages } = await read('tests/applications/package-lock.json');
const site = await read('package-lock.json');

const neighbours = new Map();
for (const spec of suites.flatMap((suite) => [...specsIn(suite)])) {
  const { annotations } = spec.tests[0];
  const described = annotations.find(({ type }) => type === 'neighbour');
  if (!described) continue;
  const { neighbour, kind, place } = JSON.parse(described.description);
  // Both routers of Next.js are in one package.
  const path = `node_modules/${/^(@[^/]+\/)?[^/]+/.exec(neighbour)?.[0]}`;
  const locked = packages[path] ?? site.packages[path];
  const key = `${kind} ${neighbour}`;
  const entry = neighbours.get(key) ?? {
    name: locked?.name ?? neighbour,
    version: locked?.version,
    kind,
    results: {},
  };
  entry.results[place] = spec.ok;
  neighbours.set(key, entry);
}
const path = join(root, 'components/docs/works-with.json');
await writeFile(path, `${JSON.stringify([...neighbours.values()], null, 2)}\n`);
