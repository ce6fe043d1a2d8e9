import { ExampleFile } from '@/components/docs/code/example-file';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import {
  commonJs,
  globalStyles,
  reactStylesheet,
  rootModule,
  typeRoots,
} from '@/components/docs/install/setup-snippets';
import { CodePanel } from '@/components/docs/code/code-panel';
import { newerVersions } from '@/components/docs/releases/newer-versions';
import { Snippet } from '@/components/docs/code/snippet';
import { Subject, TwoEditions } from '@/components/docs/editions/two-editions';
import { VersionTable } from '@/components/docs/releases/version-table';
import { documentationUrl, legacyPackageUrl } from '@/components/docs/releases/versions';
import { releases } from '@/components/site/releases/releases';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';

const path = '/getting-started';
const { author, library, repository } = siteFacts;
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

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <>
          <p>
            Install <code>{library.packageName}</code> in an Angular application, or its React
            edition in a React application.
          </p>
          <p className="callout">
            The live demos on this site run on the React edition, which is part of this website’s
            repository. It has all options of the Angular package under the same names, and more;{' '}
            <a href={href('/react/differences')}>some defaults and behaviours differ</a>.
          </p>
        </>
      }
    >
      <Section id="editions" title="First gallery">
        <Subject />
        <TwoEditions />
      </Section>

      <Section id="dependencies" edition="angular" title="Dependencies">
        <p>
          Use the version of the gallery that matches your version of Angular. Version{' '}
          {library.major} needs Angular {library.angularMajor} or higher, version 9 Angular 13 or
          higher, version 8 Angular 12. The author of the package supports only{' '}
          <a href={repository.releases}>its latest release</a>, and has also{' '}
          <a href={documentationUrl}>documented version {library.major}</a>.
        </p>
        <VersionTable />
        <p>
          * Not officially supported, expected to work. The table is from November 2022; for Angular
          16 and later there are <a href={href('/migration#newer-versions')}>newer versions</a>;
          only {newest.version} (Angular {newest.angular}) has the security fixes.
        </p>
        <p>
          To upgrade from an older version, read the{' '}
          <a href={href('/migration')}>migration guide</a>.
        </p>
        <p>Release dates:</p>
        <Releases />
      </Section>

      <Section id="browsers" edition="angular" title="Supported browsers">
        <p>
          All current browsers. Version 8.0.0 deprecated Internet Explorer 11. Version 9.0.0
          supports neither Internet Explorer 11 nor legacy Edge, like Angular 13.
        </p>
      </Section>

      <Section id="installation" edition="angular" title="Installation">
        <p>
          One command installs everything, see <a href="#editions">First gallery</a>:
        </p>
        <ul>
          <li>
            The gallery. Without <code>@{library.major}</code> npm installs a newer version.
          </li>
          <li>
            Its dependencies: Hammer.js for swipes, Mousetrap for shortcuts, the CDK for the
            overlay. The major version of the CDK is the one of Angular.
          </li>
          <li>
            The type definitions of Hammer.js, without which the compiler rejects the package. If
            you use <code>MousetrapInstance</code>, also install <code>@types/mousetrap</code>.
          </li>
        </ul>
        <p>
          Versions 3 and 5 were published as{' '}
          <a href={legacyPackageUrl}>
            <code>angular-modal-gallery</code>
          </a>
          , without a scope.
        </p>
        <p>
          Font Awesome is optional since 5.0.0. For custom icons use your own CSS or Font Awesome 4
          or, since 5.3.0, 5.
        </p>
      </Section>

      <Section id="update-your-project" edition="angular" title="Update your project">
        <p>
          These steps are for projects created with the Angular CLI. For server rendering with
          Angular Universal, see the <a href="#examples">official examples</a>.
        </p>
        <Section id="step-1" title="Step 1: import the dependencies" level={3}>
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
            <code>bootstrapApplication</code>. Each standalone component that uses the gallery has{' '}
            <code>imports: [GalleryModule]</code>; otherwise the compiler reports NG8001. The{' '}
            <code>main.ts</code> of <a href="#editions">First gallery</a> is such an application.
          </p>
          <p>
            Remove the focus from the button before you call <code>open</code>: the gallery does not
            take the focus. Otherwise <kbd>Enter</kbd> opens a second gallery with the same id, and
            the first can no longer be closed.
          </p>
        </Section>
        <Section id="step-2" title="Step 2: add global styles" level={3}>
          <p>
            Add the overlay styles of the CDK, and the backdrop and stacking order of the modal
            gallery. Without <code>overlay-prebuilt.css</code> the gallery is rendered at the end of
            the page, below its content.
          </p>
          <CodePanel language="css" title="styles.css" code={globalStyles.trim()} />
        </Section>
        <Section id="step-3" title="Step 3 (optional): tsconfig.json" level={3}>
          <p>Only if the compiler does not find the type definitions.</p>
          <Snippet title="tsconfig.json" code={typeRoots} />
        </Section>
        <Section id="step-4" title="Step 4 (optional): angular.json" level={3}>
          <p>
            Mousetrap and Hammer.js are CommonJS modules. This setting removes the warning of the
            CLI.
          </p>
          <Snippet title="angular.json" code={commonJs} />
        </Section>
        <p>
          To add or remove images later, pass a new array, as in the demo{' '}
          <a href={href('/demo/buttons-strategies')}>Button strategies</a>.
        </p>
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
        <p>
          The SystemJS example was removed in 8.0.0, the StackBlitz example in 9.0.0. Each{' '}
          <a href={href('/demo')}>demo</a> on this site shows its Angular source.
        </p>
      </Section>

      <Section id="react-edition" edition="react" title="React edition">
        <p>
          <code>ks-gallery-react</code>, the React edition, has{' '}
          <a href={href('/react')}>additions for React</a>. Its install command and a first example
          are in <a href="#editions">First gallery</a>. Guides:{' '}
          <a href={href('/react/frameworks')}>Frameworks</a>,{' '}
          <a href={href('/react/recipes')}>Recipes</a>, <a href={href('/react/testing')}>Testing</a>
          , <a href={href('/react/other-libraries')}>From another library</a>.
        </p>
        <Section id="react-stylesheet" title="Stylesheet" level={3}>
          <p>
            Import it once, for example in the root layout, or <code>styles.layered.css</code> if
            your own styles are in cascade layers. Sizes and colours are CSS custom properties that
            start with <code>--ks-</code>, for example <code>--ks-thumb-gap</code>, the space
            between thumbnails.
          </p>
          <CodePanel language="tsx" title="layout.tsx" code={reactStylesheet.trim()} />
        </Section>
        <Section id="react-examples" title="Carousel" level={3}>
          <ExampleFile name="carousel" />
        </Section>
        <Section id="react-server" title="Server rendering" level={3}>
          <p>
            The plain gallery and the carousel render their images on the server. Without JavaScript
            a thumbnail opens its image, and the carousel scrolls. On the server <code>open</code>{' '}
            does nothing and returns a closed handle. The components are marked{' '}
            <code>&#39;use client&#39;</code>. Gestures and shortcuts are built in;{' '}
            <a href={href('/react/gestures#adapters')}>Hammer.js and Mousetrap</a> are optional.
          </p>
        </Section>
        <Section id="react-from-angular" title="For Angular developers" level={3}>
          <p>
            Images with <code>modal</code> and <code>plain</code>, enums, layout classes and{' '}
            <code>libConfig</code>, here called <code>config</code>, work as well.{' '}
            <code>currentImage</code> replaces the 0-based <code>defaultIndex</code>;{' '}
            <code>result</code> of events is 1-based.
          </p>
          <ExampleFile name="angular-names" />
        </Section>
      </Section>

      <Section id="support" title="Support requests">
        <p>
          For the Angular package, <a href={repository.issues}>open an issue</a> in its repository
          and fill in the template.
        </p>
      </Section>

      <Section id="contributing" title="Contributing">
        <p>
          <a href={repository.contributing}>CONTRIBUTING.md</a> describes how to contribute to the
          Angular package. You can support its author, {author.name}, through{' '}
          <a href={author.sponsors}>GitHub Sponsors</a> or the donation button.
        </p>
      </Section>
    </DocsPage>
  );
}
