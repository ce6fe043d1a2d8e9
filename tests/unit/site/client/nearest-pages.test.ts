import { canonicalRoutes } from '@/components/site/route-map';
import { findNearest, getWords } from '@/components/client/not-found/nearest';

const pages = canonicalRoutes().map((route) => ({ path: route.path, title: route.navLabel }));

it.each([
  ['/features/carousell/', '/features/carousel'],
  ['/demo/modal-gallery-basic', '/features/modal-gallery'],
  ['/react/photo-layout', '/react/layouts'],
  ['/react/zom', '/react/zoom'],
  ['/getting-start.html', '/getting-started'],
  ['/playgroud', '/playground'],
  ['/demo/infinite_sliding', '/demo/infinite-sliding'],
  ['/troubleshooting', '/react/troubleshooting'],
  ['/Performance/', '/performance'],
])('for the unknown URL %s the page %s is among the nearest', (url, expected) => {
  expect(findNearest(url, pages).map(({ path }) => path)).toContain(expected);
});

it.each(['/wp-login.php', '/nothing-here', '/x', '/', '/%E0%A4%A'])('no page is near %s', (url) => {
  expect(findNearest(url, pages)).toEqual([]);
});

it.each([
  ['/react/photo-layout.html', 'react photo layout'],
  ['/caf%C3%A9_bar/', 'café bar'],
  ['/%zz', 'zz'],
])('the words of %s are "%s"', (url, words) => {
  expect(getWords(url)).toBe(words);
});
