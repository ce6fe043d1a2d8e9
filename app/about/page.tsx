import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { documentationUrl } from '@/components/docs/versions';
import { EditionDifferences } from '@/components/reference/edition-differences';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { currentRelease, releasePath } from '@/components/site/react-releases';
import { siteFacts } from '@/components/site/site-facts';
import { contributors, iconAuthors, iconSource, photographSource, spinnerAuthors } from './credits';
import { Photographs } from './photographs';
import './style.css';

const path = '/about';
const { author, library, licences, reactEdition, repository, source } = siteFacts;

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <>
          <p>
            <a href={author.url}>{author.name}</a> and the people named here wrote the Angular
            package and <a href={documentationUrl}>its original documentation</a>. The author
            maintains the package in <a href={repository.url}>{repository.name}</a>. This site and
            the React edition are a separate project
            {source && (
              <>
                , in <a href={source.url}>{source.name}</a>, where you can{' '}
                <a href={source.issues}>report problems with them</a>
              </>
            )}
            . Version {library.major}, from 2022, is not the{' '}
            <a href={repository.releases}>newest release</a> of the package.
          </p>
          <p>
            Version 16.0.0 <a href={href('/migration#security')}>fixes vulnerabilities</a>. The{' '}
            {currentRelease ? (
              <>
                current release of the React edition is{' '}
                <a href={href(releasePath(currentRelease.version))}>{currentRelease.version}</a>.
              </>
            ) : (
              <>
                React edition has no <a href={href('/react/releases')}>release</a> yet: this site
                serves version {reactEdition.version} as it is being developed.
              </>
            )}
          </p>
        </>
      }
    >
      <Section id="editions" title="Differences between the editions">
        <EditionDifferences />
      </Section>
      <Section id="contributors" title="Thanks to contributors">
        <p>For code, issues and tests of betas:</p>
        <ul className="names">
          {contributors.map((name) => (
            <li key={name}>
              <a href={`https://github.com/${name}`}>{name}</a>
            </li>
          ))}
        </ul>
        <p>and many others.</p>
      </Section>
      <Section id="icons" title="Icon authors">
        <p>
          The icons of the Angular package and of its original website come from{' '}
          <a href={iconSource.url}>{iconSource.name}</a>, under{' '}
          <a href={licences.documentation.url}>{licences.documentation.name}</a>:
        </p>
        <ul>
          {iconAuthors.map(({ name, url }) => (
            <li key={name}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="spinners" title="Spinner authors">
        <p>The loading spinners of the Angular package:</p>
        <ul>
          {spinnerAuthors.map(({ name, url, work }) => (
            <li key={name}>
              <a href={url}>{name}</a>: <a href={work.url}>{work.name}</a>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="this-site" title="This site and the React edition">
        <p>
          The icons and spinners of the React edition, the diagrams and the logo were made for this
          project. Other icons are <a href="https://fontawesome.com">Font Awesome Free</a> by
          Fonticons, Inc., under{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. The typeface is{' '}
          <a href="https://github.com/erikdkennedy/figtree">Figtree</a> by Erik Kennedy, under the{' '}
          <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>.{' '}
          <a href="https://hammerjs.github.io">Hammer.js</a> by Jorik Tangelder recognises gestures,{' '}
          <a href="https://craig.is/killing/mice">Mousetrap</a> by Craig Campbell shortcuts.
        </p>
      </Section>
      <Section id="photographs" title="Photographs">
        <p>
          All photographs are in the public domain or under CC0 1.0. Most come from{' '}
          <a href={photographSource.url}>{photographSource.name}</a>; <q>Seeding</q> comes from the
          Debian package <code>lomiri-wallpapers</code>. Thanks to their authors:
        </p>
        <Photographs />
      </Section>
    </DocsPage>
  );
}
