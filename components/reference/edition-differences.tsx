import { Fragment } from 'react';
import { DataTable } from '@/components/docs/data-table';
import { InlineText } from '@/components/docs/inline-text';
import { Section } from '@/components/docs/section';
import { href } from '@/components/site/urls';
import { siteFacts } from '@/components/site/site-facts';
import { behaviourDifferences } from './behaviour-differences';
import { docUrl, rowUrl, typeNames, type TypeName } from './doc-urls';
import {
  eventDifferences,
  fieldDifferences,
  typeDifferences,
  type Difference,
} from './package-differences';

/** Longer lists are given as a number: the table of the type has them all. */
const longestList = 10;

/** The differing fields of one type by name. */
function getFields(type: TypeName): readonly (readonly [name: string, difference: Difference])[] {
  return Object.entries(fieldDifferences).flatMap(([id, difference]) => {
    const [owner, name = ''] = id.split('.');
    return owner === type ? [[name, difference] as const] : [];
  });
}

function listNames(names: readonly string[]): string {
  return names.length > longestList ? `${names.length} fields` : names.join(', ');
}

/** Sentences about the fields of a type; fields with the same note share one. */
function describeFields(fields: ReturnType<typeof getFields>): readonly string[] {
  const namesWith = (matches: (difference: Difference) => boolean) =>
    fields.filter(([, difference]) => matches(difference)).map(([name]) => name);
  const added = namesWith((difference) => difference.added === true);
  const required = namesWith((difference) => difference.required === true);
  const notes = new Set(fields.flatMap(([, { note }]) => note ?? []));
  return [
    ...(added.length > 0 ? [`React edition only: ${listNames(added)}.`] : []),
    ...(required.length > 0 ? [`Required in Angular: ${listNames(required)}.`] : []),
    ...[...notes].map((text) => `${listNames(namesWith(({ note }) => note === text))}: ${text}`),
  ];
}

/** Sentences about a type, without the one that the Angular package does not have it. */
function describeType(type: TypeName): readonly string[] {
  const { note } = typeDifferences[type] ?? {};
  return [...(note ? [note] : []), ...describeFields(getFields(type))];
}

function TypeLink({ of: type }: { of: TypeName }) {
  return <a href={href(docUrl(type))}>{type}</a>;
}

function Types() {
  const described = typeNames().map((type) => ({ type, sentences: describeType(type) }));
  const added = typeNames().filter((type) => typeDifferences[type]?.added);
  return (
    <>
      <ul>
        {described
          .filter(({ sentences }) => sentences.length > 0)
          .map(({ type, sentences }) => (
            <li key={type}>
              <TypeLink of={type} />: <InlineText text={sentences.join(' ')} />
            </li>
          ))}
      </ul>
      <p>
        Types that only the React edition has:{' '}
        {added.map((type, index) => (
          <Fragment key={type}>
            {index > 0 && ', '}
            <TypeLink of={type} />
          </Fragment>
        ))}
        .
      </p>
    </>
  );
}

function Events() {
  return (
    <ul>
      {Object.entries(eventDifferences).map(([name, { note = '' }]) => (
        <li key={name}>
          <a href={href(rowUrl('ModalGalleryRef', `${name}$`))}>{name}</a>:{' '}
          <InlineText text={note} />
        </li>
      ))}
    </ul>
  );
}

function Behaviour() {
  return (
    <>
      <p>
        Rows with * were read in the code of version {siteFacts.library.version}, the others seen
        running with Angular 15.2.10 in Chromium.
      </p>
      <DataTable
        caption="Behaviour of the two editions"
        columns={['Subject', 'React edition', 'Angular package']}
        rows={behaviourDifferences.map(({ topic, react, angular, observed }) =>
          [observed ? topic : `${topic}\u00a0*`, react, angular].map((text) => (
            <InlineText key={text} text={text} />
          )),
        )}
      />
    </>
  );
}

/** The known differences between the editions, from the data behind the notes in the reference tables. */
export function EditionDifferences() {
  return (
    <>
      <p>
        The React edition has all options of the Angular package under the same names, and more.
        Defaults and behaviour differ in the points of this list. “Angular” is version{' '}
        {siteFacts.library.version} of <code>{siteFacts.library.packageName}</code>.
      </p>
      <Section id="editions-run-time" title="The package at run time" level={3}>
        <Behaviour />
      </Section>
      <Section id="editions-events" title="Events of the modal gallery" level={3}>
        <p>In the Angular package:</p>
        <Events />
      </Section>
      <Section id="editions-options" title="Types, options and defaults" level={3}>
        <p>A note after the name of a field says what the Angular package does.</p>
        <Types />
      </Section>
    </>
  );
}
