/** @jest-environment node */
import { sortOut, withoutRoot, type ChosenFile } from '@/components/files/intake';

const choose = (...paths: string[]): ChosenFile[] =>
  paths.map((path) => ({ path, file: new File(['x'], path) }));

const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path);

test('takes the folder of all files for the input folder', () => {
  expect(pathsOf(withoutRoot(choose('trip/a.jpg', 'trip/alps/b.jpg')))).toEqual([
    'a.jpg',
    'alps/b.jpg',
  ]);
  expect(pathsOf(withoutRoot(choose('one/a.jpg', 'two/b.jpg')))).toEqual([
    'one/a.jpg',
    'two/b.jpg',
  ]);
  expect(pathsOf(withoutRoot(choose('a.jpg', 'trip/b.jpg')))).toEqual(['a.jpg', 'trip/b.jpg']);
});

test('remembers the folder of all files, in composed Unicode', () => {
  const { originals } = sortOut(
    withoutRoot(choose('Ku\u0308ste/a.jpg', 'Ku\u0308ste/Tag 1/b.jpg')),
  );
  expect(originals.map(({ folder, path }) => [folder, path])).toEqual([
    ['Küste', 'a.jpg'],
    ['Küste', 'Tag 1/b.jpg'],
  ]);
  const [loose] = sortOut(withoutRoot(choose('a.jpg', 'trip/b.jpg'))).originals;
  expect(loose?.folder).toBeUndefined();
});

test('sorts photographs as the command does, in composed Unicode', () => {
  const { originals } = sortOut(choose('IMG_10.jpg', 'IMG_9.JPG', 'Mu\u0308nchen.jpg'));
  expect(pathsOf(originals)).toEqual(['IMG_9.JPG', 'IMG_10.jpg', 'München.jpg']);
});

test('names what is no photograph, except what systems write', () => {
  const { originals, leftOut } = sortOut(
    choose('a.jpg', 'clip.mov', 'raw.CR2', 'notes.txt', 'Thumbs.db', '.DS_Store', 'lost.xmp'),
  );
  expect(pathsOf(originals)).toEqual(['a.jpg']);
  expect(leftOut).toEqual([
    { path: 'clip.mov', reason: 'is a video' },
    { path: 'lost.xmp', reason: 'is an .xmp file without its photograph' },
    { path: 'notes.txt', reason: 'is not an image' },
    { path: 'raw.CR2', reason: 'is a raw file; export it as JPEG or TIFF' },
  ]);
});

test('finds sidecar files and the file of texts', () => {
  const { originals, leftOut, texts } = sortOut(
    choose('a.jpg', 'a.xmp', 'B.jpg', 'b.jpg.xmp', 'photos.texts.json'),
  );
  expect(originals.map(({ sidecar }) => sidecar?.name)).toEqual(['a.xmp', 'b.jpg.xmp']);
  expect(leftOut).toEqual([]);
  expect(texts?.name).toBe('photos.texts.json');
});

test('takes a pasted image without an extension by its type', () => {
  const file = new File(['x'], 'image', { type: 'image/png' });
  expect(pathsOf(sortOut([{ path: 'image', file }]).originals)).toEqual(['image']);
});
