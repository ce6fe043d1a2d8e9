import { Snippet } from '@/components/docs/code/snippet';
import { modalComponent, modalTemplate } from '@/components/reference/angular-snippets';
import { DemoLinks } from '@/components/docs/demo-links';
import { Editions } from '@/components/docs/editions/editions';
import { ExampleFile } from '@/components/docs/code/example-file';
import { KeyCodeNames } from '@/components/reference/tables/key-codes';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';
import { photographTexts } from '@/components/site/photographs/texts';
import { FeatureExample } from '../feature-example';
import { Thumbnails } from '../thumbnails';

const path = '/features/modal-gallery';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      specimen={
        <FeatureExample
          hasViewer
          text="Select an image to open the modal gallery with its default options."
        >
          <Thumbnails texts={photographTexts} />
        </FeatureExample>
      }
      lead={
        <p>
          Use the modal gallery to show images large, one at a time over the page. Your code opens
          it, usually when a thumbnail is selected.
        </p>
      }
    >
      <Section id="ModalGallery" title="What it does">
        <ul>
          <li>The page behind it does not scroll.</li>
          <li>It stops at the first and the last image, unless sliding is infinite.</li>
          <li>A spinner is shown until the active image has loaded.</li>
          <li>
            Buttons, keys, a click outside and the browser’s Back close it. In the React edition
            Back stays on the page.
          </li>
          <li>
            In the React edition it advances automatically, except with reduced motion; a button and
            the pointer pause it. In the Angular package autoplay is off by default and has no
            button.
          </li>
        </ul>
        <p>
          Live demos: <DemoLinks slugs={['array-simple', 'output-events']} />, and the{' '}
          <a href={href('/playground#modal')}>playground</a>.
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
              <Snippet title="Angular: album.component.html" code={modalTemplate} />
              <Snippet title="Angular: album.component.ts" code={modalComponent} />
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
      </Section>
      {typeSections(path, {
        ModalLibConfig: (
          <p>
            The <a href={href('/features/carousel#CarouselLibConfig')}>carousel</a> has most of the
            same sections.
          </p>
        ),
      })}
      <Section id="KeyboardEnum" title="KeyboardEnum">
        <p>
          The <a href={href('/features/keyboard-config#KeyboardEnum')}>names of key codes</a>:{' '}
          <KeyCodeNames />.
        </p>
      </Section>
    </DocsPage>
  );
}
