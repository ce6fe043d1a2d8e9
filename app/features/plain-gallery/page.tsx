import { plainComponent, plainTemplate } from '@/components/reference/angular-snippets';
import { ConfigurationTable } from '@/components/reference/configuration-table';
import { DemoLinks } from '@/components/docs/demo-links';
import { Editions } from '@/components/docs/editions';
import { ExampleFile } from '@/components/docs/example-file';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { Snippet } from '@/components/docs/snippet';
import { TypeSection } from '@/components/reference/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';

const path = '/features/plain-gallery';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={<p>The plain gallery is a set of thumbnails and says which of them was chosen.</p>}
    >
      <Section id="PlainGallery" title="PlainGallery">
        <p>
          Nothing but the list of images is needed: the thumbnails then stand in one row, 50 pixels
          high. What happens after a click is for the page to decide; mostly it opens the{' '}
          <a href={href('/features/modal-gallery')}>modal gallery</a>.
        </p>
        <p>
          See it at work: <DemoLinks slugs={['plain-layouts', 'plain-atags']} />.
        </p>
      </Section>
      <Section id="API" title="API">
        <p>
          The element is <code>ks-plain-gallery</code> in Angular and <code>PlainGallery</code> in
          React.
        </p>
        <Editions
          react={<ExampleFile name="plain-gallery" />}
          angular={
            <>
              <Snippet
                title="Angular: thumbnails.component.html"
                code={plainTemplate}
                language="angular-html"
              />
              <Snippet
                title="Angular: thumbnails.component.ts"
                code={plainComponent}
                language="angular-ts"
              />
            </>
          }
        />
      </Section>
      <Section id="PlainGalleryProps" title="Inputs">
        <p>
          Replace the list of images to change it; never push into it. In the Angular package, give
          equal addresses a query string that tells them apart (
          <a href={`${siteFacts.repository.issues}/171`}>issue 171</a>).
        </p>
        <ConfigurationTable of="PlainGalleryProps" part="inputs" />
      </Section>
      <Section id="Outputs" title="Outputs">
        <p>One event, with the index of the chosen thumbnail, counted from 0.</p>
        <ConfigurationTable of="PlainGalleryProps" part="outputs" />
      </Section>
      <TypeSection of="PlainLibConfig" page={path} />
      <TypeSection of="Image" page={path} />
      <TypeSection of="PlainImage" page={path}>
        <p>
          The description of this part is used for the alternative text and the tooltip of the
          thumbnail.
        </p>
      </TypeSection>
      <TypeSection of="PlainGalleryConfig" page={path}>
        <p>
          A <code>LineLayout</code> goes with the strategies <code>ROW</code> and{' '}
          <code>COLUMN</code>, a <code>GridLayout</code> with <code>GRID</code>; anything else is an
          error.
        </p>
      </TypeSection>
      <TypeSection of="PlainGalleryLayout" page={path} />
      <TypeSection of="LineLayout" page={path}>
        <p>
          The constructor takes the fields in the order of the table. For the values of{' '}
          <code>justify</code> see{' '}
          <a href="https://developer.mozilla.org/en-US/docs/Web/CSS/justify-content">
            justify-content
          </a>
          .
        </p>
      </TypeSection>
      <TypeSection of="GridLayout" page={path}>
        <p>
          The constructor takes the fields in the order of the table. A grid always wraps; its width
          is the number of thumbnails in a row times their width, and half a width more.
        </p>
      </TypeSection>
      <TypeSection of="BreakConfig" page={path} />
      <TypeSection of="AdvancedConfig" page={path}>
        <p>
          What may follow the address is described under{' '}
          <a href="https://developer.mozilla.org/en-US/docs/Web/CSS/background">background</a>.
        </p>
      </TypeSection>
      <TypeSection of="PlainGalleryStrategy" page={path} />
    </DocsPage>
  );
}
