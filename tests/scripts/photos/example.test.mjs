import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import sharp from 'sharp';
import { createExample, exampleFiles } from '../../../scripts/photos-example.mjs';
import { loadTypescript } from '../../../scripts/lib/load-typescript.mjs';
import { drawOriented, height, width } from './originals.mjs';

const skip = !process.env.TEST_ALL && 'takes a while; npm run test:all runs it';

test('the page shows what the command writes', { skip }, async () => {
  const { module, output } = await createExample();
  const instruction = 'Run node scripts/photos-example.mjs.';
  // Another version of sharp may make other placeholders.
  const withoutPixels = (text) => text.replace(/base64,[^']*/g, '');
  const shown = await readFile(exampleFiles.module, 'utf8');
  assert.equal(withoutPixels(module), withoutPixels(shown), instruction);
  const withoutBytes = (text) => text.replace(/[\d.]+ kB/g, '');
  assert.equal(
    withoutBytes(output),
    withoutBytes(await readFile(exampleFiles.output, 'utf8')),
    instruction,
  );
});

test('the function for uploads returns the upright size and a placeholder', async () => {
  const { describeUpload } = await loadTypescript('components/docs/photos/describe-upload.ts');
  const described = await describeUpload(await drawOriented(6));
  assert.deepEqual([described.width, described.height], [width, height]);
  const [, pixels] = described.placeholder.split(',');
  const metadata = await sharp(Buffer.from(pixels, 'base64')).metadata();
  assert.deepEqual([metadata.width, metadata.height], [12, 8]);
  assert.ok(described.placeholder.length < 2000);
});
