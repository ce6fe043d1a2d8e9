import { strFromU8, unzipSync } from 'fflate';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';

/** The text files of a downloadable example, by path inside its folder. */
async function download(request: APIRequestContext, slug: string) {
  const response = await request.get(`examples/${slug}.zip`);
  const entries = Object.entries(unzipSync(await response.body()));
  return new Map(entries.map(([path, bytes]) => [path.slice(slug.length + 1), strFromU8(bytes)]));
}

for (const slug of ['loading-spinner-type', 'loading-spinner-disable']) {
  test(`${slug}: the example delays its images by itself and says so`, async ({ request }) => {
    const files = await download(request, slug);
    expect(files.get('README.md')).toContain('delays every image by 3 seconds');
    expect(files.get('vite.config.js')).toContain("from './slow-images.mjs'");
    expect([...files.keys()]).toContain('slow-images.mjs');
  });
}

test('array-simple: the example has no delay', async ({ request }) => {
  const files = await download(request, 'array-simple');
  expect(files.get('README.md')).not.toContain('delay');
  expect([...files.keys()]).not.toContain('slow-images.mjs');
});

test('previews-template-additional-data: the example has the dates of the site in every time zone', async ({
  request,
}) => {
  const files = await download(request, 'previews-template-additional-data');
  const code = files.get('src/images.ts');
  expect(code).toContain("pictureDate: new Date('2022-02-13T14:15:00.000Z')");
});
