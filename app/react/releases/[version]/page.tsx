import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readChangelog } from '@/components/docs/changelog';
import { DocsPage } from '@/components/docs/docs-page';
import { InlineText } from '@/components/docs/inline-text';
import { Section } from '@/components/docs/section';
import { pageMetadata } from '@/components/site/metadata';
import { reactReleases, releasePath } from '@/components/site/react-releases';
import { asset } from '@/components/site/urls';
import { siteFacts } from '@/components/site/site-facts';

export const dynamicParams = false;

interface PageProps {
  params: Promise<{ version: string }>;
}

const slugOf = (version: string) => releasePath(version).replace(/.*\//, '');

export function generateStaticParams() {
  return reactReleases.map(({ version }) => ({ version: slugOf(version) }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return pageMetadata(`/react/releases/${(await params).version}`);
}

export default async function Page({ params }: PageProps) {
  const { version: slug } = await params;
  const release = reactReleases.find(({ version }) => slugOf(version) === slug);
  const entry = readChangelog().find(({ version }) => version === release?.version);
  if (!release || !entry) notFound();
  const { packageName } = siteFacts.reactEdition;
  const file = `/package/${packageName}-${release.version}.tgz`;
  return (
    <DocsPage
      path={releasePath(release.version)}
      lead={
        <>
          {entry.intro.map((paragraph) => (
            <p key={paragraph}>
              <InlineText text={paragraph} />
            </p>
          ))}
          <p>
            <a href={asset(file)}>File of this version</a>
            {release.integrity && (
              <>
                , <code>{release.integrity}</code>,{' '}
                <a href={asset(`${file}.json`)}>its provenance</a>
              </>
            )}
            .
          </p>
        </>
      }
    >
      {entry.lists.map(({ title, items }) => (
        <Section key={title} id={title.toLowerCase()} title={title}>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <InlineText text={item} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </DocsPage>
  );
}
