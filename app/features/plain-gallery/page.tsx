import { plainComponent, plainTemplate } from '@/components/reference/angular-snippets';
import { StrategyDrawings } from '@/components/reference/strategy-drawings';
import { FieldTable } from '@/components/reference/tables/field-table';
import { DemoLinks } from '@/components/docs/demo-links';
import { Editions } from '@/components/docs/editions/editions';
import { ExampleFile } from '@/components/docs/code/example-file';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { Snippet } from '@/components/docs/code/snippet';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';
import { photographTexts } from '@/components/site/photographs/texts';
import { FeatureExample } from '../feature-example';
import { Thumbnails } from '../thumbnails';

const path = '/features/plain-gallery';

export const metadata = pageMetadata(path);

const notes = {
  PlainGalleryStrategy: <StrategyDrawings />,
  PlainImage: (
    <p>The description is used for the alternative text and the tooltip of the thumbnail.</p>
  ),
  PlainGalleryConfig: (
    <p>
      The strategies <code>ROW</code> and <code>COLUMN</code> need a <code>LineLayout</code>,{' '}
      <code>GRID</code> needs a <code>GridLayout</code>. The React edition also accepts plain
      objects and <a href={href('/react/layouts')}>three more layouts</a>.
    </p>
  ),
  LineLayout: (
    <p>
      The constructor takes all fields, in the order of the table; the defaults are those of a
      gallery without a <code>layout</code>. Values of <code>justify</code>:{' '}
      <a href="https://developer.mozilla.org/en-US/docs/Web/CSS/justify-content">justify-content</a>
      .
    </p>
  ),
  GridLayout: (
    <p>
      The constructor takes the fields in the order of the table. A grid always wraps. Its width is
      that of all thumbnails of a row plus half a thumbnail.
    </p>
  ),
  AdvancedConfig: (
    <p>
      Values of <code>additionalBackground</code>: the part of{' '}
      <a href="https://developer.mozilla.org/en-US/docs/Web/CSS/background">background</a> after the
      image.
    </p>
  ),
};

export default function Page() {
  return (
    <DocsPage
      path={path}
      specimen={
        <FeatureExample text="The three strategies. Select an image to open the modal gallery.">
          <div className="feature-layouts">
            {(['row', 'grid', 'column'] as const).map((layout, index) => (
              <div key={layout}>
                <code>{layout.toUpperCase()}</code>
                <Thumbnails id={index + 1} layout={layout} texts={photographTexts} />
              </div>
            ))}
          </div>
        </FeatureExample>
      }
      lead={
        <p>
          Use the plain gallery for thumbnails in a row, a column or a grid. It tells your code
          which one was selected.
        </p>
      }
    >
      <Section id="PlainGallery" title="What it does">
        <p>
          Without a configuration the thumbnails are in one row, 50 px high. Your code handles a
          click, usually by opening the <a href={href('/features/modal-gallery')}>modal gallery</a>.
        </p>
        <p>
          Live demos: <DemoLinks slugs={['plain-layouts', 'plain-atags']} />, and the{' '}
          <a href={href('/playground#plain')}>playground</a>.
        </p>
      </Section>
      <Section id="API" title="API">
        <p>
          The element is <code>ks-plain-gallery</code> in Angular and <code>PlainGallery</code> in
          React.
        </p>
        <Editions
          react={<ExampleFile name="album/plain-gallery" />}
          angular={
            <>
              <Snippet title="Angular: thumbnails.component.html" code={plainTemplate} />
              <Snippet title="Angular: thumbnails.component.ts" code={plainComponent} />
            </>
          }
        />
      </Section>
      <Section id="PlainGalleryProps" title="Inputs">
        <p>
          To change the images, pass a new array; do not modify the old one. In the Angular package,
          images with the same URL need different query strings (
          <a href={`${siteFacts.repository.issues}/171`}>issue 171</a>).
        </p>
        <FieldTable of="PlainGalleryProps" part="inputs" />
        <p>
          The React edition also has{' '}
          <a href={href('/react/reference#PlainGalleryProps')}>slots and class names</a>.
        </p>
      </Section>
      <Section id="Outputs" title="Outputs">
        <p>One event with the 0-based index of the selected thumbnail.</p>
        <FieldTable of="PlainGalleryProps" part="outputs" />
      </Section>
      {typeSections(path, notes)}
    </DocsPage>
  );
}
