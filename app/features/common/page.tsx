import { DataTable } from '@/components/docs/data-table';
import { errorCodes } from '@/components/reference/error-codes';
import { InlineText } from '@/components/docs/inline-text';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { TypeSection } from '@/components/reference/type-section';
import { pageMetadata } from '@/components/site/metadata';

const path = '/features/common';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage path={path} lead={<p>Types that several components use.</p>}>
      <Section id="Common" title="Common">
        <p>
          Images, dots, sizes, autoplay, the actions of events, and the errors thrown for an invalid
          configuration.
        </p>
      </Section>
      <TypeSection of="Image" page={path}>
        <p>
          <code>new Image(id, modal, plain)</code> takes the fields in the order of the table.
        </p>
      </TypeSection>
      <TypeSection of="GalleryImage" page={path} />
      <TypeSection of="ImageData" page={path} />
      <TypeSection of="ImageSource" page={path} />
      <TypeSection of="DotsConfig" page={path} />
      <TypeSection of="Size" page={path}>
        <p>Any CSS length. The defaults differ by component; each table has its own.</p>
      </TypeSection>
      <TypeSection of="PlayConfig" page={path} />
      <TypeSection of="Action" page={path} />
      <TypeSection of="LibConfig" page={path} />
      <TypeSection of="GalleryError" page={path} />
      <TypeSection of="GalleryErrorCode" page={path}>
        <DataTable
          caption="Error codes"
          columns={['Code', 'Meaning']}
          ids={Object.keys(errorCodes).map((code) => `GalleryErrorCode.${code}`)}
          rows={Object.entries(errorCodes).map(([code, meaning]) => [
            <code key="code">{code}</code>,
            <InlineText key="meaning" text={meaning} />,
          ])}
        />
      </TypeSection>
      <TypeSection of="InteractionEvent" page={path} />
    </DocsPage>
  );
}
