import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { unreferenced } from '../../scripts/test/unreferenced.mjs';

test('unreferenced files are found, and sizes of a photograph belong to it', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'unreferenced-'));
  context.after(() => rm(folder, { recursive: true }));
  const files = {
    'index.html':
      '<script src="/_next/static/a.js"></script><img src="/assets/images/set/one.jpg"><a href="/assets/film.m3u8">',
    'index.md': '',
    'robots.txt': '',
    _headers: '',
    '_next/static/a.js': 'load("static/b.js")',
    '_next/static/b.js': '',
    'assets/images/set/one.jpg': '',
    'assets/images/set/one-350.avif': '',
    'assets/images/set/one-zoom.webp': '',
    'assets/film.m3u8': '#EXTM3U\nfilm-large.m3u8\n',
    'assets/film-large.m3u8': '#EXT-X-MAP:URI="film-large.m4s"\nfilm-large.m4s\n',
    'assets/film-large.m4s': '',
    // The following files are unreferenced.
    'assets/other.m4s': '',
    '_next/static/c.js': 'load("static/c.js")',
    '_next/static/a.js.map': '',
    '404/index.html': '',
    'about/index.txt': '',
    'assets/images/set/two-350.avif': '',
    'stray.js': '',
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  assert.deepEqual(await unreferenced(folder), [
    '404/index.html',
    '_next/static/a.js.map',
    '_next/static/c.js',
    'about/index.txt',
    'assets/images/set/two-350.avif',
    'assets/other.m4s',
    'stray.js',
  ]);
});
