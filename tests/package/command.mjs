// Runs the command of the installed package: node command.mjs without|with sharp and exifr.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';

const { bin } = JSON.parse(readFileSync('node_modules/ks-gallery-react/package.json', 'utf8'));
const program = `node_modules/ks-gallery-react/${bin['ks-gallery-react']}`;
const run = (...args) =>
  spawnSync(process.execPath, [program, 'photos', 'originals', 'public/photos', ...args], {
    encoding: 'utf8',
  });

mkdirSync('originals/album', { recursive: true });
if (process.argv[2] === 'without') {
  const { status, stdout } = run();
  assert.equal(status, 2);
  assert.match(stdout, /npm install --save-dev sharp exifr/);
} else {
  const { default: sharp } = await import('sharp');
  const create = { width: 300, height: 200, channels: 3, background: '#58a' };
  await sharp({ create }).jpeg().toFile('originals/album/lake.jpg');
  const { status, stdout, stderr } = run('--module', 'photos.ts');
  assert.equal(status, 0, stdout + stderr);
  assert.match(readFileSync('photos.ts', 'utf8'), /'\/photos\/album\/lake-300-\w{8}\.jpg'/);
}
