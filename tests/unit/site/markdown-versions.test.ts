import { releaseFeed } from '@/components/site/releases/feed';
import { releases } from '@/components/site/releases/releases';
import { canonicalRoutes } from '@/components/site/route-map';
import { reactGroups, reactHelp, reactReleasePages } from '@/components/site/routes/react';
import { structuredData } from '@/components/site/structured-data';
import { llmsText, markdownPath } from '@/components/site/markdown-versions';

test('a Markdown version is in the directory of its page', () => {
  expect(markdownPath('/')).toBe('/index.md');
  expect(markdownPath('/features/carousel')).toBe('/features/carousel/index.md');
});

test('llms.txt lists every page once, with its description and Markdown version', () => {
  const lines = llmsText()
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(lines).toHaveLength(canonicalRoutes().length);
  for (const route of canonicalRoutes()) {
    const { path, description } = route;
    const own = lines.filter(
      (line) => line.includes(`${markdownPath(path)})`) && line.includes(`[${route.navLabel}]`),
    );
    expect(own).toHaveLength(1);
    expect(own[0]).toContain(description);
  }
});

test('llms.txt lists the React edition in a section of its own', () => {
  const [, section = ''] = llmsText().split('## React edition');
  const links = section.match(/\/react\/[\w/-]*index\.md/g);
  expect(links).toHaveLength(
    reactGroups.flatMap(({ pages }) => pages).length +
      reactHelp.length +
      reactReleasePages.length +
      1,
  );
});

test('the feed is well-formed, newest first, with one entry for each release', () => {
  const feed = new DOMParser().parseFromString(releaseFeed(), 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  const dates = [...feed.querySelectorAll('entry > updated')].map((node) => node.textContent);
  expect(dates).toHaveLength(releases.length);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(feed.querySelector('feed > updated')!.textContent).toBe(dates[0]);
  const ids = [...feed.querySelectorAll('id')].map((node) => node.textContent);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the home page describes the software, other pages have breadcrumbs', () => {
  expect(structuredData('/home')).toMatchObject({ softwareVersion: expect.any(String) });
  expect(structuredData('/features/carousel')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home' },
      { position: 2, name: 'Features' },
      { position: 3, item: expect.stringMatching(/\/features\/carousel\/$/) },
    ],
  });
});
