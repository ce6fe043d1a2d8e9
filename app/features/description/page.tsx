import { DemoLinks } from '@/components/docs/demo-links';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { TypeSection } from '@/components/reference/type-section';
import { pageMetadata } from '@/components/site/metadata';

const path = '/features/description';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={<p>The caption of the current image, in the modal gallery and in the carousel.</p>}
    >
      <Section id="DescriptionInterfaces" title="DescriptionInterfaces">
        <p>
          A caption is put together from pieces: <samp>Image 2/5 - At the lake</samp> is{' '}
          <code>imageText</code>, the position, <code>numberSeparator</code>, the total,{' '}
          <code>beforeTextDescription</code> and the description of the image. No spaces are added
          between them, and each piece can be translated: <samp>Immagine</samp>, <samp>Bild</samp>,{' '}
          <samp>Imagen</samp>. Without a description the caption ends with the total.
        </p>
        <p>
          See it at work:{' '}
          <DemoLinks
            slugs={['description-strategy', 'description-full-custom', 'carousel-with-description']}
          />
          .
        </p>
      </Section>
      <TypeSection of="Description" page={path} />
      <TypeSection of="DescriptionStyle" page={path}>
        <p>Each field is the CSS property of that name, and may be left out.</p>
      </TypeSection>
      <TypeSection of="DescriptionStrategy" page={path} />
    </DocsPage>
  );
}
