import assert from 'node:assert/strict';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { withFolders } from './command.mjs';
import {
  colors,
  drawOriented,
  drawWithExif,
  height,
  makers,
  secrets,
  width,
} from './originals.mjs';

const fine = [
  '--widths',
  '96',
  '--row',
  '30',
  '--formats',
  'webp,jpeg',
  '--quality',
  'webp=98,jpeg=98',
];

/** Returns the colours in the middles of the nine fields. */
async function readColors(image) {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return colors.map((_, index) => {
    const x = Math.floor((((index % 3) + 0.5) * info.width) / 3);
    const y = Math.floor(((Math.floor(index / 3) + 0.5) * info.height) / 3);
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}

/** Asserts that the nine colours are within three units, but for fields that are transparent. */
async function checkColors(file, { skip = [], expected = colors } = {}) {
  const found = await readColors(file);
  for (const [index, color] of expected.entries()) {
    const distance = Math.max(...color.map((value, at) => Math.abs(value - found[index][at])));
    assert.ok(
      distance <= 3 || skip.includes(index),
      `${file}, point ${index}: ${found[index]} is not ${color}`,
    );
  }
}

/** Asserts what is true of every derived file: its size, and nothing of the camera. */
async function checkFile(output, { src, width: expectedWidth, height: expectedHeight }) {
  const file = join(output, src.slice('/p/'.length));
  const metadata = await sharp(file).metadata();
  assert.deepEqual([metadata.width, metadata.height], [expectedWidth, expectedHeight], src);
  for (const name of ['exif', 'xmp', 'iptc', 'icc', 'orientation'])
    assert.equal(metadata[name], undefined, `${src} has ${name}`);
  const bytes = await readFile(file, 'latin1');
  for (const secret of secrets) assert.ok(!bytes.includes(secret), `${src} has ${secret}`);
  return file;
}

for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
  test(`orientation ${orientation} of EXIF is applied`, async () => {
    await withFolders({ 'a.jpg': drawOriented(orientation) }, async ({ run, output }) => {
      const { code, photos } = await run(...fine);
      assert.equal(code, 0);
      assert.deepEqual([photos[0].width, photos[0].height], [width, height]);
      await checkColors(await checkFile(output, photos[0]));
      await checkFile(output, photos[0].thumb);
    });
  });
}

for (const [name, skip = []] of [
  ['jpeg'],
  ['Display P3'],
  ['CMYK'],
  ['16 bit'],
  ['TIFF'],
  ['WebP'],
  ['AVIF'],
  ['GIF'],
  ['animated'],
  ['opaque with alpha'],
  ['transparent', [2, 5, 8]],
]) {
  test(`the colours of an original stay: ${name}`, async () => {
    const content = await makers[name]();
    await withFolders({ 'a.jpg': content }, async ({ run, output }) => {
      const { code, photos } = await run(...fine);
      assert.equal(code, 0);
      const file = await checkFile(output, photos[0]);
      assert.equal((await sharp(file).metadata()).depth, 'uchar');
      // Its profile has fewer colours: what the file shows is not what was drawn.
      const expected = name === 'CMYK' ? await readColors(content) : colors;
      await checkColors(file, { skip, expected });
      await checkColors(join(output, photos[0].sources[0].srcset.slice(3)), { skip, expected });
    });
  });
}

test('no coordinates, serial number or name are in the files, the manifest or the module', async () => {
  await withFolders({ 'a.jpg': drawWithExif() }, async ({ run, output, input }) => {
    const original = await readFile(join(input, 'a.jpg'), 'latin1');
    for (const secret of secrets) assert.ok(original.includes(secret), 'the original has it');
    const { code, files, photos } = await run(
      '--formats',
      'avif,webp,jpeg',
      '--widths',
      '32,64',
      '--row',
      '15',
      '--zoom',
      '--info',
      '--sort',
      'date',
    );
    assert.equal(code, 0);
    assert.equal(files.length, 2 + 3 * 2 + 3 + 1);
    for (const name of files) {
      const text = await readFile(join(output, name), 'latin1');
      for (const secret of [...secrets, 'GPS', 'Exif', 'Ada Example'])
        assert.ok(!text.includes(secret), `${name} has ${secret}`);
    }
    assert.deepEqual(photos[0].info, {
      date: '2024-05-01T12:00:00+09:00',
      camera: 'Example EX-1',
      lens: 'Example 35mm',
      exposure: '1/250 s, f/8',
      sensitivity: 'ISO 100',
    });
  });
});

test('--keep copyright keeps copyright and author, and nothing else', async () => {
  await withFolders({ 'a.jpg': drawWithExif() }, async ({ run, output }) => {
    const { files } = await run(
      '--formats',
      'avif,webp,jpeg',
      '--widths',
      '64',
      '--keep',
      'copyright',
    );
    for (const name of files.filter((each) => /\.(avif|webp|jpg)$/.test(each))) {
      const bytes = await readFile(join(output, name), 'latin1');
      for (const kept of ['Ada Example', 'SECRET-OWNER']) assert.ok(bytes.includes(kept), name);
      for (const gone of ['SECRET-SERIAL', 'SECRET-SOFTWARE', 'EX-1'])
        assert.ok(!bytes.includes(gone), `${name} has ${gone}`);
    }
  });
});

test('--wide keeps the profile in AVIF and WebP, and the colours in JPEG', async () => {
  const options = [
    '--formats',
    'avif,webp,jpeg',
    '--quality',
    'avif=98,webp=98,jpeg=98',
    '--widths',
    '96',
  ];
  await withFolders({ 'a.png': makers['Display P3']() }, async ({ run, output }) => {
    const { photos, files } = await run(...options, '--wide');
    const profiles = {};
    for (const name of files.filter((each) => each.startsWith('a-96')))
      profiles[name.split('.')[1]] = Boolean((await sharp(join(output, name)).metadata()).icc);
    assert.deepEqual(profiles, { avif: true, webp: true, jpg: false });
    await checkColors(join(output, photos[0].src.slice(3)));
    for (const { srcset } of photos[0].sources) await checkColors(join(output, srcset.slice(3)));
  });
});

test('a transparent PNG stays lossless, in WebP and PNG', async () => {
  await withFolders({ 'a.png': makers.transparent() }, async ({ run, output, input }) => {
    const { photos } = await run('--widths', '96', '--formats', 'avif,webp,jpeg');
    assert.match(photos[0].src, /\.png$/);
    assert.deepEqual(
      photos[0].sources.map(({ type }) => type),
      ['image/webp'],
    );
    assert.equal(photos[0].placeholder, undefined);
    const pixels = (file) => sharp(file).ensureAlpha().raw().toBuffer();
    const original = await pixels(join(input, 'a.png'));
    const png = await pixels(join(output, photos[0].src.slice(3)));
    assert.ok(original.equals(png));
    assert.equal(
      (await sharp(join(output, photos[0].sources[0].srcset.slice(3))).metadata()).hasAlpha,
      true,
    );
  });
});

for (const [name, size, widths, thumb] of [
  ['1 × 1', [1, 1], [1], [1, 1]],
  ['30,000 px wide', [64, 1], [32, 64], [64, 1]],
  ['jpeg', [64, 40], [32, 64], [48, 30]],
  ['grey', [64, 40], [32, 64], [48, 30]],
]) {
  test(`sizes of an original: ${name}`, async () => {
    await withFolders({ 'a.png': makers[name]() }, async ({ run, output }) => {
      const { code, photos } = await run();
      assert.equal(code, 0);
      const [photo] = photos;
      assert.deepEqual([photo.width, photo.height], size);
      assert.deepEqual([photo.thumb.width, photo.thumb.height], thumb);
      const found = photo.srcSet?.match(/\d+(?=w)/g).map(Number) ?? [photo.width];
      assert.deepEqual(found, widths);
      await checkFile(output, photo);
      await checkFile(output, photo.thumb);
      assert.match(photo.placeholder, /^data:image\/webp;base64,/);
      assert.ok(photo.placeholder.length < 2000);
    });
  });
}

test('an original is never enlarged, and --zoom adds its whole size', async () => {
  await withFolders({ 'a.jpg': makers.jpeg() }, async ({ run, output }) => {
    const { photos } = await run('--widths', '48,64,2400', '--formats', 'jpeg', '--zoom');
    assert.equal(photos[0].width, width);
    assert.equal(photos[0].zoomImg, undefined);
    const zoomed = await run('--widths', '48', '--formats', 'webp,jpeg', '--zoom');
    assert.equal(
      (await sharp(join(output, zoomed.photos[0].zoomImg.slice(3))).metadata()).width,
      width,
    );
    assert.match(zoomed.photos[0].zoomImg, /a-zoom-\w{8}\.webp$/);
  });
});

test('an SVG file is copied, with its size', async () => {
  await withFolders({ 'a b.svg': makers.SVG() }, async ({ run, output }) => {
    const { code, photos } = await run();
    assert.equal(code, 0);
    assert.deepEqual([photos[0].width, photos[0].height, photos[0].thumb], [40, 30, undefined]);
    assert.match(photos[0].src, /^\/p\/a-b-40-\w{8}\.svg$/);
    assert.ok((await stat(join(output, photos[0].src.slice(3)))).size > 50);
  });
});

for (const other of [
  '--placeholder none',
  '--widths 16',
  '--widths 32,64 --row 4',
  '--formats jpeg',
  '--zoom',
  '--info',
]) {
  test(`after a run with ${other}, a run writes the same as a first one`, async () => {
    await withFolders({ 'a.jpg': makers.jpeg() }, async ({ run, output }) => {
      const readAll = async () =>
        Promise.all((await filesBelow(output)).map((name) => readFile(join(output, name), 'utf8')));
      await run();
      const first = await readAll();
      await run(...other.split(' '));
      assert.notDeepEqual(await readAll(), first);
      await run();
      assert.deepEqual(await readAll(), first);
      await rm(output, { recursive: true });
      await run(...other.split(' '));
      await run();
      assert.deepEqual(await readAll(), first);
    });
  });
}

test('--placeholder color writes the mean colour', async () => {
  await withFolders({ 'a.jpg': makers.jpeg(), 'grey.jpg': makers.grey() }, async ({ run }) => {
    const { photos } = await run('--placeholder', 'color');
    for (const { placeholder } of photos) assert.match(placeholder, /^#[\da-f]{6}$/);
    assert.equal((await run('--placeholder', 'none')).photos[0].placeholder, undefined);
  });
});
