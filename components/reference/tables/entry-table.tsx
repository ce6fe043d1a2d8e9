import type { ReactNode } from 'react';
import { Code } from '@/components/docs/code/code';
import { href } from '@/components/site/urls';

/** One documented name. */
export interface Entry {
  /** Anchor of the row. */
  readonly id: string;
  /** A second anchor, from before a row got its present one. */
  readonly formerId?: string;
  readonly name: string;
  /** Its name in the Angular package, shown instead to readers of that edition. */
  readonly angularName?: string;
  /** Set below the name. */
  readonly meaning: ReactNode;
  readonly cells: readonly ReactNode[];
  readonly required?: boolean;
  /** Where the named option can be tried, for `href()`. */
  readonly tryUrl?: string;
}

interface EntryTableProps {
  caption: ReactNode;
  columns: readonly string[];
  entries: readonly Entry[];
  /** Rows read like TypeScript, `name: type = default`, with the meaning below. */
  areSignatures?: boolean;
}

function TryLink({ name, url }: { name: string; url: string }) {
  return (
    <>
      {' '}
      <a className="try-link" href={href(url)} aria-label={`Try it: ${name}`} data-not-content>
        Try it
      </a>
    </>
  );
}

function EditionName({ name, angularName }: Required<Pick<Entry, 'name' | 'angularName'>>) {
  return (
    <>
      <span className="react-name">
        <Code text={name} />
      </span>
      <span className="angular-name" data-not-content>
        <Code text={angularName} />
      </span>
    </>
  );
}

/**
 * Names with their meaning, and at most three more columns. On narrow pages each row is a block; the explicit roles are
 * needed because the changed `display` removes the implicit ones. The empty foot says that all rows have arrived,
 * for which those of signatures do not wait.
 */
export function EntryTable({ caption, columns, entries, areSignatures }: EntryTableProps) {
  return (
    <div className={areSignatures ? 'reference-table signatures' : 'reference-table'}>
      <table role="table">
        <caption>{caption}</caption>
        <thead>
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, formerId, name, angularName, meaning, cells, required, tryUrl }) => (
            <tr key={id} role="row" id={id}>
              <th role="rowheader" scope="row">
                <a id={formerId} href={`#${id}`}>
                  {angularName ? (
                    <EditionName name={name} angularName={angularName} />
                  ) : (
                    <Code text={name} />
                  )}
                </a>
                {required && <b> required</b>}
                {tryUrl && <TryLink name={name} url={tryUrl} />}
                {meaning}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={index}
                  role="cell"
                  data-column={areSignatures ? columns[index + 1] : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {!areSignatures && <tfoot hidden />}
      </table>
    </div>
  );
}
