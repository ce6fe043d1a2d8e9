/** @jest-environment node */
import { printBytes } from '@/gallery-lib/cli/core/amounts';
import { groupAlbums } from '@/gallery-lib/cli/core/albums';
import { readInfo } from '@/gallery-lib/cli/core/metadata/exif';
import { matchesGlob } from '@/gallery-lib/cli/core/glob';
import { readIptc } from '@/gallery-lib/cli/core/metadata/iptc';
import { getKind } from '@/gallery-lib/cli/core/kinds';
import { comparePaths } from '@/gallery-lib/cli/core/names/natural-order';
import { findNearest } from '@/gallery-lib/cli/core/nearest';
import { orderPhotos } from '@/gallery-lib/cli/core/order';
import { getExtension, getFolder, getStem } from '@/gallery-lib/cli/core/names/paths';
import { toSlug } from '@/gallery-lib/cli/core/names/slug';
import { readTaken, readTakenOfName } from '@/gallery-lib/cli/core/metadata/taken';
import { addEntries, matchEntries, mergeTexts, resolveOrder } from '@/gallery-lib/cli/core/texts';
import { getThumbSize, getWidths } from '@/gallery-lib/cli/core/widths';
import { readXmp } from '@/gallery-lib/cli/core/metadata/xmp';

