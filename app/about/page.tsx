import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';
import { contributors, iconAuthors, iconSource, photographSource, spinnerAuthors } from './credits';
import { Photographs } from './photographs';

const path = '/about';
const { author, licences, repository } = siteFacts;

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          The gallery is the work of <a href={author.url}>{author.name}</a> and of everybody named
          here. Its source is at <a href={repository.url}>{repository.name}</a>.
        </p>
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
          The icons of the Angular package and of its original website, all from{' '}
          <a href={iconSource.url}>{iconSource.name}</a> under{' '}
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
          The React edition draws its own icons and spinners; the schematic pictures and the mark of
          this site are its own too. Some icons of the site and of its demos are{' '}
          <a href="https://fontawesome.com">Font Awesome Free</a> by Fonticons, Inc., under{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.{' '}
          <a href="https://hammerjs.github.io">Hammer.js</a> by Jorik Tangelder recognises swipes,{' '}
          <a href="https://craig.is/killing/mice">Mousetrap</a> by Craig Campbell shortcuts.
        </p>
      </Section>
      <Section id="photographs" title="Photographs">
        <p>
          All photographs are in the public domain or were given to it under CC0 1.0. Their authors
          need not be named; we do it with thanks. Most came to us through{' '}
          <a href={photographSource.url}>{photographSource.name}</a>; <q>Seeding</q> comes from the
          Debian package <code>lomiri-wallpapers</code>.
        </p>
        <Photographs />
      </Section>
    </DocsPage>
  );
}
