import type { PhotoInfo } from '../photo';
import { readTaken } from './taken';

/** The tags of EXIF that are read. Place, serial numbers and names are not among them. */
export const EXIF_TAGS = [
  'DateTimeOriginal',
  'OffsetTimeOriginal',
  'Make',
  'Model',
  'LensModel',
  'ExposureTime',
  'FNumber',
  'ISO',
  'Copyright',
  'Artist',
];

export type ExifTags = Record<string, unknown>;

const readText = (value: unknown) => {
  const text = typeof value === 'string' ? value.replace(/\0.*/s, '').trim() : '';
  return text || undefined;
};

const readNumber = (value: unknown) => {
  const [number] = [value].flat();
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
};

const round = (number: number) => Number(number.toPrecision(2));

const printSeconds = (seconds: number) =>
  seconds < 0.3 ? `1/${Math.round(1 / seconds)} s` : `${round(seconds)} s`;

/** Returns make and model; most models begin with the make. */
function readCamera({ Make, Model }: ExifTags): string | undefined {
  const [make, model] = [readText(Make), readText(Model)];
  const [first = ''] = make?.split(' ') ?? [];
  if (!make || !model) return model ?? make;
  return model.toLowerCase().startsWith(first.toLowerCase()) ? model : `${make} ${model}`;
}

/** Returns the time of exposure. */
export const readExposureDate = (tags: ExifTags) =>
  readTaken(tags.DateTimeOriginal, tags.OffsetTimeOriginal);

/** Returns what the information panel shows, or undefined if there is nothing. */
export function readInfo(tags: ExifTags): PhotoInfo | undefined {
  const seconds = readNumber(tags.ExposureTime);
  const aperture = readNumber(tags.FNumber);
  const sensitivity = readNumber(tags.ISO);
  const exposure = [seconds && printSeconds(seconds), aperture && `f/${round(aperture)}`];
  const info = {
    date: readExposureDate(tags),
    camera: readCamera(tags),
    lens: readText(tags.LensModel),
    exposure: exposure.filter(Boolean).join(', ') || undefined,
    sensitivity: sensitivity === undefined ? undefined : `ISO ${sensitivity}`,
  };
  return Object.values(info).some(Boolean) ? info : undefined;
}

/** Returns who owns a photograph. */
export const readRights = (tags: ExifTags) => ({
  copyright: readText(tags.Copyright),
  artist: readText(tags.Artist),
});
