import { Children, isValidElement, type ReactNode } from 'react';
import { ContentPage } from '@/components/layout/content-page';
import type { ContentsEntry } from '@/components/layout/on-this-page';

/** A section, or one about a type, whose name is its id and its title. */
type SectionChild = Partial<ContentsEntry & { of: string }>;

/** The sections among a page's children, in order. */
function getSections(children: ReactNode): readonly ContentsEntry[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<SectionChild>(child)) return [];
    const { of, id = of, title = of, edition } = child.props;
    return id && title ? { id, title, edition } : [];
  });
}

interface DocsPageProps {
  path: string;
  /** Content before the table of contents. */
  lead: ReactNode;
  /** A live component, beside the sections on wide pages. */
  specimen?: ReactNode;
  /** Sections as direct children; the table of contents lists them. */
  children: ReactNode;
}

/** A guide or features page: lead, table of contents, sections. */
export function DocsPage({ path, lead, specimen, children }: DocsPageProps) {
  return (
    <ContentPage path={path} lead={lead} specimen={specimen} contents={getSections(children)}>
      {children}
    </ContentPage>
  );
}
