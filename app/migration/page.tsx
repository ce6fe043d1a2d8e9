import { BeforeAfter } from '@/components/docs/before-after';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { globalStyles } from '@/components/docs/setup-snippets';
import { Snippet } from '@/components/docs/snippet';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';
import * as code from './snippets';

const path = '/migration';
const { repository } = siteFacts;

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
          <p>
            One major version at a time, from the one that you have to the next. The newest upgrade
            comes first on this page.
          </p>
        </>
      }
    >
      <Section id="from-9-to-10" title="From 9.x to 10.x">
        <ol>
          <li>
            Install the newest 10.x of the gallery:{' '}
            <code>npm install @ks89/angular-modal-gallery@10</code>.
          </li>
          <li>
            Move to Angular 15 or higher, with the version of rxjs that it recommends. The package
            also asks for the CDK 15, hammerjs 2.0.8, mousetrap 1.6.5, rxjs 7.5.0, Node 18.12.1 and
            npm 8.19.2, or higher.
          </li>
        </ol>
        <BeforeAfter {...code.nineToTen} />
        <p>
          The required version of Angular is the only breaking change of 10.0.0; 10.0.0-rc.1 still
          said 14. Nothing in your code changes. 10.0.1 repairs examples, the readme and the
          project’s own checks.
        </p>
        <p>
          Whoever comes from a version below 9.1.0 also gets a template for previews (
          <Issue number={254} />, see{' '}
          <a href={href('/demo/previews-template')}>Previews template</a>) and repaired previews (
          <Issue number={257} />
          ): the number of thumbnails no longer changes, the arrows work at both ends, and with
          infinite sliding both stay visible.
        </p>
      </Section>

      <Section id="from-8-to-9" title="From 8.x to 9.x">
        <p>
          Install the newest 9.x of the gallery, and move to Angular 13 or higher with its rxjs.
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
            Remove <code>AdvancedLayout</code> (<Issue number={238} />, without use since 8.0.0) and
            the input <code>showGallery</code> (<Issue number={239} />, never used). Rename the
            output <code>showImage</code> to <code>clickImage</code> (<Issue number={240} />
            ).
          </p>
          <BeforeAfter {...code.plainOutput} />
        </Section>
        <Section id="8-to-9-carousel" title="Carousel" level={3}>
          <p>
            Remove <code>legacyIE11Mode</code> (<Issue number={235} />
            ). Put what used to be separate inputs (<code>previewConfig</code>,{' '}
            <code>carouselConfig</code> and so on) into one input <code>config</code> of type{' '}
            <code>CarouselLibConfig</code> (<Issue number={229} />
            ). Rename the output <code>showImage</code> to <code>changeImage</code> (
            <Issue number={240} />
            ). See the <a href={href('/features/carousel')}>carousel page</a> and the{' '}
            <a href={`${repository.url}/tree/v.9.1.0/examples/angular-cli-13`}>official example</a>.
          </p>
          <BeforeAfter {...code.carouselConfig} />
        </Section>
        <Section id="8-to-9-keyboard" title="Keyboard" level={3}>
          <p>
            Numbers of <code>keyCode</code> are no longer understood (<Issue number={200} />
            ). Give <code>keyboardConfig</code> the texts of{' '}
            <a href="https://developer.mozilla.org/en-US/docs/Web/API/KeyboardEvent/code">
              <code>KeyboardEvent.code</code>
            </a>
            : 81 becomes <code>KeyQ</code>, 40 <code>ArrowDown</code>, 38 <code>ArrowUp</code>. See{' '}
            <a href={href('/features/keyboard-config')}>Keyboard config</a>.
          </p>
          <BeforeAfter {...code.keys} />
        </Section>
        <Section id="8-to-9-more" title="Further changes" level={3}>
          <ul>
            <li>
              The download code for Internet Explorer 11 and the old Edge is gone (
              <Issue number={228} />
              ).
            </li>
            <li>
              Entering and leaving full screen use promises; a failure is only reported (
              <Issue number={233} />
              ).
            </li>
            <li>
              A modal gallery that opens at the first or last image now reports{' '}
              <code>firstImage</code> or <code>lastImage</code> (<Issue number={241} />
              ).
            </li>
            <li>
              Closing no longer reports <code>buttonAfterHook</code>.
            </li>
            <li>
              The error of a carousel without images is clearer (<Issue number={209} />
              ).
            </li>
            <li>9.0.1 only updates links.</li>
          </ul>
        </Section>
      </Section>

      <Section id="from-7-to-8" title="From 7.x to 8.x">
        <p>
          Install the newest 8.x of the gallery, and move to Angular 12 or higher with its rxjs;
          Angular 6 to 11 are no longer supported. Install <code>@angular/cdk</code>, which is
          needed now, for the layer over the page and for reacting to its width. Then:
        </p>
        <Section id="7-to-8-module" title="Module" level={3}>
          <p>
            <code>GalleryModule.forRoot()</code> becomes <code>GalleryModule</code>.
          </p>
          <BeforeAfter {...code.galleryModule} />
        </Section>
        <Section id="7-to-8-styles" title="Global styles" level={3}>
          <p>
            Add the styles of the second step of{' '}
            <a href={href('/getting-started#step-2')}>Getting started</a>.
          </p>
          <Snippet language="css" title="styles.css" code={globalStyles} />
        </Section>
        <Section id="7-to-8-plain-gallery" title="Plain gallery" level={3}>
          <p>
            The element <code>ks-modal-gallery</code> that had both <code>modalImages</code> and{' '}
            <code>plainGalleryConfig</code> becomes <code>ks-plain-gallery</code> with{' '}
            <code>images</code>, <code>config</code> and an output, and a method of your own opens
            the modal gallery through the service. In 8.x the output is <code>showImage</code>, and
            there is an input <code>showGallery</code>; both{' '}
            <a href="#8-to-9-plain-gallery">change again in 9.0.0</a>.
          </p>
          <BeforeAfter {...code.plainElement} />
        </Section>
        <Section id="7-to-8-modal-gallery" title="Modal gallery" level={3}>
          <p>
            Remove the element of the modal gallery from all templates. It is opened by{' '}
            <a href={href('/features/modal-gallery#ModalGalleryService')}>
              <code>ModalGalleryService.open</code>
            </a>
            .
          </p>
          <BeforeAfter {...code.modalService} />
        </Section>
        <Section id="7-to-8-keyboard" title="Keyboard and SystemJS" level={3}>
          <p>
            The shortcuts moved into the configuration of each gallery, as{' '}
            <code>keyboardServiceConfig</code>. Users of SystemJS give{' '}
            <code>disableSsrWorkaround</code> there, together with <code>shortcuts</code>; a
            carousel input of that name was added then.
          </p>
          <BeforeAfter {...code.instanceKeys} />
        </Section>
        <Section id="7-to-8-more" title="Further changes" level={3}>
          <ul>
            <li>
              An image may name a fallback (<Issue number={194} />
              ), and an empty title switches a tooltip off (<Issue number={179} />
              ): both change interfaces.
            </li>
            <li>
              <code>size</code> is gone from the plain image (<Issue number={206} />
              ), though the types of 10.0.1 still list it.
            </li>
            <li>
              The backdrop and the panel have new class names. The betas of 8.0.0 used other
              selectors, and <code>open</code> took a nested <code>config</code> object until beta
              5.
            </li>
            <li>
              Previews can be shown on small screens with <code>mobileVisible</code> (
              <Issue number={213} />
              ), and the background of the modal gallery can have another colour (
              <Issue number={225} />
              ).
            </li>
            <li>
              The trick with the overflow of the body is gone: the CDK blocks scrolling. The
              SystemJS example is gone too.
            </li>
            <li>Internet Explorer 11 is deprecated.</li>
            <li>
              8.0.1 repairs the provider of the configuration service (<Issue number={244} />
              ).
            </li>
          </ul>
        </Section>
      </Section>
    </DocsPage>
  );
}
