import { normalizePath } from './names/paths';

/** Name of the file with texts and order in the input folder. */
export const TEXTS_NAME = 'photos.texts.json';

/** Texts that are in the metadata of a photograph: plain text, without markup. */
export interface MetadataTexts {
  alt?: string;
  title?: string;
  caption?: string;
}

/** Texts of a photograph as the gallery shows them; simple markup in the caption. */
export interface PhotoTexts {
  alt?: string;
  title?: string;
  caption?: string;
}

/** A photograph in `photos.texts.json`. */
export interface TextsEntry extends PhotoTexts {
  /** Path in the input folder. */
  file: string;
  /** Beginning of the hash of its content, by which it is found when it is moved or renamed. */
  content?: string;
}

/** The file `photos.texts.json`. */
export interface TextsFile {
  /** Titles of albums, by their folder. */
  albums?: Record<string, string>;
  /** Order made by hand: paths, or contents as in `images`. What it does not name comes after it. */
  order?: string[];
  images?: TextsEntry[];
}

/** What identifies a photograph. */
export interface Identity {
  path: string;
  content: string;
}

/** Length of `content` in the file, enough to be unique. */
const CONTENT_LENGTH = 16;

const shorten = (content: string) => content.slice(0, CONTENT_LENGTH);

/** Why a value is no file of texts, or undefined. */
export function findProblem(value: unknown): string | undefined {
  const isObject = (each: unknown): each is Record<string, unknown> =>
    typeof each === 'object' && each !== null && !Array.isArray(each);
  const isText = (each: unknown) => each === undefined || typeof each === 'string';
  if (!isObject(value)) return 'must be an object';
  const { albums = {}, order = [], images = [] } = value;
  if (!isObject(albums) || !Object.values(albums).every(isText))
    return '"albums" must be an object of folders and titles';
  if (!Array.isArray(order) || !order.every((each) => typeof each === 'string'))
    return '"order" must be a list of paths';
  if (!Array.isArray(images)) return '"images" must be a list';
  const wrong = images.findIndex(
    (each) =>
      !isObject(each) ||
      typeof each.file !== 'string' ||
      ![each.content, each.alt, each.title, each.caption].every(isText),
  );
  return wrong < 0
    ? undefined
    : `"images" ${wrong + 1} must have "file", and "alt", "title" and "caption" as texts`;
}

/**
 * Finds the entry of each photograph: of the same content at the same place, else of the same content, which has been
 * moved, else at the same place, whose content has been edited. No entry serves two photographs.
 */
export function matchEntries(
  { images = [] }: TextsFile,
  photos: readonly Identity[],
): Map<Identity, TextsEntry> {
  const matched = new Map<Identity, TextsEntry>();
  const used = new Set<TextsEntry>();
  const rules = [
    (path: string, content?: string) => content && `${path}/${shorten(content)}`,
    (path: string, content?: string) => content && shorten(content),
    (path: string) => path,
  ];
  for (const getKey of rules) {
    const free = new Map<string, TextsEntry[]>();
    for (const entry of images) {
      const key = !used.has(entry) && getKey(normalizePath(entry.file), entry.content);
      if (key) free.set(key, [...(free.get(key) ?? []), entry]);
    }
    for (const photo of photos) {
      const entry =
        !matched.has(photo) && free.get(getKey(photo.path, photo.content) || '')?.shift();
      if (!entry) continue;
      matched.set(photo, entry);
      used.add(entry);
    }
  }
  return matched;
}

/** Returns the paths of the order made by hand. An old path is that of the photograph that has its entry. */
export function resolveOrder(
  { order = [] }: TextsFile,
  photos: readonly Identity[],
  entries: ReadonlyMap<Identity, TextsEntry>,
): string[] {
  // What is found first is written last.
  const paths = new Map([
    ...photos.map(({ path, content }) => [shorten(content), path] as const),
    ...photos.map(({ path }) => [path, path] as const),
    ...[...entries].map(([{ path }, { file }]) => [normalizePath(file), path] as const),
  ]);
  return [...new Set(order.flatMap((name) => paths.get(normalizePath(name)) ?? []))];
}

const escapeMarkup = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** Returns the texts that a gallery shows: those of the file, else those of the metadata, first source first. */
export function mergeTexts(
  entry: PhotoTexts | undefined,
  metadata: readonly MetadataTexts[],
): PhotoTexts {
  const first = (field: keyof MetadataTexts) => metadata.find((each) => each[field])?.[field];
  const caption = first('caption') ?? first('title');
  return {
    alt: entry?.alt?.trim() || first('alt'),
    title: entry?.title,
    caption: entry?.caption ?? (caption && escapeMarkup(caption)),
  };
}

/** Returns the entry of a photograph without one: with an empty alternative text, if its metadata have none. */
const createEntry = ({ path, content }: Identity, hasAlt: boolean): TextsEntry => ({
  file: path,
  content: shorten(content),
  ...(hasAlt ? {} : { alt: '' }),
});

/**
 * Adds entries to a file of texts. What is there keeps its texts and its place; the path of a moved photograph, and the
 * content of an edited one, are those of today. Entries of photographs that are not there stay.
 */
export function addEntries(
  file: TextsFile,
  photos: readonly Identity[],
  hasAlt: (photo: Identity) => boolean,
): TextsFile {
  const entries = matchEntries(file, photos);
  const photoOf = new Map([...entries].map(([photo, entry]) => [entry, photo]));
  const kept = (file.images ?? []).map((entry) => {
    const photo = photoOf.get(entry);
    return photo ? { ...entry, file: photo.path, content: shorten(photo.content) } : entry;
  });
  const added = photos
    .filter((photo) => !entries.has(photo))
    .map((photo) => createEntry(photo, hasAlt(photo)));
  const order = file.order && resolveOrder(file, photos, entries);
  return { ...file, ...(order && { order }), images: [...kept, ...added] };
}

/** Returns a file of texts as it is written. */
export const printTexts = (file: TextsFile) => `${JSON.stringify(file, null, 2)}\n`;
