import type { ModalImage } from 'ks-gallery-react';
import { getShareUrl } from '@/gallery-lib/src/core/url/share-url';
import { sanitizeExternalUrl, sanitizeImageUrl } from '@/gallery-lib/src/core/url/url';

const core = { sanitizeExternalUrl, sanitizeImageUrl };
const page = 'https://photos.example/album/?year=2026#top';
const base = 'https://files.example/';
const deepLink = 'https://photos.example/album/?year=2026#album-7';
const shareUrl = 'https://photos.example/p/7';
const extUrl = 'https://shop.example/7';
const img = '/i7.jpg';

it.each<[string, ModalImage, string | undefined, string]>([
  ['its shareUrl', { img, extUrl, shareUrl }, 'album-7', shareUrl],
  ['a relative shareUrl', { img, shareUrl: 'p/7' }, undefined, 'https://files.example/p/7'],
  ['its deep link', { img, extUrl }, 'album-7', deepLink],
  ['its external URL', { img, extUrl }, undefined, extUrl],
  ['its file', { img }, undefined, 'https://files.example/i7.jpg'],
  [
    'a file in its data',
    { img: 'data:image/gif;base64,R0' },
    undefined,
    'data:image/gif;base64,R0',
  ],
  ['no script as shareUrl', { img, shareUrl: 'javascript:alert(1)' }, 'album-7', deepLink],
  ['no script as external URL', { img, extUrl: 'javascript:alert(1)' }, undefined, base + 'i7.jpg'],
  ['the page for a refused file', { img: 'javascript:alert(1)' }, undefined, page],
])('shares of an image %s', (_, modal, fragment, expected) => {
  expect(getShareUrl({ id: 7, modal }, fragment, page, base, core)).toBe(expected);
});
