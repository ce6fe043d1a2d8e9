import { hostileStrings } from '../../hostile-strings';
import { repeatEarlyClicks } from '@/components/client/head/early-clicks';
import { getLegacyRoute } from '@/components/client/head/legacy-hash';
import { parseState } from '@/components/client/body/sidebar-state';

it.each([
  ['#/', ''],
  ['#/features', 'features/'],
  ['#/demo/array-simple', 'demo/array-simple/'],
  ['#/demo/array-simple/', 'demo/array-simple/'],
  ['', undefined],
  ['#examples', undefined],
  ['#//example.org', undefined],
  ['#/\\example.org', undefined],
  ['#/https://example.org', undefined],
  ['#/../secret', undefined],
])('the legacy hash %j leads to the page %j', (hash, expected) => {
  expect(getLegacyRoute(hash)).toBe(expected);
});

it('a hostile hash never leads to anything but a page of the site', () => {
  for (const text of hostileStrings) {
    for (const hash of [`#${text}`, `#/${text}`, `#/features/${text}`])
      expect(getLegacyRoute(hash) ?? '').toMatch(/^([a-z\d-]+\/)*$/i);
  }
});

const closed = { modalOpen: false, plainOpen: false, carouselOpen: false };

it.each([
  [null, closed],
  ['', closed],
  ['{', closed],
  ['null', closed],
  ['7', closed],
  ['[true]', closed],
  ['{"modalOpen":"true","plainOpen":1}', closed],
  ['{"plainOpen":true}', { ...closed, plainOpen: true }],
  [
    '{"modalOpen":true,"plainOpen":true,"carouselOpen":true,"other":1}',
    { modalOpen: true, plainOpen: true, carouselOpen: true },
  ],
])('the stored sidebar state %j opens the groups %j', (stored, expected) => {
  expect(parseState(stored)).toEqual(expected);
});

it('repeats the clicks on buttons that were made before the script of the page had run', () => {
  document.body.innerHTML = `
    <button type="button"><svg></svg></button>
    <button type="button" popovertarget="menu"></button>
    <button type="submit"></button>
    <div class="live-demo"><button type="button"></button></div>
    <a href="#end"></a>`;
  const clicked: Element[] = [];
  repeatEarlyClicks();
  const click = (element: Element) => element.dispatchEvent(new Event('click', { bubbles: true }));
  document
    .querySelectorAll('svg, [popovertarget], [type=submit], .live-demo button, a')
    .forEach(click);
  for (const element of document.querySelectorAll('button, a'))
    element.addEventListener('click', () => clicked.push(element));
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  const [button] = document.querySelectorAll('button');
  expect(clicked).toEqual([button]);
});
