import { carouselComponent, carouselTemplate } from '@/components/reference/angular-snippets';
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

const path = '/features/carousel';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={<p>The carousel is a slide show inside the page, with previews below it if wanted.</p>}
    >
      <Section id="Carousel" title="Carousel">
        <p>
          It advances every five seconds and begins again after the last image, until it is told
          otherwise. It can be stopped by a button, and waits while the pointer or the keyboard is
          on it. What stands between its tags is laid over the picture.
        </p>
        <p>
          See it at work:{' '}
          <DemoLinks slugs={['carousel', 'carousel-content-projection', 'carousel-outputs']} />.
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
              <Snippet
                title="Angular: slide-show.component.html"
                code={carouselTemplate}
                language="angular-html"
              />
              <Snippet
                title="Angular: slide-show.component.ts"
                code={carouselComponent}
                language="angular-ts"
              />
            </>
          }
        />
      </Section>
      <Section id="CarouselProps" title="Inputs">
        <p className="callout">
          The carousel shows the <strong>modal</strong> part of each image; the plain part serves
          the previews. At least one image is needed.
        </p>
        <ConfigurationTable of="CarouselProps" part="inputs" />
      </Section>
      <Section id="Outputs" title="Outputs">
        <p>
          <code>changeImage</code>, <code>firstImage</code> and <code>lastImage</code> carry an{' '}
          <a href="#ImageEvent">
            <code>ImageEvent</code>
          </a>
          ; their action names what moved the carousel. <code>clickImage</code> carries the index of
          the image, counted from 0, and comes only where <code>modalGalleryEnable</code> is true.{' '}
          <strong>The page itself must open the modal gallery then.</strong>
        </p>
        <ConfigurationTable of="CarouselProps" part="outputs" />
      </Section>
      <TypeSection of="CarouselLibConfig" page={path}>
        <p>
          Every level may be given in part; what is left out is filled from the default. A section
          of the carousel’s own wins over the shared one, such as <code>carouselDotsConfig</code>{' '}
          over <code>dotsConfig</code>; their defaults are{' '}
          <a href={href('/features/modal-gallery#ModalLibConfig')}>those of the modal gallery</a>{' '}
          there, and have no part here. An interval of 0 or less is an error.
        </p>
      </TypeSection>
      <TypeSection of="Image" page={path} />
      <TypeSection of="CarouselConfig" page={path}>
        <p>
          For the values of <code>objectFit</code> see{' '}
          <a href="https://developer.mozilla.org/en-US/docs/Web/CSS/object-fit">object-fit</a>.
        </p>
      </TypeSection>
      <TypeSection of="PlayConfig" page={path}>
        <p>
          Used by <code>carouselPlayConfig</code> and by <code>slideConfig.playConfig</code> of the
          modal gallery.
        </p>
      </TypeSection>
      <TypeSection of="CarouselImageConfig" page={path}>
        <p>
          The fields of the caption are described under{' '}
          <a href={href('/features/description#Description')}>Description</a>.
        </p>
      </TypeSection>
      <TypeSection of="ImageEvent" page={path} />
      <TypeSection of="CarouselHandle" page={path} />
    </DocsPage>
  );
}
