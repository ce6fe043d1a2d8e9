import { imageList } from '@/components/reference/angular-snippets';
import { EntryTable } from '@/components/reference/tables/entry-table';
import { errorCodes, getAnchor } from '@/components/reference/troubleshooting';
import { ExampleFile } from '@/components/docs/code/example-file';
import { Snippet } from '@/components/docs/code/snippet';
import { Editions } from '@/components/docs/editions/editions';
import { InlineText } from '@/components/docs/inline-text';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { photographTexts } from '@/components/site/photographs/texts';
import { FeatureExample } from '../feature-example';
import { Thumbnails } from '../thumbnails';

const path = '/features/common';

export const metadata = pageMetadata(path);

function ErrorCodes() {
  return (
    <EntryTable
      caption="Error codes"
      columns={['Code']}
      entries={Object.entries(errorCodes).map(([code, { cause }]) => ({
        id: `GalleryErrorCode.${code}`,
        name: code,
        meaning: (
          <p>
            <InlineText text={cause} />{' '}
            <a href={href(`/react/troubleshooting#${getAnchor(code)}`)}>What to do</a>
          </p>
        ),
        cells: [],
      }))}
    />
  );
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      specimen={
        <FeatureExample text="All components take the same list of images.">
          <Thumbnails texts={photographTexts} />
        </FeatureExample>
      }
      lead={
        <p>
          What all components share: images, dots, sizes, autoplay, the actions of events, and the
          errors for an invalid configuration.
        </p>
      }
    >
      <Section id="Common" title="A list of images">
        <p>
          In React an image is an object with the names of HTML: <code>src</code>, <code>alt</code>,{' '}
          <code>caption</code>, as the <a href={href('/react/reference#FlatImage')}>reference</a>{' '}
          lists them. The class <code>Image</code> of the Angular package has a part for the full
          image and one for the thumbnail; the React edition accepts both forms.
        </p>
        <Editions
          react={<ExampleFile name="image-list" />}
          angular={<Snippet title="Angular: images.ts" code={imageList} />}
        />
      </Section>
      {typeSections(path, {
        Image: (
          <p>
            <code>new Image(id, modal, plain)</code> takes the fields in the order of the table.
          </p>
        ),
        ModalImage: (
          <p>
            URLs may be <code>data:</code> URLs. The description is the last part of the caption;{' '}
            <a href={href('/features/description')}>Description</a> configures the other parts.
          </p>
        ),
        GalleryErrorCode: <ErrorCodes />,
      })}
    </DocsPage>
  );
}
