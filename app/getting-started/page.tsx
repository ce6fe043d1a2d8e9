import './two-editions.scss';
import { CodePanel } from '@/components/docs/code/code-panel';
import { DocsPage } from '@/components/docs/docs-page';
import { ExampleFile } from '@/components/docs/code/example-file';
import { Folded } from '@/components/docs/folded';
import {
  DownloadFirst,
  InstallReactCode,
  installReserve,
} from '@/components/docs/install/install-react';
import { newerVersions } from '@/components/docs/releases/newer-versions';
import { Section } from '@/components/docs/section';
import {
  commonJs,
  firstAngularExample,
  globalStyles,
  installGallery,
  reactStylesheet,
  rootModule,
  standaloneMain,
  typeRoots,
} from '@/components/docs/install/setup-snippets';
import { Snippet } from '@/components/docs/code/snippet';
import { VersionTable } from '@/components/docs/releases/version-table';
import { documentationUrl, legacyPackageUrl } from '@/components/docs/releases/versions';
import { releases } from '@/components/site/releases/releases';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';

const path = '/getting-started';
const { author, library, reactEdition, repository, source } = siteFacts;
const [newest] = newerVersions;

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

const listFormat = new Intl.ListFormat('en-GB');

/** The documented releases of the package, without release candidates, oldest first. */
const documented = releases
  .map(({ version }) => version)
  .filter((version) => version.startsWith(`${library.major}.`) && !version.includes('-'))
  .reverse();