it.each([
  ['IMG_4711', 'img-4711'],
  ['Größe & Übermut', 'grosse-ubermut'],
  ['Gro\u0308ße', 'grosse'],
  ['Łódź Ærø', 'lodz-aero'],
  ['100%28#?', '100-28'],
  ['🌅', 'photo'],
  ['写真', 'photo'],
  ['--a--b--', 'a-b'],
  ['CON', 'con-photo'],
  ['a/b', 'a-b'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('the slug of %s is %s', (text, expected) => {
  expect(toSlug(text, 'photo')).toBe(expected);
});

it.each([
  ['a/b.c/IMG.1.JPG', 'a/b.c', 'IMG.1', 'jpg'],
  ['IMG', '', 'IMG', ''],
  ['a/.hidden', 'a', '.hidden', ''],
  ['.hidden.jpg', '', '.hidden', 'jpg'],
])('%s is in %s, is named %s and has the extension %s', (path, folder, stem, extension) => {
  expect([getFolder(path), getStem(path), getExtension(path)]).toEqual([folder, stem, extension]);
});

it.each([
  ['a.JPG', 'image'],
  ['a.heic', 'image'],
  ['a.MOV', 'video'],
  ['a.CR2', 'raw'],
  ['a.jpg.xmp', 'sidecar'],
  ['a.txt', 'other'],
  ['jpg', 'other'],
  ['.a.jpg', 'hidden'],
  ['x/Thumbs.db', 'hidden'],
  ['photos.texts.json', 'hidden'],
])('%s is of the kind %s', (path, kind) => {
  expect(getKind(path)).toBe(kind);
});

it('orders paths by their numbers, with files before subfolders', () => {
  const paths = [
    'a10.jpg',
    'b/a.jpg',
    'a9.jpg',
    'É.jpg',
    'f.jpg',
    'A9.jpg',
    'b10/a.jpg',
    'b9/a.jpg',
  ];
  expect(paths.sort(comparePaths)).toEqual([
    'A9.jpg',
    'a9.jpg',
    'a10.jpg',
    'É.jpg',
    'f.jpg',
    'b/a.jpg',
    'b9/a.jpg',
    'b10/a.jpg',
  ]);
});

it.each([
  ['2024:05:01 12:34:56', undefined, '2024-05-01T12:34:56'],
  ['2024:05:01 12:34:56', '+02:00', '2024-05-01T12:34:56+02:00'],
  ['2024:05:01 12:34:56', '   ', '2024-05-01T12:34:56'],
  ['0000:00:00 00:00:00', undefined, undefined],
  ['2024:02:31 00:00:00', undefined, undefined],
  ['    :  :     :  :  ', undefined, undefined],
  [5, undefined, undefined],
])('the time %s with the offset %s of a camera is %s', (date, offset, expected) => {
  expect(readTaken(date, offset)).toBe(expected);
});

it.each([
  ['IMG_20240501_123456.jpg', '2024-05-01T12:34:56'],
  ['PXL_20240501_123456789.jpg', '2024-05-01T12:34:56'],
  ['2024-05-01 12.34.56.jpg', '2024-05-01T12:34:56'],
  ['Screenshot 2024-05-01 at 12.34.56.png', '2024-05-01T12:34:56'],
  ['Screenshot_2024-05-01-12-34-56.png', '2024-05-01T12:34:56'],
  ['IMG-20240501-WA0003.jpg', '2024-05-01T00:00:00'],
  ['2024-05-01/a.jpg', undefined],
  ['IMG_4711.jpg', undefined],
  ['20241301.jpg', undefined],
  ['120240501.jpg', undefined],
  ['2024-05.jpg', undefined],
])('the date in the name %s is %s', (path, expected) => {
  expect(readTakenOfName(path)).toBe(expected);
});

it('orders by hand, then by time, then by name', () => {
  const photos = [
    { path: 'c.jpg', taken: '2024-05-01T10:00:00+09:00' },
    { path: 'b.jpg', taken: '2024-05-01T02:00:00' },
    { path: '20240501_013000.jpg' },
    { path: 'z.jpg' },
    { path: 'y.jpg' },
    { path: 'first.jpg' },
  ];
  const order = (sort: 'name' | 'date') =>
    orderPhotos(photos, sort, ['first.jpg', 'gone.jpg']).map(({ path }) => path);
  expect(order('date')).toEqual([
    'first.jpg',
    'c.jpg',
    '20240501_013000.jpg',
    'b.jpg',
    'y.jpg',
    'z.jpg',
  ]);
  expect(order('name')).toEqual([
    'first.jpg',
    '20240501_013000.jpg',
    'b.jpg',
    'c.jpg',
    'y.jpg',
    'z.jpg',
  ]);
});

it.each([
  [6000, [800, 1600, 2400], [800, 1600, 2400]],
  [2000, [800, 1600, 2400], [800, 1600, 2000]],
  [1700, [800, 1600, 2400], [800, 1700]],
  [500, [800, 1600, 2400], [500]],
  [3000, [1600, 800, 800], [800, 1600]],
])('an original of %d px has of the widths %j those of %j', (original, widths, expected) => {
  expect(getWidths(original, widths)).toEqual(expected);
});

it.each([
  [
    { width: 6000, height: 4000 },
    { width: 540, height: 360 },
  ],
  [
    { width: 4000, height: 6000 },
    { width: 240, height: 360 },
  ],
  [
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  [
    { width: 30_000, height: 1000 },
    { width: 2400, height: 80 },
  ],
  [
    { width: 1, height: 3000 },
    { width: 1, height: 360 },
  ],
])('the thumbnail of %j is %j', (original, expected) => {
  expect(getThumbSize(original, 180, 2400)).toEqual(expected);
});

it.each([
  ['a.jpg', '*.jpg', true],
  ['x/a.JPG', '*.jpg', true],
  ['x/a.jpg', 'x/*.jpg', true],
  ['x/y/a.jpg', 'x/*.jpg', false],
  ['x/y/a.jpg', 'x/**/*.jpg', true],
  ['x/a.jpg', 'x/**/*.jpg', true],
  ['x/a.jpg', 'x', true],
  ['x/a.jpg', 'x/', true],
  ['xy/a.jpg', 'x', false],
  ['a.jpg', '?.{png,jpg}', true],
  ['a+(1).jpg', 'a+(1).jpg', true],
  ['aa.jpg', 'a+(1).jpg', false],
  ['Gr\u00fcn/a.jpg', 'Gru\u0308n/**', true],
])('%s by the glob %s: %s', (path, glob, expected) => {
  expect(matchesGlob(path, glob)).toBe(expected);
});

it.each([
  ['formt', 'format'],
  ['place', 'placeholder'],
  ['watc', 'watch'],
  ['xyzzy', undefined],
])('the option nearest to %s is %s', (text, expected) => {
  expect(findNearest(text, ['format', 'formats', 'placeholder', 'watch'])).toBe(expected);
});

describe('metadata', () => {
  const xmp = (content: string, attributes = '') =>
    `<rdf:RDF><rdf:Description ${attributes}>${content}</rdf:Description></rdf:RDF>`;
  const list = (name: string, items: string) => `<${name}><rdf:Alt>${items}</rdf:Alt></${name}>`;

  it.each([
    ['nothing', xmp(''), {}],
    ['no XML', 'text', {}],
    [
      'all three',
      xmp(
        list('dc:title', '<rdf:li xml:lang="x-default">T</rdf:li>') +
          list('dc:description', '<rdf:li xml:lang="x-default">D</rdf:li>') +
          list('Iptc4xmpCore:AltTextAccessibility', '<rdf:li xml:lang="x-default">A</rdf:li>'),
      ),
      { title: 'T', caption: 'D', alt: 'A' },
    ],
    [
      'the default among languages',
      xmp(
        list(
          'dc:title',
          '<rdf:li xml:lang="de">Berg</rdf:li><rdf:li xml:lang="x-default">Peak</rdf:li>',
        ),
      ),
      { title: 'Peak' },
    ],
    ['an attribute', xmp('', 'dc:title="A &quot;T&quot;"'), { title: 'A "T"' }],
    [
      'entities',
      xmp(list('dc:title', '<rdf:li>&lt;b&gt; &amp;amp; &#228;&#x1F305; &#x110000;</rdf:li>')),
      { title: '<b> &amp; ä🌅 &#x110000;' },
    ],
    ['white space alone', xmp(list('dc:title', '<rdf:li>  </rdf:li>')), {}],
  ])('XMP with %s', (_, text, expected) => {
    expect(JSON.parse(JSON.stringify(readXmp(text)))).toEqual(expected);
  });

  const record = (number: number, field: number, value: Uint8Array) =>
    Buffer.concat([
      Buffer.from([0x1c, number, field, value.length >> 8, value.length & 255]),
      value,
    ]);
  const utf8 = record(1, 90, Buffer.from('\u001b%G'));
  const inPhotoshop = (iptc: Buffer) => {
    const other = Buffer.from('8BIM\x04\x25\0\0\0\0\0\x03abc\0', 'latin1');
    const head = Buffer.from('8BIM\x04\x04\0\0\0\0\0\0', 'latin1');
    head.writeUInt32BE(iptc.length, 8);
    return Buffer.concat([Buffer.from('Photoshop 3.0\0'), other, head, iptc]);
  };

  it.each([
    ['Latin 1', record(2, 5, Buffer.from('Größe', 'latin1')), { title: 'Größe' }],
    ['UTF-8', Buffer.concat([utf8, record(2, 120, Buffer.from('Größe'))]), { caption: 'Größe' }],
    [
      'the block of Photoshop',
      inPhotoshop(
        Buffer.concat([utf8, record(2, 5, Buffer.from('T')), record(2, 120, Buffer.from('C'))]),
      ),
      { title: 'T', caption: 'C' },
    ],
    ['a cut record', record(2, 5, Buffer.from('Title')).subarray(0, 4), {}],
    ['a cut block', inPhotoshop(record(2, 5, Buffer.from('T'))).subarray(0, 34), {}],
    ['nothing', Buffer.alloc(0), {}],
  ])('IPTC in %s', (_, bytes, expected) => {
    expect(JSON.parse(JSON.stringify(readIptc(bytes)))).toEqual(expected);
  });

  it.each([
    [{}, undefined],
    [{ Make: 'NIKON CORPORATION', Model: 'NIKON Z 6' }, { camera: 'NIKON Z 6' }],
    [{ Make: 'Canon', Model: 'EOS R5\0\0' }, { camera: 'Canon EOS R5' }],
    [{ ExposureTime: 0.004, FNumber: 5.6 }, { exposure: '1/250 s, f/5.6' }],
    [{ ExposureTime: 30 }, { exposure: '30 s' }],
    [{ ExposureTime: 0.5 }, { exposure: '0.5 s' }],
    [{ ExposureTime: Infinity, FNumber: 0, ISO: -1 }, undefined],
    [{ ISO: [200, 0] }, { sensitivity: 'ISO 200' }],
  ])('the information of %j is %j', (tags, expected) => {
    const info = readInfo(tags);
    expect(info && JSON.parse(JSON.stringify(info))).toEqual(expected);
  });
});

describe('the file of texts', () => {
  const photo = (path: string, letter: string) => ({ path, content: letter.repeat(64) });
  const entry = (file: string, letter = '', alt = file) => ({
    file,
    ...(letter && { content: letter.repeat(16) }),
    alt,
  });

  it.each([
    ['renamed', [entry('old.jpg', 'a')], [photo('new.jpg', 'a')], ['old.jpg']],
    ['edited', [entry('a.jpg', 'a')], [photo('a.jpg', 'b')], ['a.jpg']],
    [
      'exchanged names',
      [entry('a.jpg', 'a'), entry('b.jpg', 'b')],
      [photo('a.jpg', 'b'), photo('b.jpg', 'a')],
      ['b.jpg', 'a.jpg'],
    ],
    [
      'two copies, one of them renamed',
      [entry('a.jpg', 'a'), entry('copy.jpg', 'a')],
      [photo('b.jpg', 'a'), photo('copy.jpg', 'a')],
      ['a.jpg', 'copy.jpg'],
    ],
    ['without content', [entry('Gru\u0308n.jpg')], [photo('Grün.jpg', 'a')], ['Gru\u0308n.jpg']],
    ['another', [entry('a.jpg', 'a')], [photo('b.jpg', 'b')], [undefined]],
  ])('finds the texts of photographs: %s', (_, images, photos, expected) => {
    const matched = matchEntries({ images }, photos);
    expect(photos.map((each) => matched.get(each)?.alt)).toEqual(expected);
  });

  it('finds renamed photographs in an order, and ignores what is gone', () => {
    const photos = [photo('new.jpg', 'a'), photo('b.jpg', 'b'), photo('c.jpg', 'c')];
    const file = {
      order: ['c'.repeat(16), 'gone.jpg', 'old.jpg', 'b.jpg', 'b.jpg'],
      images: [entry('old.jpg', 'a')],
    };
    expect(resolveOrder(file, photos, matchEntries(file, photos))).toEqual([
      'c.jpg',
      'new.jpg',
      'b.jpg',
    ]);
  });

  it('adds entries, and keeps everything that is there', () => {
    const file = {
      albums: { x: 'X' },
      order: ['old.jpg'],
      images: [{ ...entry('old.jpg', 'a'), own: 1 }, entry('gone.jpg', 'g')],
    };
    const photos = [photo('new.jpg', 'a'), photo('b.jpg', 'b'), photo('c.jpg', 'c')];
    expect(addEntries(file, photos, ({ path }) => path === 'c.jpg')).toEqual({
      albums: { x: 'X' },
      order: ['new.jpg'],
      images: [
        { file: 'new.jpg', content: 'a'.repeat(16), alt: 'old.jpg', own: 1 },
        entry('gone.jpg', 'g'),
        { file: 'b.jpg', content: 'b'.repeat(16), alt: '' },
        { file: 'c.jpg', content: 'c'.repeat(16) },
      ],
    });
  });

  it.each([
    [undefined, [], {}],
    [{ alt: ' A ' }, [{ alt: 'B' }], { alt: 'A' }],
    [{ alt: '' }, [{}, { alt: 'B' }, { alt: 'C' }], { alt: 'B' }],
    [undefined, [{ title: 'A < B' }], { caption: 'A &lt; B' }],
    [undefined, [{ title: 'T', caption: 'C & D' }], { caption: 'C &amp; D' }],
    [{ caption: '' }, [{ caption: 'C' }], { caption: '' }],
    [{ caption: '<b>C</b>', title: 'T' }, [{ title: 'x' }], { caption: '<b>C</b>', title: 'T' }],
  ])('the texts %j and the metadata %j give %j', (texts, metadata, expected) => {
    expect(JSON.parse(JSON.stringify(mergeTexts(texts, metadata)))).toEqual(expected);
  });
});

it('makes albums of folders, with unique names and titles of the file of texts', () => {
  const photos = ['a.jpg', 'Été/b.jpg', 'ete/c.jpg', 'x/10/d.jpg', 'x/9/e.jpg'].map((path) => ({
    path,
  }));
  const albums = groupAlbums(photos, { 'E\u0301te\u0301/': 'Summer', x: 'unused' });
  expect(
    albums.map(({ name, title, images }) => [name, title, images.map(({ path }) => path)]),
  ).toEqual([
    ['ete', 'ete', ['ete/c.jpg']],
    ['ete-2', 'Summer', ['Été/b.jpg']],
    ['x-9', '9', ['x/9/e.jpg']],
    ['x-10', '10', ['x/10/d.jpg']],
  ]);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [4_845, '4.8 kB'],
  [326_200, '326 kB'],
  [30_300_000, '30 MB'],
  [2_500_000_000, '2.5 GB'],
])('prints %i bytes as %s', (bytes, text) => {
  expect(printBytes(bytes)).toBe(text);
});
