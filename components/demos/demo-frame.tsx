import '@/components/layout/picture/picture.scss';
import { Activity, type ReactNode } from 'react';
import { DemoLinks } from '@/components/docs/demo-links';
import { Code } from '@/components/docs/code/code';
import { Section, type SectionProps } from '@/components/docs/section';
import { ContentPage } from '@/components/layout/content-page';
import { demoRouteOf } from '@/components/site/route-map';
import { href } from '@/components/site/urls';
import type { DemoConfiguration } from './options/configuration';
import type { ImageLinksProps } from './image-links';
import { OptionTables } from './options/option-table';
import { getRelatedDemos } from './related-demos';
import { DemoArea, demoAreaId, demoAreaTitle } from './demo-area';

export interface DemoContent extends ImageLinksProps {
  slug: string;
  /** One sentence: what the demo shows. */
  purpose: ReactNode;
  /** A section above the live demo. */
  guide?: SectionProps;
  /** Details, limitations and differences between the editions. */
  notes?: ReactNode;
  /** The configuration objects that the demo passes to the library; none if every default applies. */
  configurations?: readonly DemoConfiguration[];
  /** The live demo. */
  children: ReactNode;
}

interface DemoFrameProps extends DemoContent {
  /** Route of the page, if it is not the one of the demo. */
  path?: string;
  /** True if the demo shows no image before a modal gallery is open. */
  hasBackdrop: boolean;
  /** The code panels. */
  code: ReactNode;
}

/** Links to the reference; the text is the anchor, for example `SlideConfig.infinite`. */
function ReferenceLinks({ urls }: { urls: readonly string[] }) {
  return urls.map((url, index) => (
    <span key={url}>
      {index > 0 && ', '}
      <a href={href(url)}>
        <Code text={url.replace(/^.*#/, '')} />
      </a>
    </span>
  ));
}

interface OptionsProps {
  configurations: readonly DemoConfiguration[];
}

function Options({ configurations }: OptionsProps) {
  return configurations.length > 0 ? (
    <OptionTables configurations={configurations} />
  ) : (
    <p>This demo sets no option: every default applies.</p>
  );
}

function Related({ slug }: { slug: string }) {
  const relatedDemos = getRelatedDemos(slug);
  return (
    <>
      <p>
        Reference: <ReferenceLinks urls={demoRouteOf(slug).demo?.options ?? []} />
      </p>
      {relatedDemos.length > 0 && (
        <p>
          Demos: <DemoLinks slugs={relatedDemos} />
        </p>
      )}
    </>
  );
}

/** Layout of a demo page: purpose, guide, live demo, code, what it configures, notes, and what is related. */
export function DemoFrame(props: DemoFrameProps) {
  const { slug, path, purpose, guide, notes, configurations = [], code, ...area } = props;
  const sections = [
    { id: 'code', title: 'Code', children: code },
    {
      id: 'configured',
      title: 'What is configured',
      children: <Options configurations={configurations} />,
    },
    ...(notes ? [{ id: 'notes', title: 'Notes', children: notes }] : []),
    { id: 'related', title: 'Related', children: <Related slug={slug} /> },
  ];
  return (
    <ContentPage
      path={path ?? demoRouteOf(slug).path}
      lead={purpose}
      contents={[...(guide ? [guide] : []), { id: demoAreaId, title: demoAreaTitle }, ...sections]}
    >
      {guide && <Section {...guide} />}
      <DemoArea
        {...area}
        slug={slug}
        configurations={configurations}
        hasHeading={guide !== undefined}
        isTransitionTarget={path === undefined}
      />
      <Activity>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </Activity>
    </ContentPage>
  );
}
