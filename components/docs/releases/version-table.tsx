import { DataTable } from '../data-table';
import { versions, type VersionLine } from './versions';

const columns = [
  'Gallery',
  'Angular',
  '@angular/cdk',
  'mousetrap',
  'hammerjs',
  'Font Awesome',
  'IE11',
  'Legacy Edge (before Chromium)',
];

function Version({ line: { version, isRecommended } }: { line: VersionLine }) {
  return (
    <>
      {version} {isRecommended && <span className="mark">Recommended</span>}
    </>
  );
}

/** The versions of the package, their requirements, and notes on some of them. */
export function VersionTable() {
  return (
    <>
      <DataTable
        caption="Versions of the package"
        columns={columns}
        rows={versions.map((line) => [
          <Version key="version" line={line} />,
          line.angular,
          line.cdk,
          line.mousetrap,
          line.hammerjs,
          line.fontAwesome,
          line.oldBrowsers,
          line.oldBrowsers,
        ])}
      />
      <ul>
        {versions.map(
          ({ version, note }) =>
            note && (
              <li key={version}>
                {version}: {note}
              </li>
            ),
        )}
      </ul>
    </>
  );
}
