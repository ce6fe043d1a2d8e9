import type { ReactNode } from 'react';
import { ratio } from './comparison';
import { own } from './results';

interface DataTableProps {
  caption: string;
  /** What the rows are. */
  head: string;
  columns: readonly string[];
  rows: Readonly<Record<string, readonly (number | string)[]>>;
  digits?: number;
  /** Adds to each number of a peer how many times ours it is. */
  compare?: boolean;
}

export function formatNumber(value: number, digits = 1): string {
  return value.toLocaleString('en', { maximumFractionDigits: digits }).replaceAll(',', ' ');
}

export function formatRatio(value: number): string {
  return `${formatNumber(value, value < 10 ? 1 : 0)}×`;
}

/** A table that scrolls inside its own frame, one row per library or page. */
export function DataTable(props: DataTableProps): ReactNode {
  const { caption, head, columns, rows, digits = 1, compare = false } = props;
  const cell = (value: number | string, column: number, name: string) => {
    if (typeof value === 'string') return value;
    const ours = rows[own]?.[column];
    const times =
      compare && name !== own && typeof ours === 'number' ? ratio(value, ours) : undefined;
    return (
      formatNumber(value, digits) +
      (times !== undefined && times > 0 ? ` (${formatRatio(times)})` : '')
    );
  };
  return (
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column, position) => (
              <th key={position} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([name, values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={column}>{cell(value, column, name)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
