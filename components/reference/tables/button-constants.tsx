import { KS_DEFAULT_SIZE } from 'ks-gallery-react';
import { builtInButtons } from './built-in-buttons';
import { objectText } from '../types/default-value';
import { EntryTable } from './entry-table';

/** The built-in buttons and their icon size, as the library exports them. */
export function ButtonConstants() {
  const rows = [
    ...Object.entries(builtInButtons).map(([name, value]) => [
      name,
      objectText(value, 'ButtonConfig'),
    ]),
    ['KS_DEFAULT_SIZE', objectText(KS_DEFAULT_SIZE, 'Size')],
  ];
  return (
    <EntryTable
      caption="Exported constants"
      columns={['Name', 'Value']}
      entries={rows.map(([name = '', value]) => ({
        id: name,
        name,
        meaning: null,
        cells: [<code key="value">{value}</code>],
      }))}
    />
  );
}
