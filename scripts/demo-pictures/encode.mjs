import sharp from 'sharp';

// One thread: the same bytes on every run of the same sharp version.
sharp.concurrency(1);

const encoders = {
  avif: (image, quality) => image.avif({ quality, effort: 4 }),
  webp: (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true }),
};

const qualities = [56, 46, 38, 30, 22, 14];

/** Scales a screenshot and compresses it with the first quality that fits into a limit. */
export async function encode(screenshot, { size, format, maxBytes }) {
  const image = sharp(screenshot).resize(size.width, size.height).removeAlpha();
  for (const quality of qualities) {
    const file = await encoders[format](image.clone(), quality).toBuffer();
    if (file.length <= maxBytes) return file;
  }
  throw new Error(`A picture does not fit into ${maxBytes} bytes as ${format}.`);
}
