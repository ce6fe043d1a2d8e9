import type { FlatImage } from 'ks-gallery-react';

export type Photograph = FlatImage & { facts: readonly string[] };
type Tags = Partial<
  Record<'Model' | 'LensModel', string> &
    Record<'ExposureTime' | 'FNumber' | 'ISO' | 'FocalLength', number>
>;

const formatSeconds = (time: number) => `${time < 1 ? `1/${Math.round(1 / time)}` : time} s`;

/** An image of a file that the user has chosen, with what the camera wrote into it. */
export async function readPhotograph(file: File): Promise<Photograph> {
  const { default: exifr } = await import('exifr');
  // A file that is not a photograph has no tags.
  const tags: Tags = (await exifr.parse(file).catch(() => undefined)) ?? {};
  const { Model, LensModel, ExposureTime, FNumber, ISO, FocalLength } = tags;
  const facts = [
    Model,
    LensModel,
    ExposureTime && formatSeconds(ExposureTime),
    FNumber && `f/${FNumber}`,
    ISO && `ISO ${ISO}`,
    FocalLength && `${FocalLength} mm`,
  ].filter((fact) => typeof fact === 'string');
  return { src: URL.createObjectURL(file), alt: file.name, facts };
}
