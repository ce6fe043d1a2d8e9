import { Code } from '@/components/docs/code/code';
import { DemoLinks } from '@/components/docs/demo-links';
import { InlineText } from '@/components/docs/inline-text';
import { href } from '@/components/site/urls';
import { EntryTable } from './entry-table';
import { InheritedFields } from './field-links';
import { docUrl } from '../types/doc-urls';
import { objectDoc } from '../types/library-types';
import { defaultSources, libraryDefaults, type LibraryDefaults } from '../types/library-defaults';
import { PackageNote } from '../differences/package-note';
import { playgroundUrl } from './playground-link';
import { getRows, type Row, type RowDefault } from './rows';
import { TypeText } from './type-text';

const captions = {
  inputs: 'Inputs of',
  outputs: 'Events of',
  added: 'Added props of',
} as const;

type Part = keyof typeof captions;

interface FieldTableProps {
  of: string;
  /** Props of a component come in three tables: inputs and events of both editions, and what the React edition adds. */
  part?: Part;
  /** The library's own defaults, unless a test passes others. */
  defaults?: LibraryDefaults;
}

function partOf({ name, difference }: Row): Part {
  if (difference.added) return 'added';
  return /^on[A-Z]/.test(name) ? 'outputs' : 'inputs';
}

function FieldDescription({ row: { meaning, difference, demos } }: { row: Row }) {
  return (
    <>
      <p>
        <InlineText text={meaning} />
      </p>
      {difference.required && <p className="package-note">Required in Angular.</p>}
      <PackageNote difference={difference} />
      {demos.length > 0 && (
        <p className="row-demos">
          Demo: <DemoLinks slugs={demos} />
        </p>
      )}
    </>
  );
}

/** A value, or the number of fields of an object, whose table has their defaults. */
function Default({ of: { type, text, scope } }: { of: RowDefault }) {
  return (
    <>
      {type && text === undefined ? (
        <a href={href(docUrl(type))}>{objectDoc(type).fields.length} fields</a>
      ) : (
        <Code text={text ?? ''} />
      )}
      {scope && ` (${scope})`}
    </>
  );
}

function Defaults({ of: { defaults } }: { of: Row }) {
  const [first, ...others] = defaults;
  if (!first) return <span className="visually-hidden">none</span>;
  if (others.length === 0) return <Default of={first} />;
  return (
    <ul>
      {defaults.map((other) => (
        <li key={other.scope}>
          <Default of={other} />
        </li>
      ))}
    </ul>
  );
}

/** The fields of a type. Those that the table of an ancestor describes are links. */
export function FieldTable({ of, part, defaults = libraryDefaults }: FieldTableProps) {
  const rows = getRows(of, defaults).filter((row) => !part || partOf(row) === part);
  const hasDefaults = defaultSources(of, defaults).length > 0;
  const caption = `${part ? captions[part] : 'Fields of'} `;
  const entries = rows
    .filter(({ isInherited }) => !isInherited)
    .map((row) => ({
      ...row,
      meaning: <FieldDescription row={row} />,
      tryUrl: playgroundUrl(of, row.name),
      cells: [
        <TypeText key="type" text={row.type} />,
        ...(hasDefaults ? [<Defaults key="default" of={row} />] : []),
      ],
    }));
  return (
    <>
      {entries.length > 0 && (
        <EntryTable
          caption={
            <>
              {caption}
              <code>{of}</code>
            </>
          }
          columns={['Field', 'Type', ...(hasDefaults ? ['Default'] : [])]}
          entries={entries}
          areSignatures
        />
      )}
      <InheritedFields of={of} rows={rows} />
    </>
  );
}
