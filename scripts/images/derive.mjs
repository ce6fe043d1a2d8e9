import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

// One thread and fixed encoder settings: the same bytes on every run of the same sharp version.
sharp.concurrency(1);

export const formats = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };

const encoders = {
  avif: (image, quality) => image.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }),
  webp: (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true }),
  jpeg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
};

/** Crops a photograph and returns the lossless result. */
export async function cut(picture, proportion, sourceFolder) {
  const { left, top, width } = picture.crop;
  let image = sharp(path.join(sourceFolder, picture.source));
  if (picture.padding) {
    const { colour, ...edges } = picture.padding;
    // sharp extends after it extracts, so the padded image has to be encoded first.
    image = sharp(
      await image
        .extend({ ...edges, background: colour })
        .png()
        .toBuffer(),
    );
  }
  return image
    .extract({ left, top, width, height: Math.round(width / proportion) })
    .png()
    .toBuffer();
}

/** Returns a photograph with a few pixels as a data URL. */
export async function createPlaceholder(original, proportion) {
  const width = 9;
  const small = sharp(original).resize(width, Math.round(width / proportion));
  const data = await small.webp({ quality: 40, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${data.toString('base64')}`;
}

/** Writes a square thumbnail of a landscape picture, without the parts beside its middle. */
export async function deriveSquareThumb(picture, set, width, sourceFolder, imagesFolder) {
  await encoders
    .jpeg(
      sharp(await cut(picture, set.proportion, sourceFolder)).resize(width, width),
      set.quality.jpeg.thumb,
    )
    .toFile(path.join(imagesFolder, set.folder, `${picture.name}-square.jpg`));
}

/** Writes every file of one image and returns what the typed modules contain. */
export async function derive(picture, set, sourceFolder, imagesFolder) {
  const folder = path.join(imagesFolder, set.folder);
  await mkdir(folder, { recursive: true });
  const original = await cut(picture, set.proportion, sourceFolder);

  const main = set.widths.at(-1);
  const outputs = [
    ...set.widths.map((width) => ({
      width,
      suffix: width === main ? '' : `-${width}`,
      use: 'full',
    })),
    { width: set.thumb, suffix: '-thumb', use: 'thumb' },
  ];
  for (const { width, suffix, use } of outputs) {
    const resized = sharp(original)
      .resize(width, Math.round(width / set.proportion))
      .sharpen(0.5);
    for (const [format, extension] of Object.entries(formats)) {
      const file = path.join(folder, `${picture.name}${suffix}.${extension}`);
      await encoders[format](resized.clone(), set.quality[format][use]).toFile(file);
    }
  }

  // A crop without more pixels than the main file needs no file for zooming.
  const zoomWidth = picture.crop.width > main ? picture.crop.width : 0;
  if (zoomWidth) {
    const file = path.join(folder, `${picture.name}-zoom.webp`);
    await encoders.webp(sharp(original), set.quality.webp.zoom).toFile(file);
  }
  const placeholder = await createPlaceholder(original, set.proportion);
  const { name, title, alt, author, licence } = picture;
  return { name, title, alt, author, licence, zoomWidth, placeholder };
}
