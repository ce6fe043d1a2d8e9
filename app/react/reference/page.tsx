import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { FieldTable } from '@/components/reference/tables/field-table';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';

const path = '/react/reference';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          The types of the React edition’s additions. The{' '}
          <a href={href('/features')}>features pages</a> document the options of both editions. The
          components are generic: where a table says <code>GalleryImage</code>, you get the type of
          your images.
        </p>
      }
    >
      <Section id="CarouselProps" title="CarouselProps">
        <p>
          These props are added to those of the{' '}
          <a href={href('/features/carousel#CarouselProps')}>carousel</a>.
        </p>
        <FieldTable of="CarouselProps" part="added" />
      </Section>
      <Section id="PlainGalleryProps" title="PlainGalleryProps">
        <p>
          These props are added to those of the{' '}
          <a href={href('/features/plain-gallery#PlainGalleryProps')}>plain gallery</a>.
        </p>
        <FieldTable of="PlainGalleryProps" part="added" />
      </Section>
      {typeSections(path)}
    </DocsPage>
  );
}
