import { DataTable } from './data-table';
import { versions } from './versions';

const columns = [
  'Gallery',
  'Angular',
  '@angular/cdk',
  'mousetrap',
  'hammerjs',
  'Font Awesome',
  'IE11',
  'Legacy Edge (before Chromium)',
  'Note',
];

/** The versions of the package and their requirements. */
export function VersionTable() {
  return (
    <DataTable
      caption="Versions of the package"
      columns={columns}
      rows={versions.map((line) => [
        line.version,
        line.angular,
        line.cdk,
        line.mousetrap,
        line.hammerjs,
        line.fontAwesome,
        line.oldBrowsers,
        line.oldBrowsers,
        line.note ?? '–',
      ])}
    />
  );
}
