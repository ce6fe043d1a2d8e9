import { DefaultView } from './default-view';
import { DataTable } from '@/components/docs/data-table';
import { DemoLinks } from '@/components/docs/demo-links';
import { InlineText } from '@/components/docs/inline-text';
import { defaultSources, libraryDefaults, type LibraryDefaults } from './library-defaults';
import type { TypeName } from './doc-urls';
import { PackageNote } from './package-note';
import { getRows, type Row } from './rows';
import { TypeText } from './type-text';

interface ConfigurationTableProps {
  of: TypeName;
  /** Props of a component come in three tables: inputs and events of both editions, and what the React edition adds. */
  part?: keyof typeof captions;
  /** The library's own defaults, unless a test passes others. */
  defaults?: LibraryDefaults;
}

/** Types that the gallery creates and the application only reads: their fields are neither required nor optional. */
const readOnlyTypes: readonly TypeName[] = [
  'ButtonEvent',
  'CarouselHandle',
  'GalleryError',
  'GalleryStream',
  'ImageEvent',
  'ImageModalEvent',
  'InteractionEvent',
  'ModalGalleryRef',
  'ModalGalleryService',
  'PreviewTemplateContext',
  'ButtonPress',
  'IndexChange',
  'SlotContext',
];

const captions = { inputs: 'Inputs of', outputs: 'Events of', added: 'Added props of' } as const;

function partOf({ name, difference }: Row): keyof typeof captions {
  if (difference.added) return 'added';
  return /^on[A-Z]/.test(name) ? 'outputs' : 'inputs';
}

function Need({ row }: { row: Row }) {
  const { required } = row.difference;
  return (
    <>
      <span className="label">{row.optional ? 'optional' : 'required'}</span>
      {row.optional && required && <span className="label">required in Angular</span>}
    </>
  );
}

function Meaning({ row }: { row: Row }) {
  return (
    <>
      <InlineText text={row.meaning} />
      <PackageNote difference={row.difference} />
      {row.demos.length > 0 && (
        <p className="row-demos">
          Demo: <DemoLinks slugs={row.demos} />
        </p>
      )}
    </>
  );
}

interface Column {
  readonly title: string;
  readonly cell: (row: Row) => React.ReactNode;
}

function getColumns(type: TypeName, library: LibraryDefaults): readonly Column[] {
  const isReadOnly = readOnlyTypes.includes(type);
  const hasDefaults = defaultSources(type, library).length > 0;
  return [
    { title: 'Type', cell: (row) => <TypeText text={row.type} /> },
    ...(isReadOnly ? [] : [{ title: 'Required', cell: (row: Row) => <Need row={row} /> }]),
    ...(hasDefaults
      ? [{ title: 'Default', cell: (row: Row) => <DefaultView defaults={row.defaults} /> }]
      : []),
    { title: 'Meaning', cell: (row) => <Meaning row={row} /> },
  ];
}

/** The fields of a type, read from the source of the library. */
export function ConfigurationTable({
  of,
  part,
  defaults: library = libraryDefaults,
}: ConfigurationTableProps) {
  const rows = getRows(of, library).filter((row) => !part || partOf(row) === part);
  const columns = getColumns(of, library);
  return (
    <DataTable
      type={of}
      caption={
        <>
          {part ? captions[part] : 'Fields of'} <code>{of}</code>
        </>
      }
      columns={['Field', ...columns.map(({ title }) => title)]}
      ids={rows.map(({ id }) => id)}
      rows={rows.map((row) => [
        <code key="name">{row.name}</code>,
        ...columns.map(({ cell }) => cell(row)),
      ])}
    />
  );
}
