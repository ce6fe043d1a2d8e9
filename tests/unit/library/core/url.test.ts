import {
  sanitizeExternalUrl,
  sanitizeImageUrl,
  sanitizeLinkUrl,
} from '@/gallery-lib/src/core/url/url';
import { getDownloadName } from '@/gallery-lib/src/core/text/file-name';

describe('URLs of images', () => {
  it.each([
    'https://e.org/a.jpg',
    'HTTP://e.org/a.jpg',
    '//e.org/a.jpg',
    '/a.jpg',
    'a.jpg',
    './a b.jpg?x=1:2#y',
    '../a.jpg',
    'blob:https://e.org/1',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,%3Csvg/%3E',
    'DATA:IMAGE/WEBP;base64,AAAA',
    // Browsers read the type of an image from its bytes.
    'data:application/octet-stream;base64,AAAA',
    'data:;base64,AAAA',
    'data:,x',
    'data:image/png',
    'asset://localhost/a.png',
    'capacitor://localhost/_capacitor_file_/a.png',
    'app://bundle/a.png',
    'file:///photos/a.png',
    'content://media/1',
    'myapp+v2.0:a.png',
    'ftp://e.org/a.jpg',
    'a.jpg?next=javascript:x',
  ])('keeps the URL %s', (url) => {
    expect(sanitizeImageUrl(url)).toBe(url);
  });

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    ' DATA:Text/HTML;base64,AAAA',
    'data:te\nxt/html,x',
    'data:application/xhtml+xml,x',
    'data:text/xml,x',
    'vbscript:x',
    'VBScript:x',
  ])('rejects the URL %j', (url) => {
    expect(sanitizeImageUrl(url)).toBe('');
  });
});

describe('URLs of links to files', () => {
  it.each([
    ['https://e.org/a.jpg', ''],
    ['HTTP://e.org/a.jpg', 'capacitor:'],
    ['//e.org/a.jpg', ''],
    ['a b.jpg?x=1:2', ''],
    ['blob:https://e.org/1', ''],
    ['capacitor://localhost/a.png', 'capacitor:'],
    [' App://bundle/a.png', 'app:'],
    ['file:///photos/a.png', 'file:'],
  ])('keeps %j on a page with the scheme "%s"', (url, scheme) => {
    expect(sanitizeLinkUrl(url, scheme)).toBe(url);
  });

  it.each([
    [undefined, ''],
    ['', ''],
    ['javascript:alert(1)', ''],
    ['java\tscript:alert(1)', 'app:'],
    ['data:image/png;base64,AAAA', ''],
    ['data:text/html,x', 'file:'],
    ['capacitor://localhost/a.png', ''],
    ['file:///etc/passwd', 'https:'],
    ['app://bundle/a.png', 'capacitor:'],
    ['ms-settings:x', 'https:'],
    ['mailto:a@e.org', ''],
  ])('refuses %j on a page with the scheme "%s"', (url, scheme) => {
    expect(sanitizeLinkUrl(url, scheme)).toBe('');
  });
});

describe('external URLs', () => {
  const base = 'https://site.org/folder/';
  it.each([
    ['https://example.org/zero', 'https://example.org/zero'],
    ['http://example.org', 'http://example.org/'],
    ['page?x=1', 'https://site.org/folder/page?x=1'],
    ['/top', 'https://site.org/top'],
    ['//other.org/x', 'https://other.org/x'],
  ])('resolves the URL %s', (url, absolute) => {
    expect(sanitizeExternalUrl(url, base)).toBe(absolute);
  });

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'mailto:a@e.org',
    'http://[broken',
    'blob:https://e.org/1',
  ])('refuses the URL %j', (url) => {
    expect(sanitizeExternalUrl(url, base)).toBeUndefined();
  });

  it.each([
    ['capacitor://localhost/7', 'capacitor://localhost/7'],
    ['/7', 'capacitor://localhost/7'],
    ['https://example.org/7', 'https://example.org/7'],
    ['app://bundle/7', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
  ])('resolves %s on a page of an application to %s', (url, expected) => {
    expect(sanitizeExternalUrl(url, 'capacitor://localhost/', 'capacitor:')).toBe(expected);
  });
});

describe('names of downloaded files', () => {
  it.each([
    ['/assets/i0.jpg', {}, 'i0.jpg'],
    ['/assets/i0.jpg?v=1#x', {}, 'i0.jpg'],
    ['https://e.org/a/b%20c.png', {}, 'b c.png'],
    ['/a/100%.jpg', {}, '100%.jpg'],
    ['/a/?x=/b.jpg', {}, 'Image-7'],
    ['https://e.org', { type: 'image/png' }, 'Image-7.png'],
    ['/i0.jpg', { name: 'mine.jpg' }, 'mine.jpg'],
    ['/i0.jpg', { name: '' }, 'i0.jpg'],
    ['data:image/jpeg;base64,AAAA', { type: 'image/jpeg' }, 'Image-7.jpg'],
    ['data:image/png;base64,AA//AA', { name: 'x.png', type: 'image/png' }, 'x.png'],
    ['data:image/svg+xml;base64,AA/a.b', { type: 'image/svg+xml' }, 'Image-7.svg'],
    ['blob:https://e.org/1', { type: 'image/webp' }, 'Image-7.webp'],
    ['https://e.org/image.php?id=17', { type: 'image/png' }, 'image.png'],
    ['https://e.org/image.php?id=17', { type: 'application/octet-stream' }, 'image.php'],
    ['https://e.org/photos/17', { type: 'image/jpeg;charset=utf-8' }, '17.jpg'],
    ['https://e.org/photos/', { type: 'image/jpeg', title: 'The lake' }, 'The lake.jpg'],
    ['https://e.org/lake.jpeg', { type: 'image/jpeg' }, 'lake.jpeg'],
    ['https://e.org/lake.JPG', { type: 'image/jpeg' }, 'lake.JPG'],
    ['https://e.org/lake.jpg', { type: 'image/webp' }, 'lake.webp'],
    ['https://e.org/2024.05.17', { type: 'image/avif' }, '2024.05.17.avif'],
    ['https://e.org/clip', { type: 'video/quicktime' }, 'clip.mov'],
    ['https://e.org/icon', { type: 'image/x-icon' }, 'icon.ico'],
    ['/i', { disposition: 'inline', type: 'image/png' }, 'i.png'],
    ['/i', { disposition: 'attachment; filename=lake.png' }, 'lake.png'],
    [
      '/i',
      { disposition: 'attachment; filename="the \\"lake\\"; 1.png"; size=3' },
      'the "lake"; 1.png',
    ],
    [
      '/i',
      { disposition: 'inline;filename="a.png";filename*=UTF-8\'en\'%C3%A4%20b.png' },
      'ä b.png',
    ],
    ['/i', { disposition: 'attachment; filename="../../etc/a.png"' }, 'a.png'],
    ['/i', { disposition: 'attachment; filename="C:\\\\a.png"' }, 'a.png'],
    ['/i.png', { disposition: 'attachment; filename=""' }, 'i.png'],
    ['/i', { disposition: 'attachment; filename=a.png', name: 'mine.png' }, 'mine.png'],
  ] as const)('the file of %s with %j is saved as %s', (url, given, expected) => {
    const { name, title, ...file }: Partial<Record<string, string>> = given;
    const image = { id: 7, title, downloadFileName: name };
    expect(getDownloadName(image, { url, ...file })).toBe(expected);
  });
});
