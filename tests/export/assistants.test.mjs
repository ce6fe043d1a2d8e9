/** What coding assistants read: the files of the packed library, and the skill and the complete text on the site. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { currentPackage } from '../../scripts/lib/package/pack-library.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { assistantTasks } from '../assistant-tasks.mjs';
import { createMarkdownSearch } from '../markdown-search.mjs';

const out = join(root, 'out');

/** The text files of the packed library by their path: a tar archive is a list of headers and contents in blocks. */
async function readPackage() {
  const archive = gunzipSync(await readFile(await currentPackage()));
  const files = new Map();
  for (let at = 0; archive[at] !== 0;) {
    const field = (start, length) =>
      archive.toString('utf8', at + start, at + start + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 12), 8);
    const path = field(0, 100).replace(/^package\//, '');
    files.set(path, archive.toString('utf8', at + 512, at + 512 + size));
    at += 512 * (1 + Math.ceil(size / 512));
  }
  return files;
}

const files = await readPackage();
const markdown = [...files].filter(([path]) => /^(AGENTS\.md|docs\/)/.test(path));

test('AGENTS.md has at most 4.5 kB', () => {
  assert.ok(Buffer.byteLength(files.get('AGENTS.md')) <= 4500);
});

test('every link of AGENTS.md, README.md and the documents leads to a file of the package', () => {
  const documents = [...markdown, ['README.md', files.get('README.md')]];
  const missing = documents.flatMap(([path, text]) =>
    [...text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').matchAll(/\]\(([^):\s]+)\)/g)]
      .map(([, target]) => target.split('#')[0])
      .map((target) => (path.startsWith('docs/') ? `docs/${target}` : target))
      .filter((target) => !files.has(target))
      .map((target) => `${path}: ${target}`),
  );
  assert.ok(markdown.length > 10);
  assert.deepEqual(missing, []);
});

test('the messages of the library name files and sections of the package, or the page of the site', () => {
  const texts = [...files].filter(([path]) => /^dist\/.*\.js$/.test(path)).map(([, text]) => text);
  const [, place] = /See (\S+?)#line-too-wide/.exec(texts.join('\n'));
  const sections = files.get('docs/troubleshooting.md');
  assert.match(sections, /^### Line too wide$/m);
  assert.match(
    place,
    /^(ks-gallery-react\/docs\/troubleshooting\.md|https?:.*\/react\/troubleshooting\/)$/,
  );
});

test('the code of AGENTS.md is that of the documented examples, which the compiler checks', async () => {
  const blocks = [...files.get('AGENTS.md').matchAll(/^```tsx\n([\s\S]*?)^```$/gm)];
  const names = ['album/plain-gallery', 'carousel', 'toolbar-button'];
  const examples = await Promise.all(
    names.map((name) => readFile(join(root, `components/docs/examples/${name}.tsx`), 'utf8')),
  );
  assert.deepEqual(
    blocks.map(([, code]) => code),
    examples,
  );
});

test('the index of skills names the digest of the served file', async () => {
  const folder = join(out, '.well-known/agent-skills');
  const { skills } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  assert.equal(skills.length, 1);
  for (const { name, url, digest } of skills) {
    const path = url.slice(url.indexOf('/.well-known'));
    const bytes = await readFile(join(out, path));
    assert.equal(digest, `sha256:${createHash('sha256').update(bytes).digest('hex')}`);
    assert.ok(bytes.toString().startsWith(`---\nname: ${name}\n`));
  }
});

test('llms-full.txt contains the Markdown version of each page of reference', async () => {
  const complete = await readFile(join(out, 'llms-full.txt'), 'utf8');
  for (const page of ['features/carousel', 'react/troubleshooting', 'getting-started']) {
    assert.ok(complete.includes(await readFile(join(out, page, 'index.md'), 'utf8')), page);
  }
});

const search = createMarkdownSearch(markdown.map(([, text]) => text));

test('an answer is the text of one part of the documentation, or of two', () => {
  for (const [task, answer] of assistantTasks) {
    const parts = search.parts.filter((part) => part.includes(answer));
    assert.ok(parts.length === 1 || parts.length === 2, `${task}: ${parts.length} parts`);
  }
});

for (const [task, answer] of assistantTasks) {
  test(`the packed documentation answers: ${task}`, () => {
    const found = search.find(task).slice(0, 5);
    assert.ok(
      found.some((part) => part.includes(answer)),
      found.map((part) => part.slice(0, 200)).join('\n---\n'),
    );
  });
}
