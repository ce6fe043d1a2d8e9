/** The photographs that the user has chosen, in order and with their texts. */
import { comparePaths } from '@/gallery-lib/cli/core/names/natural-order';
import { orderPhotos, type Sort } from '@/gallery-lib/cli/core/order';
import type { Facts } from '@/gallery-lib/cli/core/photo';
import {
  matchEntries,
  mergeTexts,
  resolveOrder,
  type TextsFile,
} from '@/gallery-lib/cli/core/texts';
import type { Size } from '@/gallery-lib/cli/core/widths';
import { moveToInputFolder, type ChosenPlace } from './input-folder';

export interface AlbumPhoto extends ChosenPlace {
  /** What was chosen, and its content: the same file is in an album once. */
  readonly key: string;
  /** Path in the input folder of all photographs. */
  readonly path: string;
  readonly content: string;
  readonly file: File;
  readonly facts: Facts;
  /** URL of the file in this page. */
  readonly url: string;
  readonly thumb: Size & { readonly src: string };
  readonly placeholder?: string;
  readonly alt: string;
  readonly caption: string;
}

/** What is read of a photograph, before it has its texts. Its path is that in the folder that was chosen. */
export type NewPhoto = Omit<AlbumPhoto, 'key' | 'alt' | 'caption' | 'chosenPath'>;

export type Order = Sort | 'own';

interface Snapshot {
  readonly photos: readonly AlbumPhoto[];
  readonly order: Order;
}

export interface Album extends Snapshot {
  /** What was before each change of the order, the last one at the end. */
  readonly past: readonly Snapshot[];
  /** Texts were written that are in no download. */
  readonly isUnsaved: boolean;
}

export type TextField = 'alt' | 'caption';

export type AlbumAction =
  | { readonly type: 'add'; readonly photos: readonly NewPhoto[]; readonly texts?: TextsFile }
  /** Remembers the order, before it is changed by `shift`. */
  | { readonly type: 'lift' }
  | { readonly type: 'shift'; readonly key: string; readonly to: number }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'sort'; readonly by: Sort }
  | { readonly type: 'undo' }
  | {
      readonly type: 'write';
      readonly key: string;
      readonly field: TextField;
      readonly text: string;
    }
  | { readonly type: 'save' };

export const emptyAlbum: Album = { photos: [], order: 'date', past: [], isUnsaved: false };

const keyOf = ({ folder = '', path, content }: NewPhoto) => `${folder}/${path}/${content}`;

function sortBy(photos: readonly AlbumPhoto[], sort: Sort, byHand?: readonly string[]) {
  return orderPhotos(
    photos.map((photo) => ({ photo, path: photo.path, taken: photo.facts.taken })),
    sort,
    byHand,
  ).map(({ photo }) => photo);
}

/** Gives photographs the texts of the file, else those of their metadata. */
function addTexts(photos: readonly NewPhoto[], file: TextsFile): readonly AlbumPhoto[] {
  const entries = matchEntries(file, photos);
  return photos.map((photo) => {
    const { alt = '', caption = '' } = mergeTexts(entries.get(photo), photo.facts.texts ?? []);
    return { ...photo, chosenPath: photo.path, key: keyOf(photo), alt, caption };
  });
}

function add(album: Album, given: readonly NewPhoto[], file: TextsFile): Album {
  const known = new Set(album.photos.map(({ key }) => key));
  const fresh = given.filter((photo) => {
    const isNew = !known.has(keyOf(photo));
    known.add(keyOf(photo));
    return isNew;
  });
  if (fresh.length === 0) return album;
  const added = addTexts(fresh, file);
  const all = moveToInputFolder([...album.photos, ...added]);
  const [before, after] = [all.slice(0, album.photos.length), all.slice(album.photos.length)];
  // The file of texts is that of the folder.
  const moved = new Map(after.map(({ chosenPath, path }) => [chosenPath, path]));
  const byHand = resolveOrder(file, added, matchEntries(file, added)).map(
    (path) => moved.get(path) ?? path,
  );
  const photos =
    album.order === 'own'
      ? [...before, ...sortBy(after, 'date', byHand)]
      : sortBy(all, album.order, byHand);
  return {
    ...album,
    photos,
    order: byHand.length > 0 ? 'own' : album.order,
    // An undo would take away what was added after it.
    past: [],
  };
}

const keep = ({ photos, order, past }: Album): readonly Snapshot[] => [...past, { photos, order }];

/** Texts that were written since then stay. */
function undo(album: Album): Album {
  const last = album.past.at(-1);
  if (!last) return album;
  const today = new Map(album.photos.map((photo) => [photo.key, photo]));
  return {
    ...album,
    photos: last.photos.map((photo) => today.get(photo.key) ?? photo),
    order: last.order,
    past: album.past.slice(0, -1),
  };
}

function shift(album: Album, key: string, to: number): Album {
  const from = album.photos.findIndex((photo) => photo.key === key);
  const moved = album.photos[from];
  const target = Math.max(0, Math.min(album.photos.length - 1, to));
  if (!moved || target === from) return album;
  const photos = album.photos.toSpliced(from, 1).toSpliced(target, 0, moved);
  return { ...album, photos, order: 'own' };
}

/** The album after an action. */
export function changeAlbum(album: Album, action: AlbumAction): Album {
  switch (action.type) {
    case 'add':
      return add(album, action.photos, action.texts ?? {});
    case 'lift':
      return { ...album, past: keep(album) };
    case 'shift':
      return shift(album, action.key, action.to);
    case 'remove':
      return {
        ...album,
        photos: album.photos.filter(({ key }) => key !== action.key),
        past: keep(album),
      };
    case 'sort':
      return {
        ...album,
        photos: sortBy(album.photos, action.by),
        order: action.by,
        past: keep(album),
      };
    case 'undo':
      return undo(album);
    case 'write':
      return {
        ...album,
        photos: album.photos.map((photo) =>
          photo.key === action.key ? { ...photo, [action.field]: action.text } : photo,
        ),
        isUnsaved: true,
      };
    case 'save':
      return { ...album, isUnsaved: false };
  }
}

/** Returns how many photographs have no alternative text. */
export const countMissing = ({ photos }: Album) => photos.filter(({ alt }) => !alt.trim()).length;

/** Returns photographs in the order of their paths, in which the command numbers copies. */
export const inPathOrder = (photos: readonly AlbumPhoto[]) =>
  [...photos].sort((a, b) => comparePaths(a.path, b.path));