/** Which releases of which packages this site is about, and who maintains them. */
function Subject() {
  return (
    <p>
      This site is about releases {listFormat.format(documented)} (2022) of the Angular package{' '}
      <code>{library.packageName}</code>, which {author.name} maintains, and about version{' '}
      {reactEdition.version} of its React edition <code>{reactEdition.packageName}</code>, which is
      maintained with this site
      {source && (
        <>
          {' '}
          in <a href={source.url}>{source.name}</a>
        </>
      )}
      . The package has <a href={href('/migration#newer-versions')}>newer releases</a>, up to{' '}
      <a href={repository.releases}>{newest.version}</a> for Angular {newest.angular} ({newest.date}
      ).
    </p>
  );
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          Install <code>{library.packageName}</code> in an Angular application, or its React edition
          in a React application. The live demos on this site run on the React edition, which is
          part of this website’s repository. It has all options of the Angular package under the
          same names, and more;{' '}
          <a href={href('/react/differences')}>some defaults and behaviours differ</a>.
        </p>
      }
    >
      <Section id="installation" title="Install">
        <div className="two-editions">
          <section data-edition-panel="angular">
            <h3>Angular</h3>
            <p>
              For Angular {library.angularMajor}. Without <code>@{library.major}</code> npm installs
              a newer version of the gallery; the major version of the CDK is the one of Angular.
            </p>
            <Snippet title="Install the Angular package" code={installGallery} />
            <p>
              Hammer.js is for swipes, Mousetrap for shortcuts, the CDK for the overlay. Without the
              type definitions of Hammer.js the compiler rejects the package. If you use{' '}
              <code>MousetrapInstance</code>, also install <code>@types/mousetrap</code>.
            </p>
          </section>
          <section data-edition-panel="react">
            <h3>React</h3>
            <p>
              For React 18.2 or 19, without other dependencies. It is not published on npm: it is
              installed from a file of this site.{' '}
              <DownloadFirst folder="the folder of your application" />
            </p>
            <Snippet
              title="Install the React edition"
              code={<InstallReactCode />}
              reserve={installReserve}
            />
          </section>
        </div>
      </Section>

      <Section id="editions" title="First gallery">
        <section data-edition-panel="angular">
          <h3>Angular</h3>
          <p>
            In a project of the Angular CLI, add these two files and the{' '}
            <a href="#step-2">global styles</a>, and write{' '}
            <code>&lt;app-gallery&gt;&lt;/app-gallery&gt;</code> in <code>src/index.html</code>, in
            place of <code>&lt;app-root&gt;&lt;/app-root&gt;</code>. Put your photographs into{' '}
            <code>src/assets</code>, and write their paths. For a project with modules see{' '}
            <a href="#step-1">step 1</a>.
          </p>
          <Snippet title="Angular: src/app/gallery.component.ts" code={firstAngularExample} />
          <Snippet title="Angular: src/main.ts" code={standaloneMain} />
        </section>
        <section data-edition-panel="react">
          <h3>React</h3>
          <p>
            Thumbnails that open a modal gallery. Save this beside the file of your page, put your
            photographs into <code>public/photos</code>, and render <code>&lt;Album /&gt;</code> in
            the page. <a href={href('/react/photos')}>Your photographs</a> makes them of the files
            of a camera, in the browser or by a command.{' '}
            <a href={href('/react/frameworks')}>Frameworks</a> names the files of Vite, Next.js and
            others.
          </p>
          <ExampleFile name="album/plain-gallery" />
        </section>
      </Section>

      <Section id="react-stylesheet" edition="react" title="Styles">
        <p>
          Import the stylesheet once, in <code>src/main.tsx</code> of Vite or{' '}
          <code>app/layout.tsx</code> of Next.js. Import <code>styles.layered.css</code> instead if
          your own styles are in cascade layers. Sizes and colours are{' '}
          <a href={href('/react/class-names')}>CSS custom properties</a> that start with{' '}
          <code>--ks-</code>, for example <code>--ks-thumb-gap</code>, the space between thumbnails.
        </p>
        <CodePanel language="tsx" title="main.tsx or layout.tsx" code={reactStylesheet.trim()} />
      </Section>

      <Section id="update-your-project" edition="angular" title="Update your project">
        <p>
          These steps are for projects created with the Angular CLI. For server rendering with
          Angular Universal, see the <a href="#examples">official examples</a>.
        </p>
        <Folded
          id="step-1"
          title="Step 1: import the dependencies"
          summary="Modules, standalone components, focus"
        >
          <p>
            Import <code>hammerjs</code> and <code>mousetrap</code> for their side effects. Add{' '}
            <code>GalleryModule</code> to the root module and to every module that uses the
            components; there is no <code>forRoot</code>. Add <code>HammerModule</code> to the root
            module: without it swipes do nothing, and no error is logged.
          </p>
          <CodePanel language="angular-ts" title="app.module.ts" code={rootModule.trim()} />
          <p>
            A standalone application passes{' '}
            <code>importProvidersFrom(GalleryModule, HammerModule)</code> to{' '}
            <code>bootstrapApplication</code>. Each standalone component with a gallery in its
            template has <code>imports: [GalleryModule]</code>; otherwise the compiler reports
            NG8001. The <code>main.ts</code> of <a href="#editions">First gallery</a> is such an
            application.
          </p>
          <p>
            Remove the focus from the button before you call <code>open</code>: the gallery does not
            take the focus. Otherwise <kbd>Enter</kbd> opens a second gallery with the same id, and
            the first can no longer be closed.
          </p>
        </Folded>
        <Section id="step-2" title="Step 2: add global styles" level={3}>
          <p>
            Add the overlay styles of the CDK, and the backdrop and stacking order of the modal
            gallery. Without <code>overlay-prebuilt.css</code> the gallery is rendered at the end of
            the page, below its content.
          </p>
          <CodePanel language="css" title="styles.css" code={globalStyles.trim()} />
        </Section>
        <Folded
          id="step-3"
          title="Step 3 (optional): tsconfig.json"
          summary="If the compiler does not find type definitions"
        >
          <Snippet title="tsconfig.json" code={typeRoots} />
        </Folded>
        <Folded
          id="step-4"
          title="Step 4 (optional): angular.json"
          summary="Without the warning about CommonJS"
        >
          <p>
            Mousetrap and Hammer.js are CommonJS modules. This setting removes the warning of the
            CLI.
          </p>
          <Snippet title="angular.json" code={commonJs} />
        </Folded>
      </Section>

      <Section id="examples" edition="angular" title="Official examples">
        <ul>
          <li>
            <a
              href={`${repository.url}/tree/${library.tag}/examples/angular-cli-${library.angularMajor}`}
            >
              Angular CLI {library.angularMajor}
            </a>{' '}
            (recommended)
          </li>
          <li>
            <a href={`${repository.url}/tree/${library.tag}/examples/angular-cli-material`}>
              Angular CLI with Material
            </a>
          </li>
          <li>
            <a href={`${repository.url}/tree/${library.tag}/examples/universal`}>
              Angular Universal
            </a>
          </li>
        </ul>
        <p>The SystemJS example was removed in 8.0.0, the StackBlitz example in 9.0.0.</p>
      </Section>

      <Section id="next" title="Next">
        <p data-edition-panel="angular">
          <a href={href('/features')}>Features</a> lists all options, the{' '}
          <a href={href('/demo')}>examples</a> show them live, with their Angular source. To add or
          remove images later, pass a new array, as in the demo{' '}
          <a href={href('/demo/buttons-strategies')}>Button strategies</a>.
        </p>
        <div id="react-edition" data-edition-panel="react">
          <p>
            <a href={href('/react')}>React edition</a> lists what it adds, with demos. Guides:{' '}
            <a href={href('/react/frameworks')}>Frameworks</a>,{' '}
            <a href={href('/react/recipes')}>Recipes</a>,{' '}
            <a href={href('/react/testing')}>Testing</a>,{' '}
            <a href={href('/react/other-libraries')}>From another library</a>.
          </p>
          <Folded id="react-examples" title="Carousel" summary="A first example">
            <ExampleFile name="carousel" />
          </Folded>
          <Folded id="react-server" title="Server rendering" summary="What works before scripts">
            <p>
              The plain gallery and the carousel render their images on the server. Without
              JavaScript a thumbnail opens its image, and the carousel scrolls. On the server{' '}
              <code>open</code> does nothing and returns a closed handle. The components are marked{' '}
              <code>&#39;use client&#39;</code>. Gestures and shortcuts are built in;{' '}
              <a href={href('/react/gestures#adapters')}>Hammer.js and Mousetrap</a> are optional.
            </p>
          </Folded>
          <Folded
            id="react-from-angular"
            title="For Angular developers"
            summary="The same names in React"
          >
            <p>
              Images with <code>modal</code> and <code>plain</code>, enums, layout classes and{' '}
              <code>libConfig</code>, here called <code>config</code>, work as well.{' '}
              <code>currentImage</code> replaces the 0-based <code>defaultIndex</code>;{' '}
              <code>result</code> of events is 1-based.
            </p>
            <ExampleFile name="angular-names" />
          </Folded>
        </div>
      </Section>

      <Folded
        id="dependencies"
        level={2}
        edition="angular"
        title="Dependencies"
        summary="Versions of Angular, release dates"
      >
        <p>
          Use the version of the gallery that matches your version of Angular. Version{' '}
          {library.major} needs Angular {library.angularMajor} or higher, version 9 Angular 13 or
          higher, version 8 Angular 12. The author of the package supports only{' '}
          <a href={repository.releases}>its latest release</a>, and has also{' '}
          <a href={documentationUrl}>documented version {library.major}</a>. To upgrade from an
          older version, read the <a href={href('/migration')}>migration guide</a>.
        </p>
        <VersionTable />
        <p>
          * Not officially supported, expected to work. The table is from November 2022; for Angular
          16 and later, also 17, there are{' '}
          <a href={href('/migration#newer-versions')}>newer versions</a>; only {newest.version}{' '}
          (Angular {newest.angular}) has the security fixes.
        </p>
        <p>
          Versions 3 and 5 were published as{' '}
          <a href={legacyPackageUrl}>
            <code>angular-modal-gallery</code>
          </a>
          , without a scope. Font Awesome is optional since 5.0.0. For custom icons use your own CSS
          or Font Awesome 4 or, since 5.3.0, 5.
        </p>
        <p>Release dates:</p>
        <Releases />
      </Folded>
      <Folded
        id="browsers"
        level={2}
        edition="angular"
        title="Supported browsers"
        summary="All current ones"
      >
        <p>
          All current browsers. Version 8.0.0 deprecated Internet Explorer 11. Version 9.0.0
          supports neither Internet Explorer 11 nor legacy Edge, like Angular 13.
        </p>
      </Folded>
      <Folded id="support" level={2} title="Support requests" summary="Who maintains what">
        <p>
          For the Angular package, <a href={repository.issues}>open an issue</a> in its repository
          and fill in the template.
        </p>
        <Subject />
      </Folded>
      <Folded id="contributing" level={2} title="Contributing" summary="Code and sponsorship">
        <p>
          <a href={repository.contributing}>CONTRIBUTING.md</a> describes how to contribute to the
          Angular package. You can support its author, {author.name}, through{' '}
          <a href={author.sponsors}>GitHub Sponsors</a> or the donation button.
        </p>
      </Folded>
    </DocsPage>
  );
}
