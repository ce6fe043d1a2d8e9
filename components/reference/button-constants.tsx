import {
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_FULL_SCREEN,
  KS_DEFAULT_BTN_SHARE,
  KS_DEFAULT_BTN_ZOOM_IN,
  KS_DEFAULT_BTN_ZOOM_OUT,
  KS_DEFAULT_SIZE,
} from 'ks-gallery-react';
import { objectText } from './default-value';
import { EntryTable } from './entry-table';

const buttons = {
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_FULL_SCREEN,
  KS_DEFAULT_BTN_SHARE,
  KS_DEFAULT_BTN_ZOOM_IN,
  KS_DEFAULT_BTN_ZOOM_OUT,
} as const;

/** The built-in buttons and their icon size, as the library exports them. */
export function ButtonConstants() {
  const rows = [
    ...Object.entries(buttons).map(([name, value]) => [name, objectText(value, 'ButtonConfig')]),
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
