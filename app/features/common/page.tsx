import { EntryTable } from '@/components/reference/tables/entry-table';
import { errorCodes, getAnchor } from '@/components/reference/troubleshooting';
import { InlineText } from '@/components/docs/inline-text';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';

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
    <DocsPage path={path} lead={<p>Types that several components use.</p>}>
      <Section id="Common" title="Common">
        <p>
          Images, dots, sizes, autoplay, the actions of events, and the errors thrown for an invalid
          configuration.
        </p>
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
