import { absolute } from './urls';
import { releases, type Release } from './releases';
import { siteFacts } from './site-facts';

export const feedPath = '/feed.xml';

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

function entry({ version, date, summary }: Release): string {
  const { packageName } = siteFacts.library;
  const url = escaped(`${siteFacts.repository.releases}/tag/v.${version}`);
  return `  <entry>
    <id>${url}</id>
    <title>${escaped(`${packageName} ${version}`)}</title>
    <updated>${moment(date)}</updated>
    <link rel="alternate" href="${url}"/>
    <summary>${escaped(summary)}</summary>
  </entry>`;
}

/** The documented releases as an Atom feed. */
export function releaseFeed(): string {
  const updated = moment(releases[0].date);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${siteFacts.language}">
  <id>${escaped(absolute(feedPath))}</id>
  <title>${escaped(`Releases of ${siteFacts.library.packageName}`)}</title>
  <updated>${updated}</updated>
  <link rel="self" type="application/atom+xml" href="${escaped(absolute(feedPath))}"/>
  <link rel="alternate" type="text/html" href="${escaped(absolute('/'))}"/>
  <author>
    <name>${escaped(siteFacts.author.name)}</name>
    <uri>${escaped(siteFacts.author.url)}</uri>
  </author>
${releases.map(entry).join('\n')}
</feed>
`;
}
