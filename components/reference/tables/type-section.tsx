import type { ReactNode } from 'react';
import { Code } from '@/components/docs/code/code';
import { DemoLinks, demosExplainedAt } from '@/components/docs/demo-links';
import { InlineText } from '@/components/docs/inline-text';
import { Section } from '@/components/docs/section';
import {
  docUrl,
  isSplit,
  pagesDescribing,
  rowId,
  typesElsewhere,
  typesOn,
} from '../types/doc-urls';
import { EntryTable } from './entry-table';
import { FieldNames, LinkedType } from './field-links';
import { FieldTable } from './field-table';
import { typeDoc, type EnumDoc, type TypeDoc } from '../types/library-types';
import { EditionMark } from '../differences/edition-mark';
import { typeDifferences } from '../differences/package-differences';
import { getRows } from './rows';
import { TypeText } from './type-text';

export interface TypeSectionProps {
  of: string;
  /** What only this page says about the type. */
  children?: ReactNode;
}

function Difference({ of }: { of: string }) {
  const { note } = typeDifferences[of] ?? {};
  return (
    note && (
      <p className="package-note">
        <InlineText text={note} />
      </p>
    )
  );
}

function Members({ of: { name: type, members } }: { of: EnumDoc }) {
  return (
    <EntryTable
      caption={
        <>
          {'Members of '}
          <code>{type}</code>
        </>
      }
      columns={['Member', 'Value']}
      areSignatures
      entries={members.map(({ name, value, meaning }) => ({
        id: rowId(type, name),
        name,
        meaning: (
          <p>
            <InlineText text={meaning} />
          </p>
        ),
        cells: [<Code key="value" text={`'${value}'`} />],
      }))}
    />
  );
}

/** Types with the fields of another type of the page, whose table is shown once. */
export const sameFields: Readonly<Record<string, string>> = { GalleryImage: 'Image' };

function Content({ of: doc }: { of: TypeDoc }) {
  if (doc.kind === 'enum') return <Members of={doc} />;
  const same = sameFields[doc.name];
  if (same && doc.kind === 'object')
    return (
      <p>
        The fields of{' '}
        <a href={`#${same}`}>
          <code>{same}</code>
        </a>
        : <FieldNames of={doc.name} names={doc.fields.map(({ name }) => name)} />
      </p>
    );
  if (doc.kind === 'object') return <FieldTable of={doc.name} />;
  return (
    <p>
      <TypeText text={doc.type} />
    </p>
  );
}

/** Demos of a type that none of its rows links to. */
function getDemos(doc: TypeDoc): readonly string[] {
  const demos = pagesDescribing(doc.name).flatMap((page) => demosExplainedAt(page, doc.name));
  const inRows = doc.kind === 'object' ? getRows(doc.name).flatMap(({ demos }) => demos) : [];
  return demos.filter((slug) => !inRows.includes(slug));
}

/** One type of the library: purpose, fields or members, differences and demos. */
export function TypeSection({ of, children }: TypeSectionProps) {
  const doc = typeDoc(of);
  const demos = getDemos(doc);
  // All types of these pages are of the React edition.
  const isMarked = typeDifferences[of]?.added && !docUrl(of).startsWith('/react/');
  return (
    <Section id={of} title={of}>
      <p>
        <InlineText text={doc.meaning} /> {isMarked && <EditionMark />}
      </p>
      {children}
      <Difference of={of} />
      <Content of={doc} />
      {demos.length > 0 && (
        <p>
          Demos: <DemoLinks slugs={demos} />
        </p>
      )}
    </Section>
  );
}

/**
 * The sections of a page's types, for the list of its contents as elements and not as a component.
 * @param notes what the page says about a type besides its docstring
 */
export function typeSections(path: string, notes: Readonly<Record<string, ReactNode>> = {}) {
  const elsewhere = typesElsewhere(path);
  const sections = typesOn(path)
    .filter((name) => !isSplit(name))
    .map((name) => (
      <TypeSection key={name} of={name}>
        {notes[name]}
      </TypeSection>
    ));
  if (elsewhere.length === 0) return sections;
  return [
    ...sections,
    <Section key="elsewhere" id="OtherTypes" title="Types on other pages">
      <ul data-not-content="search">
        {elsewhere.map((name) => (
          <LinkedType key={name} of={name} />
        ))}
      </ul>
    </Section>,
  ];
}
