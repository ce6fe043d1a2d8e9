/** @jest-environment node */
import {
  changeAlbum,
  countMissing,
  emptyAlbum,
  type Album,
  type AlbumAction,
} from '@/components/photos/album/album';
import { getTarget } from '@/components/photos/album/move-keys';
import { printTextsFile } from '@/components/photos/album/texts-file';
import type { TextsFile } from '@/gallery-lib/cli/core/texts';
import { createNewPhoto } from './sample-album';

const change = (album: Album, ...actions: AlbumAction[]) => actions.reduce(changeAlbum, album);

const createAlbum = (...paths: string[]) =>
  change(emptyAlbum, { type: 'add', photos: paths.map((path) => createNewPhoto(path)) });

const pathsOf = ({ photos }: Album) => photos.map(({ path }) => path);

const keyOf = ({ photos }: Album, path: string) =>
  photos.find((photo) => photo.path === path)?.key ?? '';

const abc = createAlbum('a.jpg', 'b.jpg', 'c.jpg');

test('orders by the time of exposure, then by name', () => {
  const photos = [
    createNewPhoto('a.jpg', { taken: '2024-05-02T10:00:00' }),
    createNewPhoto('b.jpg', { taken: '2024-05-01T10:00:00' }),
    createNewPhoto('c.jpg'),
  ];
  const album = change(emptyAlbum, { type: 'add', photos });
  expect(pathsOf(album)).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
  expect(pathsOf(change(album, { type: 'sort', by: 'name' }))).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
});

test('adds the same file once, and another one of the same name', () => {
  const other = { ...createNewPhoto('a.jpg'), content: 'f'.repeat(64) };
  const album = change(abc, { type: 'add', photos: [createNewPhoto('a.jpg'), other] });
  expect(pathsOf(album)).toEqual(['a.jpg', 'a.jpg', 'b.jpg', 'c.jpg']);
  expect(new Set(album.photos.map(({ key }) => key)).size).toBe(4);
});

test('adds to the end of an order that was made by hand', () => {
  const album = change(
    abc,
    { type: 'shift', key: keyOf(abc, 'c.jpg'), to: 0 },
    { type: 'add', photos: [createNewPhoto('aa.jpg')] },
  );
  expect(pathsOf(album)).toEqual(['c.jpg', 'a.jpg', 'b.jpg', 'aa.jpg']);
});

describe('folders that are chosen one after the other', () => {
  const add = (folder: string | undefined, ...paths: string[]): AlbumAction => ({
    type: 'add',
    photos: paths.map((path) => createNewPhoto(path, {}, folder)),
  });

  test.each([
    ['one folder', [add('Summer', 'a.jpg', 'Coast/b.jpg')], ['a.jpg', 'Coast/b.jpg']],
    [
      'the same again',
      [add('Summer', 'a.jpg'), add('Summer', 'a.jpg', 'b.jpg')],
      ['a.jpg', 'b.jpg'],
    ],
    ['two', [add('Summer', 'a.jpg'), add('Trip', 'a.jpg')], ['Summer/a.jpg', 'Trip/a.jpg']],
    ['one after files', [add(undefined, 'a.jpg'), add('Trip', 'b.jpg')], ['a.jpg', 'Trip/b.jpg']],
    ['one before files', [add('Trip', 'b.jpg'), add(undefined, 'a.jpg')], ['a.jpg', 'Trip/b.jpg']],
    [
      'three',
      [add('A', 'a.jpg'), add('B', 'C/b.jpg'), add('D', 'd.jpg')],
      ['A/a.jpg', 'B/C/b.jpg', 'D/d.jpg'],
    ],
  ])('%s: albums as if they were chosen at once', (_, actions, paths) => {
    const album = change(change(emptyAlbum, ...actions), { type: 'sort', by: 'name' });
    expect(new Set(pathsOf(album))).toEqual(new Set(paths));
    expect(album.photos).toHaveLength(paths.length);
  });

  test('keep keys, texts, and the order of their own files of texts', () => {
    const first = change(emptyAlbum, add('Summer', 'a.jpg'));
    const [{ key } = { key: '' }] = first.photos;
    const texts: TextsFile = { order: ['c.jpg', 'b.jpg'], images: [{ file: 'b.jpg', alt: 'B' }] };
    const photos = ['b.jpg', 'c.jpg'].map((path) => createNewPhoto(path, {}, 'Trip'));
    const album = change(
      first,
      { type: 'write', key, field: 'alt', text: 'A' },
      { type: 'add', photos, texts },
    );
    expect(album.photos.map(({ path, alt }) => [path, alt])).toEqual([
      ['Trip/c.jpg', ''],
      ['Trip/b.jpg', 'B'],
      ['Summer/a.jpg', 'A'],
    ]);
    expect(keyOf(album, 'Summer/a.jpg')).toBe(key);
  });
});

