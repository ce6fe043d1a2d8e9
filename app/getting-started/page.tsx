import { ExampleFile } from '@/components/docs/example-file';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import {
  commonJs,
  globalStyles,
  installCompanions,
  installGallery,
  installReactEdition,
  installTypes,
  reactStylesheet,
  reactTypes,
  rootModule,
  typeRoots,
} from '@/components/docs/setup-snippets';
import { Snippet } from '@/components/docs/snippet';
import { VersionTable } from '@/components/docs/version-table';
import { releases } from '@/components/site/releases';
import { asset, href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';

const path = '/getting-started';
const { author, library, repository } = siteFacts;

export const metadata = pageMetadata(path);

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function Releases() {
  return (
    <ul className="names">
      {releases.map(({ version, date }) => (
        <li key={version}>
          {version}, <time dateTime={date}>{dateFormat.format(new Date(date))}</time>
        </li>
      ))}
    </ul>
  );
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <>
          <p>
            This page puts <code>{library.packageName}</code> into an Angular application, and its
            React edition into a React application.
          </p>
          <p className="callout">
            The live demos on this site run on the React edition, which is part of this website’s
            own repository. The Angular package is the published original.
          </p>
        </>
      }
    >
      <Section id="dependencies" title="Dependencies">
        <p>
          Choose the version of the gallery by the version of Angular that you use. Only the latest
          stable release is supported, so keep both up to date: version 10 needs Angular 15 or
          higher, version 9 Angular 13 or higher, version 8 Angular 12.
        </p>
        <VersionTable />
        <p>* Not officially supported, expected to work.</p>
        <p>
          Coming from an older version? Read the <a href={href('/migration')}>migration guide</a>.
        </p>
        <p>
          Release dates (<a href={repository.releases}>all releases</a>):
        </p>
        <Releases />
      </Section>

      <Section id="browsers" title="Supported browsers">
        <p>
          All current browsers. Internet Explorer 11 and the old Edge, from before Chromium, are not
          supported since 9.0.0; they were deprecated in 8.0.0, as Angular 13 gave them up.
        </p>
      </Section>

      <Section id="installation" title="Installation">
        <ol>
          <li>
            The gallery. Name the version: without <code>@10</code> you get a newer one.
            <Snippet title="Gallery" code={installGallery} />
          </li>
          <li>
            What it needs: Hammer.js for swiping, Mousetrap for shortcuts, and the CDK for the layer
            over the page.
            <Snippet title="Companions" code={installCompanions} />
          </li>
          <li>
            Types for two of them. A missing type <code>MousetrapInstance</code> means that they are
            not installed.
            <Snippet title="Types" code={installTypes} />
          </li>
        </ol>
        <p>
          Versions 3 and 5 were published under an older name without a scope,{' '}
          <a href={repository.url}>
            <code>angular-modal-gallery</code>
          </a>
          .
        </p>
        <p>
          Font Awesome is optional since 5.0.0: the built-in icons need nothing. Icons of your own
          may come from your own CSS or from Font Awesome 4 or 5; 5 since gallery 5.3.0.
        </p>
      </Section>

      <Section id="update-your-project" title="Update your project">
        <p>
          These steps are for projects made with the Angular CLI. For Angular Universal, which
          renders on the server, see the <a href="#examples">official examples</a>.
        </p>
        <Section id="step-1" title="Step 1: import the dependencies" level={3}>
          <p>
            Import <code>hammerjs</code> and <code>mousetrap</code> for what they do when they load,
            and list <code>GalleryModule</code> in the root module and in every module that uses the
            components. There is no <code>forRoot</code>.
          </p>
          <Snippet language="angular-ts" title="app.module.ts" code={rootModule} />
          <p>
            A standalone application of Angular 15 passes{' '}
            <code>importProvidersFrom(GalleryModule)</code> to <code>bootstrapApplication</code>{' '}
            instead.
          </p>
        </Section>
        <Section id="step-2" title="Step 2: add global styles" level={3}>
          <p>
            The stylesheet of the CDK’s overlay, and two classes of the modal gallery: the backdrop,
            and what lifts it above everything else.
          </p>
          <Snippet language="css" title="styles.css" code={globalStyles} />
        </Section>
        <Section id="step-3" title="Step 3 (optional): tsconfig.json" level={3}>
          <p>Where the compiler does not find the types, tell it where they are.</p>
          <Snippet title="tsconfig.json" code={typeRoots} />
        </Section>
        <Section id="step-4" title="Step 4 (optional): angular.json" level={3}>
          <p>
            Mousetrap and Hammer.js are CommonJS modules. Allow them, and the CLI stops warning.
          </p>
          <Snippet title="angular.json" code={commonJs} />
        </Section>
        <p>
          Deleting or adding images later? Give the gallery a new array; never change the old one.
          The demo <a href={href('/demo/buttons-strategies')}>Button strategies</a> shows how.
        </p>
      </Section>

      <Section id="examples" title="Official examples">
        <ul>
          <li>
            <a href={`${repository.url}/tree/${library.tag}/examples/angular-cli-15`}>
              Angular CLI 15
            </a>
            , recommended.
          </li>
          <li>
            <a href={`${repository.url}/tree/master/examples/angular-cli-material`}>
              Angular CLI with Material
            </a>
            .
          </li>
          <li>
            <a href={`${repository.url}/tree/master/examples/universal`}>Angular Universal</a>,
            rendered on the server.
          </li>
        </ul>
        <p>
          The example for SystemJS ended with 8.0.0, the one on StackBlitz with 9.0.0. On this site
          each <a href={href('/demo')}>demo</a> shows its Angular source.
        </p>
      </Section>

      <Section id="react-edition" title="React edition">
        <p>
          <code>ks-gallery-react</code> has the same models, the same configuration objects and the
          same names. Where its behaviour or a default differs, the{' '}
          <a href={href('/features')}>features</a> say so.
        </p>
        <Section id="react-install" title="Install" level={3}>
          <p>
            It needs React 18.2 or 19. It is not published on npm: install the{' '}
            <a href={asset(siteFacts.reactEdition.archive)}>packed file</a> that this site serves.
          </p>
          <Snippet title="Install the React edition" code={installReactEdition} />
        </Section>
        <Section id="react-stylesheet" title="Stylesheet" level={3}>
          <p>
            Import it once, for instance in the root layout. It includes the backdrop and the
            stacking of the modal gallery; nothing has to be copied. Measures and colours are CSS
            custom properties whose names begin with <code>--ks-</code>.
          </p>
          <Snippet language="tsx" title="layout.tsx" code={reactStylesheet} />
        </Section>
        <Section id="react-examples" title="Three short examples" level={3}>
          <p>Thumbnails that open the modal gallery:</p>
          <ExampleFile name="plain-gallery" />
          <p>The modal gallery alone, opened by buttons:</p>
          <ExampleFile name="modal-gallery" />
          <p>A carousel that does not move by itself:</p>
          <ExampleFile name="carousel" />
        </Section>
        <Section id="react-server" title="Server rendering" level={3}>
          <p>
            The plain gallery and the carousel render on the server, pictures included. Without
            scripts a thumbnail is a link to its picture, and the slides of the carousel can be
            scrolled. On the server <code>open</code> does nothing and returns a handle that is
            closed. The components are marked <code>&#39;use client&#39;</code>; Hammer.js and
            Mousetrap are loaded in the browser when a gallery is first used.
          </p>
        </Section>
        <Section id="react-typescript" title="TypeScript" level={3}>
          <p>
            All types are exported under the names that the tables use. Every level of a
            configuration may be given in part.
          </p>
          <Snippet language="tsx" title="gallery-config.ts" code={reactTypes} />
        </Section>
      </Section>

      <Section id="support" title="Support requests">
        <p>
          <a href={repository.issues}>Open an issue</a> in the repository and fill in the template.
        </p>
      </Section>

      <Section id="contributing" title="Contributing">
        <p>
          Help is welcome; <a href={repository.contributing}>CONTRIBUTING.md</a> says how. The
          author can be supported through <a href={author.sponsors}>GitHub Sponsors</a>.
        </p>
      </Section>
    </DocsPage>
  );
}
