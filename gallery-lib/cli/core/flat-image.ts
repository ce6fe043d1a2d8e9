import type { FlatImage, ImageSource } from '../../src/model';
import { MIME_TYPES, type DerivedFile, type Format, type Photo, type PhotoInfo } from './photo';

/** An image of the module, with what `--info` adds. */
export type PhotoImage = FlatImage & { info?: PhotoInfo };

/** Returns the URL of a derived file. */
export type GetUrl = (file: DerivedFile) => string;

/** The files of one use: the one of `<img>`, and those of other formats and widths. */
export interface FileSet {
  file: DerivedFile;
  srcSet?: string;
  sources: ImageSource[];
}

const toSrcSet = (files: readonly DerivedFile[], getUrl: GetUrl) =>
  files.map((file) => `${getUrl(file)} ${file.width}w`).join(', ');

/** Returns the files for one use, of which the last format is the one that all browsers show. */
export function getFileSet(
  photo: Photo,
  use: DerivedFile['use'],
  getUrl: GetUrl,
): FileSet | undefined {
  const files = photo.files.filter((file) => file.use === use);
  const formats = [...new Set(files.map(({ format }) => format))];
  const ofFormat = (format?: Format) => files.filter((file) => file.format === format);
  const fallback = ofFormat(formats.at(-1));
  const file = fallback.at(-1);
  return (
    file && {
      file,
      srcSet: fallback.length > 1 ? toSrcSet(fallback, getUrl) : undefined,
      sources: formats.slice(0, -1).map((format) => ({
        type: MIME_TYPES[format],
        // A single file needs no width for the browser to choose by.
        srcset:
          fallback.length > 1
            ? toSrcSet(ofFormat(format), getUrl)
            : ofFormat(format).map(getUrl).join(),
      })),
    }
  );
}

const optional = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<T>;

/** Returns a photograph as an image of the library. */
export function toFlatImage(photo: Photo, getUrl: GetUrl): PhotoImage {
  const full = getFileSet(photo, 'full', getUrl);
  if (!full) throw new Error(`${photo.path} has no files.`);
  const thumb = getFileSet(photo, 'thumb', getUrl);
  const zoom = getFileSet(photo, 'zoom', getUrl);
  const { alt = '', title, caption } = photo.texts;
  return {
    id: photo.id,
    src: getUrl(full.file),
    width: full.file.width,
    height: full.file.height,
    ...optional({ srcSet: full.srcSet, sources: full.sources }),
    ...(thumb && {
      thumb: {
        src: getUrl(thumb.file),
        width: thumb.file.width,
        height: thumb.file.height,
        ...optional({ sources: thumb.sources }),
      },
    }),
    ...optional({ zoomImg: zoom && getUrl(zoom.file), placeholder: photo.placeholder }),
    alt,
    ...optional({ title, caption, info: photo.info }),
  };
}
