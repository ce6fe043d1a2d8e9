import { absolute } from '../urls';
import {
  reactReleases,
  reactReleasesSince,
  releasePath,
  type ReactRelease,
} from './react-releases';
import { releases } from './releases';
import { siteFacts } from '../site-facts';

/** The feed of the documented package. */
export const feedPath = '/feed.xml';

/** The feed of the React edition. */
export const reactFeedPath = '/react-feed.xml';

interface FeedEntry {
  /** Absolute URL, which is also the id. */
  readonly url: string;
  readonly title: string;
  /** ISO 8601 date. */
  readonly date: string;
  readonly summary: string;
}

interface Feed {
  readonly path: string;
  readonly title: string;
  readonly subtitle?: string;
  /** ISO 8601 date of the last change. */
  readonly updated: string;
  /** Path of the page that the feed is about. */
  readonly page: string;
  readonly author: { readonly name: string; readonly url: string };
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Only the day of a release is known; Atom requires a time. */
function moment(date: string): string {
  return `${date}T00:00:00Z`;
}

function printEntry({ url, title, date, summary }: FeedEntry): string {
  return `  <entry>
    <id>${escaped(url)}</id>
    <title>${escaped(title)}</title>
    <updated>${moment(date)}</updated>
    <link rel="alternate" href="${escaped(url)}"/>
    <summary>${escaped(summary)}</summary>
  </entry>\n`;
}

function printFeed({ path, title, subtitle, updated, page, author, entries }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${siteFacts.language}">
  <id>${escaped(absolute(path))}</id>
  <title>${escaped(title)}</title>
${subtitle ? `  <subtitle>${escaped(subtitle)}</subtitle>\n` : ''}  <updated>${moment(updated)}</updated>
  <link rel="self" type="application/atom+xml" href="${escaped(absolute(path))}"/>
  <link rel="alternate" type="text/html" href="${escaped(absolute(page))}"/>
  <author>
    <name>${escaped(author.name)}</name>
    <uri>${escaped(author.url)}</uri>
  </author>
${entries.map(printEntry).join('')}</feed>
`;
}

/** The documented releases as an Atom feed. */
export function releaseFeed(): string {
  const { packageName } = siteFacts.library;
  return printFeed({
    path: feedPath,
    title: `Releases of ${packageName}`,
    updated: releases[0].date,
    page: '/',
    author: siteFacts.author,
    entries: releases.map(({ version, date, summary }) => ({
      url: `${siteFacts.repository.releases}/tag/v.${version}`,
      title: `${packageName} ${version}`,
      date,
      summary,
    })),
  });
}

/** The releases of the React edition as an Atom feed. */
export function reactReleaseFeed(list: readonly ReactRelease[] = reactReleases): string {
  const { packageName } = siteFacts.reactEdition;
  const entries = list.flatMap(({ version, date }): FeedEntry[] =>
    date === undefined
      ? []
      : [
          {
            url: absolute(releasePath(version)),
            title: `${packageName} ${version}`,
            date,
            summary: `Version ${version} of the React edition.`,
          },
        ],
  );
  return printFeed({
    path: reactFeedPath,
    title: `Releases of ${packageName}`,
    ...(entries.length === 0 && { subtitle: 'No version is released yet.' }),
    updated: entries[0]?.date ?? reactReleasesSince,
    page: '/react/releases',
    author: { name: `Contributors of ${packageName}`, url: absolute('/about') },
    entries,
  });
}
