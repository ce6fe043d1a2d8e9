import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { reactFeedPath } from '@/components/site/releases/feed';
import { reactReleases, releasePath } from '@/components/site/releases/react-releases';
import { asset, href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';

const path = '/react/releases';

export const metadata = pageMetadata(path);

export default function Page() {
  const { packageName, archive, version } = siteFacts.reactEdition;
  const [{ date }] = reactReleases;
  const file = <a href={asset(archive)}>file of version {version}</a>;
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          The versions of <code>{packageName}</code>. This site serves the {file},{' '}
          {date
            ? 'the current release.'
            : 'which is not released yet and changes with this site. Keep a copy of the file that you install: package managers refuse a changed file at the URL in your lock file.'}{' '}
          The file of each release stays at its URL.
        </p>
      }
    >
      <Section id="versions" title="Versions">
        <ul>
          {reactReleases.map((release) => (
            <li key={release.version}>
              <a href={href(releasePath(release.version))}>{release.version}</a>
              {release.date ? (
                <>
                  , <time dateTime={release.date}>{release.date}</time>
                </>
              ) : (
                ', not released yet'
              )}
            </li>
          ))}
        </ul>
        <p>
          The <a href={asset(reactFeedPath)}>feed</a> announces releases.
        </p>
      </Section>
    </DocsPage>
  );
}
