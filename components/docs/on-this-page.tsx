import { Children, isValidElement, type ReactNode } from 'react';
import { Section, type SectionProps } from './section';
import { TypeSection, type TypeSectionProps } from '@/components/reference/type-section';

export interface Entry {
  readonly id: string;
  readonly title: string;
}

/** The sections among a page's children, in order. */
export function getSections(children: ReactNode): readonly Entry[] {
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

/** Table of contents; collapsed, so that phones show the text first. */
export function OnThisPage({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav className="on-this-page" aria-label="On this page" data-pagefind-ignore>
      <details>
        <summary>On this page</summary>
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
