import type { ReactNode } from 'react';

interface DataTableProps {
  caption: ReactNode;
  columns: readonly string[];
  /** The cells of each row; the first is the row header. */
  rows: readonly (readonly ReactNode[])[];
}

/**
 * A table with a caption. On narrow pages each row is a block; the explicit roles are needed because the changed
 * `display` removes the implicit ones. Its empty foot says to the stylesheet that all rows have arrived.
 */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className="reference-table">
      <table role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, index) => (
              <th key={index} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name, ...cells], index) => (
            <tr key={index} role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              {cells.map((cell, position) => (
                <td key={position} role="cell" data-label={columns[position + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot hidden />
      </table>
    </div>
  );
}
