import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadRouteMap } from '../../scripts/lib/pages/pages.mjs';
import { readSections } from '../../scripts/postbuild/page-sections.mjs';
import { createSearchRecords } from '../../scripts/postbuild/search-index.mjs';

const { routeOf } = await loadRouteMap();

const pageWith = (content) =>
  `<!DOCTYPE html><html lang="en"><body><nav>Menu</nav><main>${content}</main></body></html>`;

test('a page has the text above its first heading, and a section for each heading with an id', () => {
  assert.deepEqual(
    readSections(
      pageWith(
        '<h1>Heron</h1><p>A <em>grey</em> heron</p><h3>Size</h3><p>Large.</p>' +
          '<section><h2 id="food"><a href="#food">Food</a></h2><ul><li>Fish</li><li>Frogs</li></ul></section>',
      ),
    ),
    [
      { id: '', title: '', text: 'A grey heron. Size. Large.' },
      { id: 'food', title: 'Food', text: 'Fish. Frogs.' },
    ],
  );
});

test('a folded part is a section, whose anchor is on its content', () => {
  const folded =
    '<details data-group="song"><summary><h3>Song</h3> <small>At dawn</small></summary><div id="song">Loud.</div></details>';
  assert.deepEqual(readSections(pageWith(folded))[1], {
    id: 'song',
    title: 'Song',
    text: 'At dawn. Loud.',
  });
});

test('a row of a table is a sentence, and rows of the reference are left out', () => {
  const table =
    '<table><caption>Sizes</caption><thead><tr><th>Title</th></tr></thead><tbody>' +
    '<tr><th>Download, kB</th><td>7.9</td><td>12.5 (0.63)</td></tr>' +
    '<tr id="Bird.wing"><th>wing</th><td>Left or right.</td></tr></tbody></table>';
  assert.equal(readSections(pageWith(table))[0].text, 'Sizes. Download, kB: 7.9; 12.5 (0.63).');
});

test('what is no content is left out, as are code, controls and full views', () => {
  const ignored = [
    '<p data-not-content="true">a</p>',
    '<p data-not-content="search">b</p>',
    '<pre>c</pre>',
    '<button>d</button>',
    '<figure class="ks-view" id="album-3">Image 1/5</figure>',
    '<noscript><p>e</p></noscript>',
  ];
  assert.equal(readSections(pageWith(`${ignored.join('')}<p>Text</p>`))[0].text, 'Text.');
});

const records = await createSearchRecords([
  {
    route: routeOf('/about'),
    html: pageWith('<h1>About</h1><p>Text.</p><h2 id="more">More</h2><p>Rest.</p>'),
  },
  {
    route: routeOf('/demo/array-simple'),
    html: pageWith('<h1>x</h1><h2 id="notes">Notes</h2><p>Five images.</p>'),
  },
  { route: routeOf('/migration') },
  { route: routeOf('/home'), html: pageWith('<p>Text.</p>') },
  { route: routeOf('/404'), html: pageWith('<p>Text.</p>') },
]);
const recordsOf = (path) => records.filter(({ url }) => url.startsWith(path));

test('a page is a record with the words of users, and each of its sections is one', () => {
  const [page, section] = recordsOf('/about/');
  assert.match(page.text, /Text\.$/);
  assert.ok(page.words.includes('license'));
  assert.deepEqual(section, {
    kind: 'guide',
    url: '/about/#more',
    title: 'More',
    page: 'About',
    words: [],
    text: 'Rest.',
  });
});

test('a demo is one record', () => {
  const [demo, ...others] = recordsOf('/demo/array-simple/');
  assert.deepEqual([demo.kind, others], ['demo', []]);
  assert.match(demo.text, /Five images\.$/);
});

test('a page without HTML is found by its title, description and words', () => {
  const [page] = recordsOf('/migration/');
  assert.equal(page.text, routeOf('/migration').description);
});

test('pages with another canonical URL and unlisted pages are no records', () =>
  assert.deepEqual([...recordsOf('/home/'), ...recordsOf('/404/')], []));

test('options, class names and custom properties are records, each once', () => {
  const [option] = records.filter(({ url }) => url.endsWith('#PlayConfig.pauseOnHover'));
  assert.equal(option.kind, 'option');
  assert.equal(option.owner, 'PlayConfig');
  assert.equal(option.page, 'Carousel');
  const [property] = records.filter(({ title }) => title === '--ks-arrow-size');
  assert.equal(property.kind, 'class');
  assert.equal(new Set(records.map(({ url }) => url)).size, records.length);
});
