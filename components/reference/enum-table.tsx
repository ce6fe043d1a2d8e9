import { DataTable } from '@/components/docs/data-table';
import { InlineText } from '@/components/docs/inline-text';
import { enumDoc } from './library-types';
import { rowId, type TypeName } from './doc-urls';

/** The members of an enum, read from the source of the library. */
export function EnumTable({ of }: { of: TypeName }) {
  const { members } = enumDoc(of);
  return (
    <DataTable
      caption={
        <>
          Members of <code>{of}</code>
        </>
      }
      columns={['Member', 'Value', 'Meaning']}
      ids={members.map(({ name }) => rowId(of, name))}
      rows={members.map(({ name, value, meaning }) => [
        <code key="name">{name}</code>,
        value,
        <InlineText key="meaning" text={meaning} />,
      ])}
    />
  );
}
