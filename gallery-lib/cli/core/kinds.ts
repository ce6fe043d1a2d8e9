import { getExtension, getName } from './names/paths';

/** What a file of the input folder is, by its name. */
export type FileKind = 'image' | 'video' | 'raw' | 'sidecar' | 'hidden' | 'other';

const EXTENSIONS: Record<Exclude<FileKind, 'hidden' | 'other'>, string> = {
  image: 'jpg jpeg jpe jfif png webp avif gif tif tiff svg heic heif hif',
  video: 'mp4 m4v mov avi mkv webm mts m2ts 3gp wmv mpg mpeg',
  raw: 'arw cr2 cr3 dng nef orf pef raf raw rw2 srw',
  sidecar: 'xmp',
};

const KINDS = new Map(
  Object.entries(EXTENSIONS).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as FileKind]),
  ),
);

/** What systems and programs write into folders of photographs. */
const HIDDEN = /^(\..*|thumbs\.db|ehthumbs\.db|desktop\.ini|@eadir|__macosx|photos\.texts\.json)$/i;

export const isHidden = (name: string) => HIDDEN.test(name);

export const isHeic = (path: string) => /^(heic|heif|hif)$/.test(getExtension(path));

export function getKind(path: string): FileKind {
  if (isHidden(getName(path))) return 'hidden';
  return KINDS.get(getExtension(path)) ?? 'other';
}

/** Why files of a kind are left out. */
export const LEFT_OUT: Partial<Record<FileKind, string>> = {
  video: 'a video',
  raw: 'a raw file; export it as JPEG or TIFF',
  sidecar: 'an .xmp file without its photograph',
  other: 'not an image',
};
