import { Snippet } from '@/components/docs/snippet';
import { modalComponent, modalTemplate } from '@/components/reference/angular-snippets';
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
          The modal gallery shows a list of images one at a time over the page. Open it from code
          through a service.
        </p>
      }
    >
      <Section id="ModalGallery" title="ModalGallery">
        <ul>
          <li>The page behind it does not scroll while it is open.</li>
          <li>It stops at the first and the last image, unless sliding is infinite.</li>
          <li>A spinner is shown until the active image has loaded.</li>
          <li>
            It closes by button, key, click outside and the browser’s Back. With{' '}
            <code>closeOnBack: &#39;push&#39;</code>, the default of the React edition, Back closes
            the gallery and stays on the page.
          </li>
          <li>
            In the React edition it advances automatically, with a play/pause button; it pauses
            while the pointer is over the image and does not start with reduced motion. In the
            Angular package autoplay is off by default and has no button.
          </li>
        </ul>
        <p>
          Live demos: <DemoLinks slugs={['array-simple', 'output-events']} />.
        </p>
      </Section>
      <Section id="API" title="API">
        <p>
          <a href={href('/getting-started')}>Install the library</a> first. Since version 8 the
          Angular package has no element for the modal gallery: a service opens it. The React
          edition has the same service and also a component,{' '}
          <a href={href('/react/reference#ModalGalleryProps')}>
            <code>&lt;ModalGallery&gt;</code>
          </a>
          .
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
          <code>open</code> takes a{' '}
          <a href="#ModalGalleryConfig">
            <code>ModalGalleryConfig</code>
          </a>{' '}
          with the images, the first image to show and, in <code>libConfig</code>, the options. To
          change the images, pass a new array; do not modify the old one. In the Angular package,
          images with the same URL need different query strings (
          <a href={`${siteFacts.repository.issues}/171`}>issue 171</a>).
        </p>
      </Section>
      <Section id="Outputs" title="Outputs">
        <p>
          <code>open</code> returns a{' '}
          <a href="#ModalGalleryRef">
            <code>ModalGalleryRef</code>
          </a>{' '}
          with one stream per event. Its members end in <code>$</code>, for example{' '}
          <code>show$</code>.
        </p>
        <ModalEvents />
      </Section>
      <TypeSection of="ModalLibConfig" page={path}>
        <p>
          The <a href={href('/features/carousel#CarouselLibConfig')}>carousel</a> has most of the
          same sections.
        </p>
      </TypeSection>
      <TypeSection of="Image" page={path} />
      <TypeSection of="ModalImage" page={path}>
        <p>
          URLs may be <code>data:</code> URLs. The description is the last part of the caption;{' '}
          <a href={href('/features/description')}>Description</a> configures the other parts.
        </p>
      </TypeSection>
      <TypeSection of="ImageModalEvent" page={path} />
      <TypeSection of="CurrentImageConfig" page={path}>
        <p>
          The download shortcut needs <code>downloadable</code>; the download button also needs a{' '}
          <a href={href('/features/upper-buttons#ButtonsStrategy')}>strategy</a> that contains it.
        </p>
      </TypeSection>
      <TypeSection of="KeyboardConfig" page={path} />
      <TypeSection of="LoadingConfig" page={path} />
      <TypeSection of="SlideConfig" page={path}>
        <p>
          <a href={href('/features/carousel#PlayConfig')}>PlayConfig</a> configures autoplay.
        </p>
      </TypeSection>
      <TypeSection of="SidePreviewsConfig" page={path} />
      <TypeSection of="ModalGalleryConfig" page={path} />
      <TypeSection of="PreviewTemplateContext" page={path} />
      <TypeSection of="ModalGalleryService" page={path} />
      <TypeSection of="ModalGalleryRef" page={path} />
      <TypeSection of="GalleryStream" page={path} />
      <TypeSection of="LoadingType" page={path} />
      <Section id="KeyboardEnum" title="KeyboardEnum">
        <p>
          Values of <code>KeyboardEvent.code</code> with a name in the package. A{' '}
          <code>KeyboardConfig</code> accepts any{' '}
          <a href="https://developer.mozilla.org/en-US/docs/Web/API/KeyboardEvent/code">code</a>.
        </p>
        <KeyCodes />
      </Section>
    </DocsPage>
  );
}
