import type { ReactNode } from 'react';
import { ScrollingTable } from '@/components/docs/data-table';
import { ratio } from './comparison';
import { formatNumber, formatRatio } from './format';
import { own } from './results';

interface MeasurementTableProps {
  caption: string;
  /** Heading of the first column. */
  head: string;
  columns: readonly string[];
  rows: Readonly<Record<string, readonly (number | string)[]>>;
  /** Digits after the decimal point. */
  digits?: number;
  /** Adds the ratio to our value to each number of an alternative. */
  compare?: boolean;
}

/** Measured values, one row per library or page. */
export function MeasurementTable(props: MeasurementTableProps): ReactNode {
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
    <ScrollingTable
      caption={caption}
      columns={[head, ...columns]}
      rows={Object.entries(rows).map(([name, values]) => [
        name,
        ...values.map((value, column) => cell(value, column, name)),
      ])}
    />
  );
}
