import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readChangelog } from '@/components/docs/releases/changelog';
import { DocsPage } from '@/components/docs/docs-page';
import { InlineText } from '@/components/docs/inline-text';
import { Section } from '@/components/docs/section';
import { pageMetadata } from '@/components/site/metadata';
import { reactReleases, releasePath } from '@/components/site/releases/react-releases';
import { href } from '@/components/site/urls';
import { siteFacts } from '@/components/site/site-facts';
import { PackageFile, Requirements, Sizes } from './facts';

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
  // Requirements and sizes are known of the package that the site is built with, not of older ones.
  const isBuilt = release.version === siteFacts.reactEdition.version;
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
            <a href={href('/react')}>What the React edition adds</a>, with demos;{' '}
            <a href={href('/react/differences')}>how the editions differ</a>.
          </p>
        </>
      }
    >
      {entry.lists.map(({ title, items }) => (
        <Section key={title} id={title.toLowerCase().replaceAll(' ', '-')} title={title}>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <InlineText text={item} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {isBuilt && (
        <Section id="requirements" title="Requirements">
          <Requirements />
        </Section>
      )}
      {isBuilt && (
        <Section id="sizes" title="Sizes">
          <Sizes />
        </Section>
      )}
      <Section id="file" title="File">
        <PackageFile {...release} />
      </Section>
    </DocsPage>
  );
}
