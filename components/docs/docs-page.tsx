import type { ReactNode } from 'react';
import { GuidePage } from '@/components/layout/guide-page';
import { SidebarPage } from '@/components/layout/sidebar-page';
import { areaOf } from '@/components/site/route-map';
import { EditLink } from './edit-link';
import { OnThisPage, getSections } from './on-this-page';

interface DocsPageProps {
  path: string;
  /** Content before the table of contents. */
  lead: ReactNode;
  /** Sections as direct children; the table of contents lists them. */
  children: ReactNode;
}

/** A guide or features page: lead, table of contents, sections, link to the source. */
export function DocsPage({ path, lead, children }: DocsPageProps) {
  const Frame = areaOf(path) ? SidebarPage : GuidePage;
  return (
    <Frame path={path}>
      {lead}
      <OnThisPage entries={getSections(children)} />
      {children}
      <EditLink path={path} />
    </Frame>
  );
}