test('takes texts from the file, else from the photograph, and the order from the file', () => {
  const file: TextsFile = {
    order: ['b.jpg'],
    images: [{ file: 'a.jpg', alt: 'From the file' }],
  };
  const texts = [{ alt: 'From XMP', caption: 'A & B' }];
  const photos = [createNewPhoto('a.jpg', { texts }), createNewPhoto('b.jpg', { texts })];
  const album = change(emptyAlbum, { type: 'add', photos, texts: file });
  expect(album.photos.map(({ path, alt, caption }) => [path, alt, caption])).toEqual([
    ['b.jpg', 'From XMP', 'A &amp; B'],
    ['a.jpg', 'From the file', 'A &amp; B'],
  ]);
  expect(album.order).toBe('own');
});

test('undoes a move, a removal and a sorting, and keeps texts', () => {
  const key = keyOf(abc, 'a.jpg');
  const changed = change(
    abc,
    { type: 'lift' },
    { type: 'shift', key, to: 2 },
    { type: 'write', key, field: 'alt', text: 'A' },
    { type: 'remove', key: keyOf(abc, 'b.jpg') },
  );
  expect(pathsOf(changed)).toEqual(['c.jpg', 'a.jpg']);
  const once = change(changed, { type: 'undo' });
  expect(pathsOf(once)).toEqual(['b.jpg', 'c.jpg', 'a.jpg']);
  const twice = change(once, { type: 'undo' });
  expect([pathsOf(twice), twice.order, twice.photos[0]?.alt]).toEqual([
    ['a.jpg', 'b.jpg', 'c.jpg'],
    'date',
    'A',
  ]);
  expect(change(twice, { type: 'undo' })).toBe(twice);
});

test('moves no further than the ends', () => {
  const key = keyOf(abc, 'b.jpg');
  expect(pathsOf(change(abc, { type: 'shift', key, to: 9 }))).toEqual(['a.jpg', 'c.jpg', 'b.jpg']);
  expect(pathsOf(change(abc, { type: 'shift', key, to: -9 }))).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
});

test('counts photographs without an alternative text, and knows texts that are not saved', () => {
  const key = keyOf(abc, 'a.jpg');
  const blank = change(abc, { type: 'write', key, field: 'alt', text: '  ' });
  const written = change(abc, { type: 'write', key, field: 'alt', text: 'A' });
  expect([abc, blank, written].map(countMissing)).toEqual([3, 3, 2]);
  expect([abc, written, change(written, { type: 'save' })].map((each) => each.isUnsaved)).toEqual([
    false,
    true,
    false,
  ]);
});

test('prints a file of texts from which the same album is made', () => {
  const key = keyOf(abc, 'a.jpg');
  const album = change(
    abc,
    { type: 'write', key, field: 'alt', text: ' A lake ' },
    { type: 'write', key, field: 'caption', text: 'Lake' },
    { type: 'shift', key, to: 2 },
  );
  const texts = JSON.parse(printTextsFile(album.photos)) as TextsFile;
  const photos = ['a.jpg', 'b.jpg', 'c.jpg'].map((path) => createNewPhoto(path));
  const again = change(emptyAlbum, { type: 'add', photos, texts });
  expect(pathsOf(again)).toEqual(pathsOf(album));
  expect(again.photos.map(({ alt, caption }) => [alt, caption])).toEqual([
    ['', ''],
    ['', ''],
    ['A lake', 'Lake'],
  ]);
});

test.each([
  ['ArrowLeft', 4, 3],
  ['ArrowRight', 4, 5],
  ['ArrowUp', 4, 1],
  ['ArrowDown', 4, 7],
  ['Home', 4, 0],
  ['End', 4, 7],
  ['ArrowUp', 1, 0],
  ['ArrowDown', 7, 7],
  ['a', 4, undefined],
])('%s moves the item at %i to %s in a list of three columns', (key, from, to) => {
  expect(getTarget(key, from, 8, 3)).toBe(to);
});
