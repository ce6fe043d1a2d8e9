/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  maxPictureBytes,
  pictureFormats,
  pictureSchemes,
  pictureSize,
  pictureUrl,
} from '@/components/layout/picture/picture-files';
import { everyDemoRoute } from '@/components/site/route-map';
import { pagePictures } from '@/components/site/routes/page-pictures';
import {
  getAnchor,
  developmentWarnings,
  runTimeMessages,
  symptoms,
} from '@/components/reference/troubleshooting';

const { viewer, ...problems } = pagePictures;
const problemNames = Object.keys(problems);
const slugs = [...everyDemoRoute().map(({ demo }) => demo?.slug ?? ''), ...problemNames];

const urlsOf = (slug: string) =>
  pictureSchemes.flatMap((scheme) =>
    pictureFormats.map((format) => pictureUrl(slug, scheme, format)),
  );

it.each(slugs)(
  '%s has its pictures, in both schemes and formats: npm run demo-pictures',
  async (slug) => {
    for (const url of urlsOf(slug)) {
      const file = readFileSync(join(process.cwd(), 'public', url));
      expect(file.length).toBeLessThanOrEqual(maxPictureBytes);
      const { width, height } = await sharp(file).metadata();
      expect({ width, height }).toEqual(pictureSize);
    }
  },
);

it('the viewer has its picture', async () => {
  for (const format of pictureFormats) {
    const file = readFileSync(join(process.cwd(), 'public', pictureUrl('viewer', 'dark', format)));
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual(viewer.form.size);
    expect(file.length).toBeLessThanOrEqual(viewer.form.maxBytes);
  }
});

it('there is no picture of anything else', () => {
  const files = readdirSync(join(process.cwd(), 'public/assets/images/demos'));
  const viewerUrls = pictureFormats.map((format) => pictureUrl('viewer', 'dark', format));
  const expected = [...slugs.flatMap(urlsOf), ...viewerUrls];
  const urls = files.map((file) => `/assets/images/demos/${file}`);
  expect(urls.filter((url) => !expected.includes(url))).toEqual([]);
});

it('each picture of a problem is of one that the page about troubleshooting explains', () => {
  const explained = [...symptoms, ...developmentWarnings, ...runTimeMessages];
  const names = explained.map(({ title }) => `problem-${getAnchor(title)}`);
  expect(names).toEqual(expect.arrayContaining(problemNames));
});
