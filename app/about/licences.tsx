import { Fragment } from 'react';
import { DataTable } from '@/components/docs/data-table';
import { photographCredits } from '@/components/site/photographs/credits';
import { siteFacts } from '@/components/site/site-facts';
import { photographSource } from './credits';

const { licences, source } = siteFacts;

const publicDomain = photographCredits
  .filter(({ licence }) => licence === 'Public domain')
  .map(({ title }) => title);

const rows = [
  [
    'Angular package',
    <a key="link" href={licences.code.url}>
      {licences.code.name}
    </a>,
  ],
  [
    'This site and the React edition, with icons, spinners, diagrams and logo',
    source ? (
      <a key="link" href={source.file('LICENSE')}>
        {licences.code.name}
      </a>
    ) : (
      licences.code.name
    ),
  ],
  [
    'Documentation',
    <a key="link" href={licences.documentation.url}>
      {licences.documentation.name}
    </a>,
  ],
  [
    'Photographs',
    <>
      {publicDomain.map((title, index) => (
        <Fragment key={title}>
          {index > 0 && ', '}
          <q>{title}</q>
        </Fragment>
      ))}
      : public domain; the others: CC0 1.0. Most come from{' '}
      <a href={photographSource.url}>{photographSource.name}</a>, <q>Seeding</q> from the Debian
      package <code>lomiri-wallpapers</code>.
    </>,
  ],
  [
    <>
      Other icons: <a href="https://fontawesome.com">Font Awesome Free</a> by Fonticons, Inc.
    </>,
    <a key="link" href="https://creativecommons.org/licenses/by/4.0/">
      CC BY 4.0
    </a>,
  ],
  [
    <>
      Typeface: <a href="https://github.com/erikdkennedy/figtree">Figtree</a> by Erik Kennedy
    </>,
    <a key="link" href="https://openfontlicense.org">
      SIL Open Font License 1.1
    </a>,
  ],
  [
    <>
      Gestures: <a href="https://hammerjs.github.io">Hammer.js</a> by Jorik Tangelder
    </>,
    'MIT',
  ],
  [
    <>
      Shortcuts: <a href="https://craig.is/killing/mice">Mousetrap</a> by Craig Campbell
    </>,
    'Apache 2.0 with LLVM exception',
  ],
];

/** What the site consists of, with its licences. */
export function Licences() {
  return (
    <DataTable
      caption={<span className="visually-hidden">Licences of code, texts and pictures</span>}
      columns={['Part', 'Licence']}
      rows={rows}
    />
  );
}
