import libraryPackage from 'ks-gallery-react/package.json';
import { parseChangelog, readChangelog } from '@/components/docs/releases/changelog';
import { reactReleaseFeed } from '@/components/site/releases/feed';
import {
  reactReleases,
  releasePath,
  type ReactRelease,
} from '@/components/site/releases/react-releases';
import { releases } from '@/components/site/releases/releases';
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

test('a changelog is read as paragraphs and lists of each version', () => {
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

function parseFeed(list?: readonly ReactRelease[]) {
  const feed = new DOMParser().parseFromString(reactReleaseFeed(list), 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  return {
    entries: [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent),
    updated: feed.querySelector('feed > updated')!.textContent,
    subtitle: feed.querySelector('feed > subtitle')?.textContent,
  };
}

test('the feed of the React edition is well-formed and has the dated releases', () => {
  const dated = reactReleases.filter(({ date }) => date !== undefined);
  expect(parseFeed().entries).toHaveLength(dated.length);
  const list = [{ version: '10.1.0' }, { version: '10.0.0', date: '2027-01-02' }];
  expect(parseFeed(list)).toEqual({
    entries: ['ks-gallery-react 10.0.0'],
    updated: '2027-01-02T00:00:00Z',
    subtitle: undefined,
  });
});

test('a feed of the React edition without a release says so, and has no date of the Angular package', () => {
  const { entries, updated, subtitle } = parseFeed([{ version: '10.0.0' }]);
  expect(entries).toEqual([]);
  expect(subtitle).toBe('No version is released yet.');
  expect(updated).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  expect(releases.map(({ date }) => `${date}T00:00:00Z`)).not.toContain(updated);
});
