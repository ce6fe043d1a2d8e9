import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { ConfigurationTable } from '@/components/reference/configuration-table';
import { TypeSection } from '@/components/reference/type-section';
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
      <TypeSection of="ModalGalleryProps" page={path} />
      <TypeSection of="ModalGalleryContent" page={path} />
      <Section id="CarouselProps" title="CarouselProps">
        <p>
          These props are added to those of the{' '}
          <a href={href('/features/carousel#CarouselProps')}>carousel</a>.
        </p>
        <ConfigurationTable of="CarouselProps" part="added" />
      </Section>
      <Section id="PlainGalleryProps" title="PlainGalleryProps">
        <p>
          These props are added to those of the{' '}
          <a href={href('/features/plain-gallery#PlainGalleryProps')}>plain gallery</a>.
        </p>
        <ConfigurationTable of="PlainGalleryProps" part="added" />
      </Section>
      <TypeSection of="ZoomConfig" page={path} />
      <TypeSection of="DismissConfig" page={path} />
      <TypeSection of="OpeningConfig" page={path} />
      <TypeSection of="ControlledIndexProps" page={path} />
      <TypeSection of="IndexChange" page={path} />
      <TypeSection of="SlotContext" page={path} />
      <TypeSection of="RenderSlot" page={path} />
      <TypeSection of="PlainGallerySlots" page={path} />
      <TypeSection of="CarouselSlots" page={path} />
      <TypeSection of="ModalGallerySlots" page={path} />
      <TypeSection of="PlainGalleryClassNames" page={path} />
      <TypeSection of="CarouselClassNames" page={path} />
      <TypeSection of="ModalGalleryClassNames" page={path} />
    </DocsPage>
  );
}
