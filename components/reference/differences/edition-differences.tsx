import './edition-differences.css';
import type { ReactNode } from 'react';
import { DataTable } from '@/components/docs/data-table';
import { Folded } from '@/components/docs/folded';
import { InlineText, toCells } from '@/components/docs/inline-text';
import { href } from '@/components/site/urls';
import { withBreaks } from '@/components/site/with-breaks';
import { behaviourGroups, type BehaviourDifference } from './behaviour-differences';
import { docUrl, rowUrl, typeNames, type TypeName } from '../types/doc-urls';
import {
  eventDifferences,
  fieldDifferences,
  typeDifferences,
  type Difference,
} from './package-differences';

/** Longer lists are given as a number: the table of the type has them all. */
const longestList = 10;

type Fields = readonly (readonly [name: string, difference: Difference])[];

/** The differing fields of one type by name. */
function getFields(type: TypeName): Fields {
  return Object.entries(fieldDifferences).flatMap(([id, difference]) => {
    const [owner, name = ''] = id.split('.');
    return owner === type ? [[name, difference] as const] : [];
  });
}

function listNames(fields: Fields, matches: (difference: Difference) => boolean): string {
  const names = fields.filter(([, difference]) => matches(difference)).map(([name]) => name);
  return names.length > longestList ? `${names.length} fields` : names.join(', ');
}

/** Sentences about what a type does differently in the Angular package; fields with the same note share one. */
function describeType(type: TypeName, fields: Fields): string {
  const { note: typeNote } = typeDifferences[type] ?? {};
  const required = listNames(fields, (difference) => difference.required === true);
  const notes = new Set(fields.flatMap(([, { note }]) => note ?? []));
  return [
    ...(typeNote ? [typeNote] : []),
    ...(required ? [`Required: ${required}.`] : []),
    ...[...notes].map((text) => `${listNames(fields, ({ note }) => note === text)}: ${text}`),
  ].join(' ');
}

function TypeLink({ of: type }: { of: TypeName }) {
  return <a href={href(docUrl(type))}>{withBreaks(type)}</a>;
}

const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The differences of one subject. */
export interface DifferenceGroup {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly content: ReactNode;
}

function toRow({ topic, react, angular, observed }: BehaviourDifference) {
  return toCells([observed ? topic : `${topic}\u00a0*`, react, angular]);
}

function getTypeGroup(): DifferenceGroup {
  const rows = typeNames().flatMap((type) => {
    const fields = getFields(type);
    const added = listNames(fields, (difference) => difference.added === true);
    const differs = describeType(type, fields);
    if (!added && !differs) return [];
    return [[<TypeLink key="type" of={type} />, added, <InlineText key="text" text={differs} />]];
  });
  return {
    id: 'options',
    title: 'Types, options and defaults',
    count: rows.length,
    content: (
      <DataTable
        caption="Fields of the React edition, and what the Angular package does instead"
        columns={['Type', 'Only in React', 'In Angular']}
        rows={rows}
      />
    ),
  };
}

function getAddedTypesGroup(): DifferenceGroup {
  const added = typeNames().filter((type) => typeDifferences[type]?.added);
  return {
    id: 'types',
    title: 'Types that only the React edition has',
    count: added.length,
    content: (
      <ul className="added-types">
        {added.map((type) => (
          <li key={type}>
            <TypeLink of={type} />
          </li>
        ))}
      </ul>
    ),
  };
}

function getEventGroup(): DifferenceGroup {
  const events = Object.entries(eventDifferences);
  return {
    id: 'events',
    title: 'Events of the modal gallery',
    count: events.length,
    content: (
      <DataTable
        caption="Events in the Angular package"
        columns={['Event', 'In Angular']}
        rows={events.map(([name, { note = '' }]) => [
          <a key="event" href={href(rowUrl('ModalGalleryRef', `${name}$`))}>
            {name}
          </a>,
          <InlineText key="note" text={upperFirst(note)} />,
        ])}
      />
    ),
  };
}

/** The known differences between the editions, from the data behind the notes in the reference tables. */
export const differenceGroups: readonly DifferenceGroup[] = [
  ...behaviourGroups.map(({ id, title, rows }) => ({
    id,
    title,
    count: rows.length,
    content: (
      <DataTable
        caption={`${title} in the two editions`}
        columns={['Subject', 'React edition', 'Angular package']}
        rows={rows.map(toRow)}
      />
    ),
  })),
  getEventGroup(),
  getTypeGroup(),
  getAddedTypesGroup(),
];

/** A box that filters the differences, and the differences by subject. Each subject is folded. */
export function EditionDifferences() {
  return (
    <div className="differences" data-filtered>
      <label className="differences-filter scripted">
        Filter the differences
        <input type="search" data-filter="difference" autoComplete="off" />
      </label>
      {differenceGroups.map(({ id, title, count, content }) => (
        <Folded key={id} id={id} title={title} summary={String(count)} level={2}>
          {content}
        </Folded>
      ))}
      <p className="no-differences">No difference contains these words.</p>
    </div>
  );
}
