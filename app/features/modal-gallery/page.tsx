import { Snippet } from '@/components/docs/snippet';
import { modalComponent, modalTemplate } from '@/components/reference/angular-snippets';
import { ConfigurationTable } from '@/components/reference/configuration-table';
import { DemoLinks } from '@/components/docs/demo-links';
import { Editions } from '@/components/docs/editions';
import { ExampleFile } from '@/components/docs/example-file';
import { KeyCodes } from '@/components/reference/key-codes';
import { ModalEvents } from '@/components/reference/modal-events';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { TypeSection } from '@/components/reference/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';

const path = '/features/modal-gallery';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          The modal gallery shows the images of a list one by one, over the page. It is a service:
          nothing is added to a template, code opens it.
        </p>
      }
    >
      <Section id="ModalGallery" title="ModalGallery">
        <ul>
          <li>Scrolling of the page is blocked while it is open, and stays where it was.</li>
          <li>It stops at the first and at the last image, unless sliding is infinite.</li>
          <li>A spinner is shown until the current image has loaded.</li>
          <li>
            It closes by button, by key, by a click outside and by the browser’s Back. With{' '}
            <code>closeOnBack: &#39;push&#39;</code>, the default of the React edition, Back closes
            the gallery and stays on the page.
          </li>
          <li>
            It advances by itself, with a button to stop that; it waits while the pointer is over
            the image, and never starts where the reader prefers reduced motion. In the Angular
            package automatic advance is off until it is configured.
          </li>
        </ul>
        <p>
          See it at work: <DemoLinks slugs={['array-simple', 'output-events']} />.
        </p>
      </Section>
      <Section id="API" title="API">
        <p>
          <a href={href('/getting-started')}>Install the library</a> first. Since version 8 the
          modal gallery is opened through a service; it has no element of its own.
        </p>
        <Editions
          react={<ExampleFile name="modal-gallery" />}
          angular={
            <>
              <Snippet
                title="Angular: album.component.html"
                code={modalTemplate}
                language="angular-html"
              />
              <Snippet
                title="Angular: album.component.ts"
                code={modalComponent}
                language="angular-ts"
              />
            </>
          }
        />
      </Section>
      <Section id="Inputs" title="Inputs">
        <p>
          <code>open</code> takes one object: a{' '}
          <a href="#ModalGalleryConfig">
            <code>ModalGalleryConfig</code>
          </a>{' '}
          with the images, the one to start with and, in <code>libConfig</code>, the configuration.
          Replace the list of images to change it; never push into it. In the Angular package, give
          equal addresses a query string that tells them apart (
          <a href={`${siteFacts.repository.issues}/171`}>issue 171</a>); the React edition does not
          need that.
        </p>
      </Section>
      <Section id="Outputs" title="Outputs">
        <p>
          <code>open</code> returns a{' '}
          <a href="#ModalGalleryRef">
            <code>ModalGalleryRef</code>
          </a>{' '}
          with a stream for each event. The names below have a <code>$</code> behind them there.
        </p>
        <ModalEvents />
      </Section>
      <TypeSection of="ModalLibConfig" page={path}>
        <p>
          Every level may be given in part; what is left out is filled from the default. The{' '}
          <a href={href('/features/carousel#CarouselLibConfig')}>carousel</a> accepts most of the
          same sections.
        </p>
      </TypeSection>
      <TypeSection of="Image" page={path} />
      <TypeSection of="ModalImage" page={path}>
        <p>
          Addresses may be <code>data:</code> addresses. A description is the last part of the
          caption only; the parts before it are set in{' '}
          <a href={href('/features/description')}>Description</a>.
        </p>
      </TypeSection>
      <TypeSection of="ImageModalEvent" page={path} />
      <TypeSection of="CurrentImageConfig" page={path}>
        <p>
          Downloading by shortcut needs <code>downloadable</code> only; the button also needs a{' '}
          <a href={href('/features/upper-buttons#ButtonsStrategy')}>strategy</a> that shows it. On
          touch devices the button is the only way. The parts of the caption are joined without
          spaces between them, and simple, safe HTML in it is kept.
        </p>
      </TypeSection>
      <TypeSection of="KeyboardConfig" page={path} />
      <TypeSection of="LoadingConfig" page={path} />
      <TypeSection of="SlideConfig" page={path}>
        <p>
          How fast the gallery advances is described under{' '}
          <a href={href('/features/carousel#PlayConfig')}>PlayConfig</a>.
        </p>
      </TypeSection>
      <TypeSection of="SidePreviewsConfig" page={path} />
      <TypeSection of="ModalGalleryConfig" page={path} />
      <TypeSection of="PreviewTemplateContext" page={path} />
      <TypeSection of="ModalGalleryService" page={path} />
      <TypeSection of="ModalGalleryRef" page={path} />
      <TypeSection of="GalleryStream" page={path} />
      <Section id="ModalGalleryProps" title="ModalGalleryProps">
        <p>
          React edition only: <code>&lt;ModalGallery&gt;</code> is the modal gallery as a component
          that is open while <code>open</code> is true.
        </p>
        <ConfigurationTable of="ModalGalleryProps" part="inputs" />
        <ConfigurationTable of="ModalGalleryProps" part="outputs" />
      </Section>
      <TypeSection of="LoadingType" page={path} />
      <Section id="KeyboardEnum" title="KeyboardEnum">
        <p>
          Values of <code>KeyboardEvent.code</code> that the gallery knows. Any other{' '}
          <a href="https://developer.mozilla.org/en-US/docs/Web/API/KeyboardEvent/code">code</a> may
          be given in a <code>KeyboardConfig</code>.
        </p>
        <KeyCodes />
      </Section>
    </DocsPage>
  );
}
