import { carouselComponent, carouselTemplate } from '@/components/reference/angular-snippets';
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
import { photographTexts } from '@/components/site/photographs/texts';
import { FeatureExample } from '../feature-example';
import { Example } from './example';

const path = '/features/carousel';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      specimen={
        <FeatureExample
          text={
            <>
              Its <a href={href('/features/common#DotsConfig')}>dots</a>,{' '}
              <a href={href('/features/previews#CarouselPreviewConfig')}>thumbnails</a> and{' '}
              <a href={href('/features/description#Description')}>caption</a> have options of their
              own.
            </>
          }
        >
          <Example texts={photographTexts} />
        </FeatureExample>
      }
      lead={
        <p>
          Use the carousel for a slide show within the page, with optional thumbnails below. To show
          images over the page, use the <a href={href('/features/modal-gallery')}>modal gallery</a>.
        </p>
      }
    >
      <Section id="Carousel" title="What it does">
        <p>
          By default it advances every 5 s and starts again after the last image. In the React
          edition a button pauses it, and so do the pointer and keyboard focus; in the Angular
          package only the pointer does. The examples below switch that off. Children are rendered
          over the image.
        </p>
        <p>
          Live demos:{' '}
          <DemoLinks slugs={['carousel', 'carousel-content-projection', 'carousel-outputs']} />, and
          the <a href={href('/playground#carousel')}>playground</a>.
        </p>
      </Section>
      <Section id="API" title="API">
        <p>
          The element is <code>ks-carousel</code> in Angular and <code>Carousel</code> in React.
        </p>
        <Editions
          react={<ExampleFile name="carousel" />}
          angular={
            <>
              <Snippet title="Angular: slide-show.component.html" code={carouselTemplate} />
              <Snippet title="Angular: slide-show.component.ts" code={carouselComponent} />
            </>
          }
        />
      </Section>
      <Section id="CarouselProps" title="Inputs">
        <p className="callout">
          The carousel shows the <strong>modal</strong> part of each image; the thumbnails show the
          plain part.
        </p>
        <FieldTable of="CarouselProps" part="inputs" />
        <p>
          The React edition also has{' '}
          <a href={href('/react/reference#CarouselProps')}>
            slots, class names and a controlled index
          </a>
          .
        </p>
      </Section>
      <Section id="Outputs" title="Outputs">
        <p>
          <code>changeImage</code>, <code>firstImage</code> and <code>lastImage</code> carry an{' '}
          <a href="#ImageEvent">
            <code>ImageEvent</code>
          </a>{' '}
          with the action that moved the carousel. <code>clickImage</code> carries the 0-based index
          and is emitted only if <code>modalGalleryEnable</code> is true.{' '}
          <strong>Your code opens the modal gallery.</strong>
        </p>
        <FieldTable of="CarouselProps" part="outputs" />
      </Section>
      {typeSections(path, {
        CarouselLibConfig: (
          <p>
            The carousel’s own section takes precedence over the shared one, such as{' '}
            <code>carouselDotsConfig</code> over <code>dotsConfig</code>. Shared sections have
            defaults in the{' '}
            <a href={href('/features/modal-gallery#ModalLibConfig')}>modal gallery</a> only.
          </p>
        ),
        CarouselConfig: (
          <p>
            Values of <code>objectFit</code>:{' '}
            <a href="https://developer.mozilla.org/en-US/docs/Web/CSS/object-fit">object-fit</a>.
          </p>
        ),
        PlayConfig: (
          <p>
            The type of <code>carouselPlayConfig</code> and, in the modal gallery, of{' '}
            <code>slideConfig.playConfig</code>.
          </p>
        ),
      })}
    </DocsPage>
  );
}
