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
import { DataTable } from '@/components/docs/data-table';
import { describeDefault } from './default-value';
import { DefaultView } from './default-view';

const constants = {
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_FULL_SCREEN,
  KS_DEFAULT_BTN_SHARE,
  KS_DEFAULT_BTN_ZOOM_IN,
  KS_DEFAULT_BTN_ZOOM_OUT,
} as const;

function value(object: object, type: string) {
  return <DefaultView defaults={[{ node: describeDefault(object, type) }]} />;
}

/** The built-in buttons and their icon size, as the library exports them. */
export function ButtonConstants() {
  const names = [...Object.keys(constants), 'KS_DEFAULT_SIZE'];
  return (
    <DataTable
      caption="Exported constants"
      columns={['Name', 'Value']}
      ids={names}
      rows={[
        ...Object.entries(constants).map(([name, button]) => [
          <code key="name">{name}</code>,
          value(button, 'ButtonConfig'),
        ]),
        [<code key="name">KS_DEFAULT_SIZE</code>, value(KS_DEFAULT_SIZE, 'Size')],
      ]}
    />
  );
}
