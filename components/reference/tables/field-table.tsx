import { Code } from '@/components/docs/code/code';
import { DemoLinks } from '@/components/docs/demo-links';
import { InlineText } from '@/components/docs/inline-text';
import { href } from '@/components/site/urls';
import { EntryTable } from './entry-table';
import { InheritedFields } from './field-links';
import { docUrl } from '../types/doc-urls';
import { objectDoc } from '../types/library-types';
import {
  defaultSources,
  libraryDefaults,
  type DefaultSource,
  type LibraryDefaults,
} from '../types/library-defaults';
import { PackageNote } from '../differences/package-note';
import { getNestedType, NestedFields, sourcesIn } from './nested-fields';
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

interface FieldDescriptionProps {
  row: Row;
  /** The type of the object in an option. */
  nested: string | undefined;
  sources: readonly DefaultSource[];
}

function FieldDescription({ row, nested, sources }: FieldDescriptionProps) {
  const { meaning, difference, demos } = row;
  return (
    <>
      <p>
        <InlineText text={meaning} />
      </p>
      {difference.required && <p className="package-note">Required in Angular.</p>}
      {nested && <NestedFields of={nested} sources={sourcesIn(sources, row)} />}
      <PackageNote difference={difference} />
      {demos.length > 0 && (
        <p className="row-demos">
          Demo: <DemoLinks slugs={demos} />
        </p>
      )}
    </>
  );
}

interface DefaultProps {
  of: RowDefault;
  /** True if the fields are listed below the option. */
  isNested: boolean;
}

/** A value, or the number of fields of an object, whose table has their defaults. */
function Default({ of: { type, text, scope }, isNested }: DefaultProps) {
  if (isNested && text === undefined)
    return <span className="visually-hidden">see its fields</span>;
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

function Defaults({ of: { defaults }, isNested }: { of: Row; isNested: boolean }) {
  const [first, ...others] = defaults;
  if (!first) return <span className="visually-hidden">none</span>;
  if (others.length === 0) return <Default of={first} isNested={isNested} />;
  return (
    <ul>
      {defaults.map((other) => (
        <li key={other.scope}>
          <Default of={other} isNested={isNested} />
        </li>
      ))}
    </ul>
  );
}

/** The fields of a type. Those that the table of an ancestor describes are links. */
export function FieldTable({ of, part, defaults = libraryDefaults }: FieldTableProps) {
  const sources = defaultSources(of, defaults);
  const rows = getRows(of, sources).filter((row) => !part || partOf(row) === part);
  const hasDefaults = sources.length > 0;
  const caption = `${part ? captions[part] : 'Fields of'} `;
  const entries = rows
    .filter(({ isInherited }) => !isInherited)
    .map((row) => {
      const nested = hasDefaults ? getNestedType(row) : undefined;
      return {
        ...row,
        angularName: row.difference.output,
        meaning: <FieldDescription row={row} nested={nested} sources={sources} />,
        tryUrl: playgroundUrl(of, row.name),
        cells: [
          <TypeText key="type" text={row.type} />,
          ...(hasDefaults ? [<Defaults key="default" of={row} isNested={Boolean(nested)} />] : []),
        ],
      };
    });
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
