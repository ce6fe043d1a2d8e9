import type { ReactNode } from 'react';
import { GuidePage } from '@/components/chrome/guide-page';
import { SidebarPage } from '@/components/chrome/sidebar-page';
import { areaOf } from '@/components/site/route-map';
import { EditLink } from './edit-link';
import { OnThisPage, sectionsOf } from './on-this-page';

interface ReferencePageProps {
  path: string;
  /** What comes before the table of contents. */
  lead: ReactNode;
  /** Sections, as direct children: the table of contents is made from them. */
  children: ReactNode;
}

/** Content of a guide or features page: lead, table of contents, sections, link to the source. */
export function ReferencePage({ path, lead, children }: ReferencePageProps) {
  const Frame = areaOf(path) ? SidebarPage : GuidePage;
  return (
    <Frame path={path}>
      {lead}
      <OnThisPage entries={sectionsOf(children)} />
      {children}
      <EditLink path={path} />
    </Frame>
  );
}
