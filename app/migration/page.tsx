import { BeforeAfter } from '@/components/docs/before-after';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { globalStyles } from '@/components/docs/install/setup-snippets';
import { CodePanel } from '@/components/docs/code/code-panel';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';
import { NewerVersions } from './newer-versions';
import * as code from './snippets';
import './style.css';

const path = '/migration';
const { library, repository } = siteFacts;

export const metadata = pageMetadata(path);

function Issue({ number }: { number: number }) {
  return <a href={`${repository.issues}/${number}`}>#{number}</a>;
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <>
          <h2 id="how-to-upgrade">How to upgrade?</h2>
          <p>Upgrade one major version at a time. The latest upgrade is first on this page.</p>
          <p>
            To move from the Angular package to the React edition, see the{' '}
            <a href={href('/react/differences')}>differences between the editions</a>.
          </p>
        </>
      }
    >
      <Section id="from-9-to-10" title="From 9.x to 10.x">
        <ol>
          <li>
            Install the latest 10.x of the gallery:{' '}
            <code>npm install @ks89/angular-modal-gallery@10</code>.
          </li>
          <li>
            Upgrade to Angular {library.angularMajor} or higher and the version of rxjs that it
            recommends. The package also needs the CDK 15, hammerjs 2.0.8, mousetrap 1.6.5, rxjs
            7.5.0, Node 18.12.1 and npm 8.19.2, or higher.
          </li>
        </ol>
        <BeforeAfter {...code.nineToTen} />
        <p>
          The required version of Angular is the only breaking change of 10.0.0 (10.0.0-rc.1
          required 14). Your code does not change. 10.0.1 fixes examples, the readme and the
          project’s own checks.
        </p>
        <p>
          From a version below 9.1.0 you also get a template for thumbnails (
          <Issue number={254} />, see{' '}
          <a href={href('/demo/previews-template')}>Previews template</a>) and fixed thumbnails (
          <Issue number={257} />
          ): their number no longer changes, the arrows work at both ends, and with infinite sliding
          both arrows stay visible.
        </p>
      </Section>

      <Section id="from-8-to-9" title="From 8.x to 9.x">
        <p>
          Install the latest 9.x of the gallery and upgrade to Angular 13 or higher with its rxjs.
          Then:
        </p>
        <Section id="8-to-9-lib-config" title="LibConfig" level={3}>
          <p>
            <code>LibConfig</code> is no longer public (<Issue number={232} />
            ). Use <a href={href('/features/modal-gallery#ModalLibConfig')}>ModalLibConfig</a>,{' '}
            <a href={href('/features/plain-gallery#PlainLibConfig')}>PlainLibConfig</a> or{' '}
            <a href={href('/features/carousel#CarouselLibConfig')}>CarouselLibConfig</a>.
          </p>
          <BeforeAfter {...code.libConfigType} />
        </Section>
        <Section id="8-to-9-plain-gallery" title="Plain gallery" level={3}>
          <p>
            Remove <code>AdvancedLayout</code> (<Issue number={238} />, unused since 8.0.0) and the
            input <code>showGallery</code> (<Issue number={239} />, never used). Rename the output{' '}
            <code>showImage</code> to <code>clickImage</code> (<Issue number={240} />
            ).
          </p>
          <BeforeAfter {...code.plainOutput} />
        </Section>
        <Section id="8-to-9-carousel" title="Carousel" level={3}>
          <p>
            Remove <code>legacyIE11Mode</code> (<Issue number={235} />
            ). Move the separate inputs (<code>previewConfig</code>, <code>carouselConfig</code> and
            so on) into one input <code>config</code> of type <code>CarouselLibConfig</code> (
            <Issue number={229} />
            ). Rename the output <code>showImage</code> to <code>changeImage</code> (
            <Issue number={240} />
            ). See the <a href={href('/features/carousel')}>carousel page</a> and the{' '}
            <a href={`${repository.url}/tree/v.9.1.0/examples/angular-cli-13`}>official example</a>.
          </p>
          <BeforeAfter {...code.carouselConfig} />
        </Section>
        <Section id="8-to-9-keyboard" title="Keyboard" level={3}>
          <p>
            Values of <code>keyCode</code> are no longer supported (<Issue number={200} />
            ). Use the values of{' '}
            <a href="https://developer.mozilla.org/en-US/docs/Web/API/KeyboardEvent/code">
              <code>KeyboardEvent.code</code>
            </a>{' '}
            in <code>keyboardConfig</code>: 81 becomes <code>KeyQ</code>, 40 <code>ArrowDown</code>,
            38 <code>ArrowUp</code>. See{' '}
            <a href={href('/features/keyboard-config')}>Keyboard config</a>.
          </p>
          <BeforeAfter {...code.keys} />
        </Section>
        <Section id="8-to-9-more" title="Further changes" level={3}>
          <ul>
            <li>
              The download code for Internet Explorer 11 and legacy Edge is removed (
              <Issue number={228} />
              ).
            </li>
            <li>
              Full screen uses promises; a failure is only logged (
              <Issue number={233} />
              ).
            </li>
            <li>
              A modal gallery that opens at the first or last image emits <code>firstImage</code> or{' '}
              <code>lastImage</code> (<Issue number={241} />
              ).
            </li>
            <li>
              Closing no longer emits <code>buttonAfterHook</code>.
            </li>
            <li>
              A carousel without images throws a clearer error (<Issue number={209} />
              ).
            </li>
            <li>9.0.1 only updates links.</li>
          </ul>
        </Section>
      </Section>

      <Section id="from-7-to-8" title="From 7.x to 8.x">
        <p>
          Install the latest 8.x of the gallery and upgrade to Angular 12 or higher with its rxjs;
          Angular 6 to 11 are no longer supported. Install <code>@angular/cdk</code>, which provides
          the overlay and the breakpoints. Then:
        </p>
        <Section id="7-to-8-module" title="Module" level={3}>
          <p>
            <code>GalleryModule.forRoot()</code> becomes <code>GalleryModule</code>.
          </p>
          <BeforeAfter {...code.galleryModule} />
        </Section>
        <Section id="7-to-8-styles" title="Global styles" level={3}>
          <p>
            Add the styles of <a href={href('/getting-started#step-2')}>Getting started, step 2</a>.
          </p>
          <CodePanel language="css" title="styles.css" code={globalStyles.trim()} />
        </Section>
        <Section id="7-to-8-plain-gallery" title="Plain gallery" level={3}>
          <p>
            Replace <code>ks-modal-gallery</code> with <code>modalImages</code> and{' '}
            <code>plainGalleryConfig</code> by <code>ks-plain-gallery</code> with{' '}
            <code>images</code>, <code>config</code> and an output, and open the modal gallery with
            the service. In 8.x the output is <code>showImage</code>, and there is an input{' '}
            <code>showGallery</code>; both <a href="#8-to-9-plain-gallery">change again in 9.0.0</a>
            .
          </p>
          <BeforeAfter {...code.plainElement} />
        </Section>
        <Section id="7-to-8-modal-gallery" title="Modal gallery" level={3}>
          <p>
            Remove the element from all templates and call{' '}
            <a href={href('/features/modal-gallery#ModalGalleryService')}>
              <code>ModalGalleryService.open</code>
            </a>
            .
          </p>
          <BeforeAfter {...code.modalService} />
        </Section>
        <Section id="7-to-8-keyboard" title="Keyboard and SystemJS" level={3}>
          <p>
            Move the shortcuts into <code>keyboardServiceConfig</code> of each gallery. With
            SystemJS also set <code>disableSsrWorkaround</code> there, together with{' '}
            <code>shortcuts</code>; the carousel has an input of that name.
          </p>
          <BeforeAfter {...code.instanceKeys} />
        </Section>
        <Section id="7-to-8-more" title="Further changes" level={3}>
          <ul>
            <li>
              An image can have a fallback (<Issue number={194} />
              ), and an empty title removes its tooltip (<Issue number={179} />
              ). Both change interfaces.
            </li>
            <li>
              <code>size</code> of the plain image is removed (<Issue number={206} />
              ), although the types of 10.0.1 still contain it.
            </li>
            <li>
              The backdrop and the panel have new class names. The betas of 8.0.0 had other
              selectors, and until beta 5 <code>open</code> took a nested <code>config</code>{' '}
              object.
            </li>
            <li>
              <code>mobileVisible</code> shows thumbnails on small screens (
              <Issue number={213} />
              ), and you can change the colour of the backdrop (
              <Issue number={225} />
              ).
            </li>
            <li>
              The CDK blocks scrolling instead of <code>overflow</code> on the body. The SystemJS
              example is removed.
            </li>
            <li>Internet Explorer 11 is deprecated.</li>
            <li>
              8.0.1 fixes the provider of the configuration service (<Issue number={244} />
              ).
            </li>
          </ul>
        </Section>
      </Section>

      <Section id="newer-versions" title="After version 10">
        <NewerVersions />
      </Section>
    </DocsPage>
  );
}
