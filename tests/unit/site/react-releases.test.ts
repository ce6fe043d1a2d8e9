import libraryPackage from 'ks-gallery-react/package.json';
import { parseChangelog, readChangelog } from '@/components/docs/changelog';
import { reactReleaseFeed } from '@/components/site/feed';
import { reactReleases, releasePath } from '@/components/site/react-releases';
import { routeOf } from '@/components/site/route-map';

test('the changelog of the React edition has an entry for each version, the current one first', () => {
  const versions = reactReleases.map(({ version }) => version);
  expect(readChangelog().map(({ version }) => version)).toEqual(versions);
  expect(versions[0]).toBe(libraryPackage.version);
  for (const { lists } of readChangelog()) {
    expect(lists.flatMap(({ items }) => items).length).toBeGreaterThan(0);
  }
});

test('each version has a page', () => {
  for (const { version } of reactReleases) {
    expect(routeOf(releasePath(version)).title).toBe(`Version ${version}`);
  }
});

test('a changelog is read as paragraphs and lists', () => {
  const text =
    '# Changelog\n\n## 2.0.0\n\nOne.\n\nTwo `a`.\n\n### Added\n\n- First\n  line.\n\n- Second.\n\n## 1.0.0\n\n### Fixed\n\n- All.\n';
  expect(parseChangelog(text)).toEqual([
    {
      version: '2.0.0',
      intro: ['One.', 'Two `a`.'],
      lists: [{ title: 'Added', items: ['First line.', 'Second.'] }],
    },
    { version: '1.0.0', intro: [], lists: [{ title: 'Fixed', items: ['All.'] }] },
  ]);
});

test('the feed of the React edition is well-formed and has the dated releases', () => {
  const feed = new DOMParser().parseFromString(reactReleaseFeed(), 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  const dated = reactReleases.filter(({ date }) => date !== undefined);
  expect(feed.querySelectorAll('entry')).toHaveLength(dated.length);
  expect(feed.querySelector('feed > updated')!.textContent).toMatch(/^\d{4}-\d\d-\d\dT/);
});
