import type { ReactNode } from 'react';
import { href } from '@/components/site/urls';
import { ConfigurationTable } from './configuration-table';
import { DemoLinks, demosExplainedAt } from '@/components/docs/demo-links';
import { EnumTable } from './enum-table';
import { InlineText } from '@/components/docs/inline-text';
import { typeDoc } from './library-types';
import { typeDifferences } from './package-differences';
import { pagesDescribing, docUrl, type TypeName } from './doc-urls';
import { Section } from '@/components/docs/section';
import { TypeText } from './type-text';

export interface TypeSectionProps {
  of: TypeName;
  /** Path of the page that contains the section. */
  page: string;
  /** What only this page says about the type. */
  children?: ReactNode;
}

function Difference({ of }: { of: TypeName }) {
  const difference = typeDifferences[of];
  if (!difference) return null;
  return (
    <p className="package-note">
      {difference.added && 'React edition only. '}
      {difference.note && <InlineText text={difference.note} />}
    </p>
  );
}

/** One type of the library: purpose, fields or members, differences and demos. */
export function TypeSection({ of, page, children }: TypeSectionProps) {
  const doc = typeDoc(of);
  const demos = demosExplainedAt(page, of);
  const first = pagesDescribing(of)[0];
  return (
    <Section id={of} title={of}>
      <p>
        <InlineText text={doc.meaning} />
        {first !== page && (
          <>
            {' '}
            See also <a href={href(docUrl(of))}>the same table on another page</a>.
          </>
        )}
      </p>
      {children}
      <Difference of={of} />
      {doc.kind === 'enum' && <EnumTable of={of} />}
      {doc.kind === 'alias' && (
        <p>
          <TypeText text={doc.type} />
        </p>
      )}
      {'fields' in doc && <ConfigurationTable of={of} />}
      {demos.length > 0 && (
        <p className="section-demos">
          Demos: <DemoLinks slugs={demos} />
        </p>
      )}
    </Section>
  );
}
