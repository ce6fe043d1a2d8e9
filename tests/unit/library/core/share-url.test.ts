import { getShareUrl } from '@/gallery-lib/src/core/url/share-url';
import type { NormalizedImage } from '@/gallery-lib/src/core/images/normalized-image';

const page = 'https://photos.example/album/?year=2026#top';
const base = 'https://files.example/';
const deepLink = 'https://photos.example/album/?year=2026#album-7';
const shareUrl = 'https://photos.example/p/7';
const extUrl = 'https://shop.example/7';
const src = '/i7.jpg';

it.each<[string, Partial<NormalizedImage>, string | undefined, string]>([
  ['its shareUrl', { src, extUrl, shareUrl }, 'album-7', shareUrl],
  ['a relative shareUrl', { src, shareUrl: 'p/7' }, undefined, 'https://files.example/p/7'],
  ['its deep link', { src, extUrl }, 'album-7', deepLink],
  ['its external URL', { src, extUrl }, undefined, extUrl],
  ['its file', { src }, undefined, 'https://files.example/i7.jpg'],
  [
    'a file in its data',
    { src: 'data:image/gif;base64,R0' },
    undefined,
    'data:image/gif;base64,R0',
  ],
  ['no script as shareUrl', { src, shareUrl: 'javascript:alert(1)' }, 'album-7', deepLink],
  ['no script as external URL', { src, extUrl: 'javascript:alert(1)' }, undefined, base + 'i7.jpg'],
  ['the page for a file with a foreign scheme', { src: 'app://bundle/7.png' }, undefined, page],
  ['the page for a refused file', { src: 'javascript:alert(1)' }, undefined, page],
])('shares of an image %s', (_, fields, fragment, expected) => {
  expect(getShareUrl({ id: 7, src, ...fields }, fragment, page, base)).toBe(expected);
});
