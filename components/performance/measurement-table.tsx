import type { ReactNode } from 'react';
import { DataTable } from '@/components/docs/data-table';
import { formatNumber } from '@/components/site/format';

interface MeasurementTableProps {
  caption: string;
  /** Heading of the first column. */
  head: string;
  columns: readonly string[];
  rows: Readonly<Record<string, readonly (number | string)[]>>;
  /** Digits after the decimal point. */
  digits?: number;
}

/** Measured values, one row per library or page. */
export function MeasurementTable(props: MeasurementTableProps): ReactNode {
  const { caption, head, columns, rows, digits = 1 } = props;
  return (
    <DataTable
      caption={caption}
      columns={[head, ...columns]}
      rows={Object.entries(rows).map(([name, values]) => [
        <b key="name">{name}</b>,
        ...values.map((value) => (typeof value === 'string' ? value : formatNumber(value, digits))),
      ])}
    />
  );
}
