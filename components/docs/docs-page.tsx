import { Children, isValidElement, type ReactNode } from 'react';
import { ContentPage } from '@/components/layout/content-page';
import type { ContentsEntry } from '@/components/layout/on-this-page';
import { TypeSection, type TypeSectionProps } from '@/components/reference/type-section';
import { Section, type SectionProps } from './section';

/** The sections among a page's children, in order. */
function getSections(children: ReactNode): readonly ContentsEntry[] {
  return Children.toArray(children).flatMap((child) => {
    if (isValidElement<SectionProps>(child) && child.type === Section) {
      return { id: child.props.id, title: child.props.title };
    }
    if (isValidElement<TypeSectionProps>(child) && child.type === TypeSection) {
      return { id: child.props.of, title: child.props.of };
    }
    return [];
  });
}

interface DocsPageProps {
  path: string;
  /** Content before the table of contents. */
  lead: ReactNode;
  /** Sections as direct children; the table of contents lists them. */
  children: ReactNode;
}

/** A guide or features page: lead, table of contents, sections. */
export function DocsPage({ path, lead, children }: DocsPageProps) {
  return (
    <ContentPage path={path} lead={lead} contents={getSections(children)}>
      {children}
    </ContentPage>
  );
}
