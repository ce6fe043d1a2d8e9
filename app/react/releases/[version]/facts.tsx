import reactPackage from 'ks-gallery-react/package.json' with { type: 'json' };
import { Code } from '@/components/docs/code/code';
import { MeasurementTable } from '@/components/performance/measurement-table';
import { findSize, readSizeRecords } from '@/components/site/sizes/library-sizes';
import type { ReactRelease } from '@/components/site/releases/react-releases';
import { siteFacts } from '@/components/site/site-facts';
import { asset, href } from '@/components/site/urls';

/** Rows of the table of sizes, by what an application imports. */
const measured = {
  'Plain gallery': 'plain gallery',
  'Plain gallery with photo layouts': 'plain gallery with layouts',
  Carousel: 'carousel',
  'Modal gallery': 'modal gallery',
  'All three': 'all three',
};

/** What the command of the package needs, and no entry. */
const commandPackages = ['exifr', 'sharp'];

/** What the package of this site needs. */
export function Requirements() {
  const { engines, peerDependencies, peerDependenciesMeta } = reactPackage;
  const isOptional = (name: string) => name in peerDependenciesMeta;
  const packages = Object.entries(peerDependencies);
  return (
    <ul>
      {packages
        .toSorted(([a], [b]) => Number(isOptional(a)) - Number(isOptional(b)))
        .map(([name, range]) => (
          <li key={name}>
            <Code text={name} />, <Code text={range} />
            {isOptional(name) &&
              `, optional, for ${commandPackages.includes(name) ? 'the command photos' : 'its adapter'}`}
          </li>
        ))}
      <li>
        Node.js, <Code text={engines.node} />, to install it and to render on a server
      </li>
    </ul>
  );
}

/** The sizes of the package of this site. */
export function Sizes() {
  const records = readSizeRecords();
  const rows = Object.entries(measured).map(([name, entry]) => [
    name,
    (['first', 'whole'] as const).map((part) => findSize(records, entry, part).total / 1000),
  ]);
  return (
    <>
      <MeasurementTable
        caption="JavaScript and CSS without React, compressed kB"
        head="Component"
        columns={['first load', 'with all code that options fetch later']}
        rows={Object.fromEntries(rows)}
      />
      <p>
        <a href={href('/performance#options')}>Performance</a> has the sizes by option, beside those
        of other libraries.
      </p>
    </>
  );
}

/** The file of a version, and how to verify it. */
export function PackageFile({ version, integrity }: ReactRelease) {
  const name = `${siteFacts.reactEdition.packageName}-${version}.tgz`;
  const url = asset(`/package/${name}`);
  return (
    <>
      <p>
        <a href={url}>{name}</a>.{' '}
        {integrity ? (
          <>
            Integrity: <Code text={integrity} />, with <a href={`${url}.json`}>its provenance</a>.
          </>
        ) : (
          'It changes with this site until the version is released, and has no fixed integrity before. Keep a copy of the file that you install.'
        )}{' '}
        <a href={href('/getting-started#installation')}>Getting started</a> has the install command.
      </p>
      <p>
        The file contains the <a href={asset('/package/CHANGELOG.md')}>changelog</a> of all
        versions.
      </p>
    </>
  );
}
