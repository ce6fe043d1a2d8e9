import { sanitizeExternalUrl, sanitizeImageUrl } from '@/gallery-lib/src/core/url/url';
import { downloadFileName } from '@/gallery-lib/src/core/text/file-name';

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
    'data:,x',
    'data:image/png',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://e.org/a.jpg',
  ])('rejects the URL %j', (url) => {
    expect(sanitizeImageUrl(url)).toBe('');
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
});

describe('names of downloaded files', () => {
  it.each([
    ['/assets/i0.jpg', undefined, 'i0.jpg'],
    ['/assets/i0.jpg?v=1#x', undefined, 'i0.jpg'],
    ['https://e.org/a/b%20c.png', undefined, 'b c.png'],
    ['/a/100%.jpg', undefined, '100%.jpg'],
    ['/a/?x=/b.jpg', undefined, 'Image-7'],
    ['/i0.jpg', 'mine.jpg', 'mine.jpg'],
    ['/i0.jpg', '', 'i0.jpg'],
    ['data:image/jpeg;base64,AAAA', undefined, 'Image-7.jpeg'],
    ['data:;base64,AAAA', undefined, 'Image-7.png'],
    ['data:image/png;base64,AA//AA', 'x.png', 'x.png'],
    ['data:image/svg+xml;base64,AAAA', undefined, 'Image-7.svg'],
  ])('the image %s with the name %j is downloaded as %s', (src, name, expected) => {
    expect(downloadFileName({ id: 7, src, downloadFileName: name })).toBe(expected);
  });
});
