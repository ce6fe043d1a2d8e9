import { Fragment } from 'react';
import { href } from '@/components/site/urls';
import { docUrl, rowId } from '../types/doc-urls';
import { typeDoc } from '../types/library-types';
import type { Row } from './rows';

/** Names of rows of another table, each with the anchor that the row would have here. */
export function FieldNames({ of, names }: { of: string; names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code id={rowId(of, name)}>{name}</code>
    </Fragment>
  ));
}

function TypeLink({ of }: { of: string }) {
  return (
    <a href={href(docUrl(of))}>
      <code>{of}</code>
    </a>
  );
}

/** The names of the fields that the tables of ancestors describe. */
export function InheritedFields({ of, rows }: { of: string; rows: readonly Row[] }) {
  const inherited = rows.filter((row) => row.isInherited);
  const parents = [...new Set(inherited.map(({ declaredBy }) => declaredBy))];
  const lead = inherited.length < rows.length ? 'Also the fields of ' : 'The fields of ';
  return parents.map((parent) => {
    const namesOf = (isAdded: boolean) =>
      inherited
        .filter((row) => row.declaredBy === parent && Boolean(row.difference.added) === isAdded)
        .map(({ name }) => name);
    const [shared, added] = [namesOf(false), namesOf(true)];
    return (
      <p key={parent}>
        {lead}
        <TypeLink of={parent} />
        {': '}
        <FieldNames of={of} names={shared} />
        {shared.length > 0 && added.length > 0 && '; '}
        {added.length > 0 && 'in the React edition only '}
        <FieldNames of={of} names={added} />
      </p>
    );
  });
}

function getNames(type: string): readonly string[] {
  const doc = typeDoc(type);
  if (doc.kind === 'alias') return [];
  return (doc.kind === 'enum' ? doc.members : doc.fields).map(({ name }) => name);
}

/** A link to the table of a type on another page, and the names in it. */
export function LinkedType({ of }: { of: string }) {
  return (
    <li id={of}>
      <TypeLink of={of} />
      {': '}
      <FieldNames of={of} names={getNames(of)} />
    </li>
  );
}
