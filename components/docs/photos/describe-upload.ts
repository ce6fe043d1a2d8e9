import sharp from 'sharp';

/** Call it once, when a photograph is uploaded, and store what it returns. */
export async function describeUpload(file: Buffer) {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const pixels = await sharp(file).autoOrient().resize(12).webp({ quality: 40 }).toBuffer();
  return {
    width,
    height,
    placeholder: `data:image/webp;base64,${pixels.toString('base64')}`,
  };
}
