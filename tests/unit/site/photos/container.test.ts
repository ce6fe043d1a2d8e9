/** @jest-environment node */
import sharp, { type Sharp } from 'sharp';
import { readContainer, withoutProfile } from '@/components/files/container';

const image = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 60, height: 40, channels, background: '#357' } });

const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>';

const bytesOf = async (made: Sharp) => new Uint8Array(await made.toBuffer());

const formats: readonly (readonly [string, () => Promise<Uint8Array>, boolean])[] = [
  ['jpeg', () => bytesOf(image().jpeg()), true],
  ['jpeg', () => bytesOf(image().jpeg({ progressive: true })), true],
  ['png', () => bytesOf(image(4).png()), true],
  ['webp', () => bytesOf(image().webp()), true],
  ['webp', () => bytesOf(image().webp({ lossless: true })), true],
  ['webp', () => bytesOf(image(4).webp().withXmp(xmp)), true],
  ['gif', () => bytesOf(image().gif()), true],
  ['avif', () => bytesOf(image().avif()), false],
  ['tiff', () => bytesOf(image().tiff()), false],
];

test.each(formats)('reads kind, size and end of %s', async (kind, create, hasSize) => {
  const bytes = await create();
  const container = readContainer(bytes);
  expect(container).toMatchObject({ kind, isWhole: true });
  expect(container?.size).toEqual(hasSize ? { width: 60, height: 40 } : undefined);
});

test.each(formats.filter(([, , hasSize]) => hasSize))(
  'notices that a %s is cut off',
  async (kind, create) => {
    const bytes = await create();
    const cut = readContainer(bytes.subarray(0, bytes.length - 20));
    expect(cut).toMatchObject({ kind, isWhole: false });
  },
);

test('takes the end of an embedded preview for no end of the image', async () => {
  const preview = await bytesOf(image().jpeg());
  const whole = await bytesOf(image().jpeg());
  const segment = new Uint8Array([0xff, 0xe2, 0, 0, ...preview]);
  new DataView(segment.buffer).setUint16(2, preview.length + 2);
  const bytes = new Uint8Array([...whole.subarray(0, 2), ...segment, ...whole.subarray(2)]);
  expect(readContainer(bytes)?.isWhole).toBe(true);
  expect(readContainer(bytes.subarray(0, bytes.length - 20))?.isWhole).toBe(false);
});

test.each(['jpeg', 'png', 'webp'] as const)('finds EXIF and XMP in %s', async (format) => {
  const bytes = await bytesOf(
    image()
      .toFormat(format)
      .withExif({ IFD0: { Model: 'Camera' } })
      .withXmp(xmp),
  );
  const { exif, xmp: found } = readContainer(bytes) ?? {};
  expect(Buffer.from(exif ?? []).toString('latin1')).toMatch(/^(II\*\0|MM\0\*)/);
  expect(found).toContain('x:xmpmeta');
});

test('counts the frames of an animation', async () => {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 4, height: 4, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const bytes = await bytesOf(sharp(frames, { join: { animated: true } }).webp());
  expect(readContainer(bytes)?.frames).toBe(2);
});

test.each([
  ['nothing', ''],
  ['text', 'Hello, this is a text and no image.'],
  ['HTML', '<!doctype html><title>No image</title>'],
  ['a RIFF file of sound', 'RIFF\0\0\0\0WAVEfmt '],
])('is undefined for %s', (_name, text) => {
  expect(readContainer(new TextEncoder().encode(text))).toBeUndefined();
});

test.each([
  ['svg', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['heic', '\0\0\0\u0018ftypheic\0\0\0\0'],
  ['heic', '\0\0\0\u0018ftypmif1\0\0\0\0'],
])('recognizes %s', (kind, text) => {
  expect(readContainer(new TextEncoder().encode(text))?.kind).toBe(kind);
});

test('survives any damage', async () => {
  const bytes = await bytesOf(image().jpeg().withXmp(xmp));
  for (let at = 0; at < bytes.length; at += 7) {
    const damaged = bytes.slice();
    damaged[at] = 0xff;
    expect(() => readContainer(damaged)).not.toThrow();
    expect(() => readContainer(bytes.subarray(0, at))).not.toThrow();
  }
});

test('takes the profile out of a WebP', async () => {
  const bytes = await bytesOf(image().webp().withIccProfile('srgb'));
  const small = withoutProfile(bytes);
  expect(small.length).toBeLessThan(bytes.length - 100);
  const { width, height, icc } = await sharp(small).metadata();
  expect([width, height, icc]).toEqual([60, 40, undefined]);
});
