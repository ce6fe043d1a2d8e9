import './two-editions.scss';
import { releases } from '@/components/site/releases/releases';
import { siteFacts } from '@/components/site/site-facts';
import { href } from '@/components/site/urls';
import { ExampleFile } from '../code/example-file';
import { DownloadFirst, InstallReactCode } from '../install/install-react';
import { newerVersions } from '../releases/newer-versions';
import { firstAngularExample, installGallery, standaloneMain } from '../install/setup-snippets';
import { Snippet } from '../code/snippet';

const { author, library, reactEdition, repository, source } = siteFacts;
const [newest] = newerVersions;

const listFormat = new Intl.ListFormat('en-GB');

/** The documented releases of the package, without release candidates, oldest first. */
const documented = releases
  .map(({ version }) => version)
  .filter((version) => version.startsWith(`${library.major}.`) && !version.includes('-'))
  .reverse();

/** Which releases of which packages this site is about, and who maintains them. */
export function Subject() {
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

function AngularPackage() {
  return (
    <section data-edition-panel="angular">
      <h3>Angular</h3>
      <p>
        For Angular {library.angularMajor}, in a project of the Angular CLI. Add these two files and
        the <a href={href('/getting-started#step-2')}>global styles</a>, and write{' '}
        <code>&lt;app-gallery&gt;&lt;/app-gallery&gt;</code> in <code>src/index.html</code>, in
        place of <code>&lt;app-root&gt;&lt;/app-root&gt;</code>. For a project with modules see{' '}
        <a href={href('/getting-started#step-1')}>step 1</a>.
      </p>
      <Snippet title="Install the Angular package" code={installGallery} />
      <Snippet title="Angular: src/app/gallery.component.ts" code={firstAngularExample} />
      <Snippet title="Angular: src/main.ts" code={standaloneMain} />
    </section>
  );
}

function Additions() {
  return (
    <section className="additions" data-edition-panel="react">
      <h3>What the React edition adds</h3>
      <ul>
        <li>
          <a href={href('/react/zoom')}>zoom</a>,{' '}
          <a href={href('/react/dismiss')}>closing by drag</a>,{' '}
          <a href={href('/react/opening')}>opening from the thumbnail</a>
        </li>
        <li>
          <a href={href('/react/layouts')}>photo layouts</a>: justified rows, masonry and columns;{' '}
          <a href={href('/react/several-slides')}>several slides</a> in a carousel
        </li>
        <li>
          <a href={href('/react/video')}>videos</a>,{' '}
          <a href={href('/react/any-content')}>any content</a> and{' '}
          <a href={href('/react/info')}>an information panel</a> beside the image
        </li>
        <li>
          <a href={href('/react/links')}>a URL for each image</a>, and images that open without
          JavaScript
        </li>
        <li>
          <a href={href('/react/render-slots')}>own parts</a>,{' '}
          <a href={href('/react/class-names')}>class names</a>,{' '}
          <a href={href('/react/own-image-type')}>own image types</a>
        </li>
        <li>
          <a href={href('/react/controlled-index')}>controlled index</a>,{' '}
          <a href={href('/react/growing-list')}>growing lists</a>
        </li>
      </ul>
      <p>
        <a href={href('/react')}>All additions</a>, with demos.
      </p>
    </section>
  );
}

function ReactEdition() {
  return (
    <section data-edition-panel="react">
      <h3>React</h3>
      <p>
        For React 18.2 or 19, without other dependencies. It is not published on npm: it is
        installed from a file of this site. Import <code>ks-gallery-react/styles.css</code> once.{' '}
        <DownloadFirst folder="the folder of your application" />
      </p>
      <Snippet title="Install the React edition" code={<InstallReactCode />} />
      <ExampleFile name="plain-gallery" />
    </section>
  );
}

/** Both editions side by side: what they need, how to install them, and a first example. */
export function TwoEditions() {
  return (
    <div className="two-editions">
      <AngularPackage />
      <ReactEdition />
      <Additions />
    </div>
  );
}
