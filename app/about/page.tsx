import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { documentationUrl } from '@/components/docs/releases/versions';
import { pageMetadata } from '@/components/site/metadata';
import { currentRelease, releasePath } from '@/components/site/releases/react-releases';
import { siteFacts } from '@/components/site/site-facts';
import { href } from '@/components/site/urls';
import { contributors, iconAuthors, iconNames, iconSource, spinnerAuthors } from './credits';
import { Licences } from './licences';
import { Photographs } from './photographs';
import { Spinner } from './spinner';
import './style.scss';

const path = '/about';
const { author, library, licences, reactEdition, repository, source } = siteFacts;

export const metadata = pageMetadata(path);

/** The anchors that the list of differences had when it was on this page. */
function Differences() {
  const list = href('/react/differences');
  return (
    <>
      <a id="editions" href={list}>
        Differences
      </a>{' '}
      compares their{' '}
      <a id="editions-run-time" href={`${list}#updates`}>
        behaviour
      </a>
      , their{' '}
      <a id="editions-events" href={`${list}#events`}>
        events
      </a>{' '}
      and their{' '}
      <a id="editions-options" href={`${list}#options`}>
        types, options and defaults
      </a>
    </>
  );
}

function Versions() {
  return (
    <p>
      Version {library.major}, from 2022, is not the{' '}
      <a href={repository.releases}>newest release</a> of the package; version 16.0.0{' '}
      <a href={href('/migration#security')}>fixes vulnerabilities</a>. The{' '}
      {currentRelease ? (
        <>
          current release of the React edition is{' '}
          <a href={href(releasePath(currentRelease.version))}>{currentRelease.version}</a>.
        </>
      ) : (
        <>
          React edition has no <a href={href('/react/releases')}>release</a> yet: this site serves
          version {reactEdition.version} as it is being developed.
        </>
      )}
    </p>
  );
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <>
          <p>
            <a href={author.url}>{author.name}</a> and the people named here wrote the Angular
            package and <a href={documentationUrl}>its original documentation</a>. The author
            maintains the package in <a href={repository.url}>{repository.name}</a>. This website
            and the React edition are a separate project
            {source && (
              <>
                , in <a href={source.url}>{source.name}</a>, where you can{' '}
                <a href={source.issues}>report problems with them</a>
              </>
            )}
            ; the page <Differences />.
          </p>
          <Versions />
        </>
      }
    >
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
          For the Angular package and its original website, from{' '}
          <a href={iconSource.url}>{iconSource.name}</a> under{' '}
          <a href={licences.documentation.url}>{licences.documentation.name}</a>. The package does
          not name the author of each icon; the React edition has its own drawings:
        </p>
        <p className="icons" aria-hidden="true">
          {iconNames.map((name) => (
            <span key={name} className="credit-picture">
              <span className={`ks-icon ${name}-image`} />
            </span>
          ))}
        </p>
        <ul className="names">
          {iconAuthors.map(({ name, url }) => (
            <li key={name}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="spinners" title="Spinner authors">
        <p>
          For the Angular package. The pictures are the React edition’s own spinners of the same
          types; they move while you point at them.
        </p>
        <ul className="spinners">
          {spinnerAuthors.map(({ name, url, work, types }) => (
            <li key={name}>
              <span className="spinner-pictures" aria-hidden="true">
                {types.map((type) => (
                  <span key={type} className="credit-picture">
                    <Spinner type={type} />
                  </span>
                ))}
              </span>
              <span>
                <a href={url}>{name}</a>
                <span className="visually-hidden">: </span>
                <small>
                  <a href={work.url}>{work.name}</a>
                </small>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="photographs" title="Photographs">
        <Photographs />
      </Section>
      <Section id="this-site" title="Licences">
        <Licences />
      </Section>
    </DocsPage>
  );
}
