import { DemoLinks } from '@/components/docs/demo-links';
import { DocsPage } from '@/components/docs/docs-page';
import {
  CarouselSchematic,
  ModalSchematic,
  PlainSchematic,
} from '@/components/reference/schematics';
import { Section } from '@/components/docs/section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';

const path = '/features';

export const metadata = pageMetadata(path);

function Legend() {
  return (
    <ol>
      <li>Current image.</li>
      <li>
        <a href={href('/features/modal-gallery#SidePreviewsConfig')}>Side previews</a>: the images
        before and after it.
      </li>
      <li>
        <a href={href('/features/upper-buttons')}>Upper buttons</a>: close, and whatever else is
        asked for.
      </li>
      <li>
        <a href={href('/features/common#DotsConfig')}>Dots</a>, one for each image.
      </li>
      <li>
        <a href={href('/features/previews')}>Previews</a>: a strip of thumbnails.
      </li>
      <li>Half-transparent background that covers the page.</li>
      <li>
        The <a href={href('/features/modal-gallery')}>modal gallery</a> itself.
      </li>
    </ol>
  );
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          The library has three components. Each can be used alone, and they work together: a plain
          gallery or a carousel on the page, and the modal gallery behind their pictures.
        </p>
      }
    >
      <Section id="Overview" title="Overview">
        <ul>
          <li>
            The <a href="#modal-gallery">modal gallery</a> shows one image at a time over the page.
            In Angular it is opened through the injected <code>ModalGalleryService</code>, in React
            through <code>useModalGallery()</code> or <code>modalGalleryService</code>.
          </li>
          <li>
            The <a href="#plain-gallery">plain gallery</a> is a set of thumbnails:{' '}
            <code>ks-plain-gallery</code> in Angular, <code>PlainGallery</code> in React.
          </li>
          <li>
            The <a href="#carousel">carousel</a> is a slide show inside the page:{' '}
            <code>ks-carousel</code> in Angular, <code>Carousel</code> in React.
          </li>
        </ul>
        <p>What they have in common:</p>
        <ul>
          <li>keyboard, mouse and swipe, each with a setting to change or restrict it;</li>
          <li>
            names for screen readers that can all be{' '}
            <a href={href('/features/accessibility')}>translated</a>;
          </li>
          <li>server rendering: the pictures are in the first HTML;</li>
          <li>download of the current image, by button and by shortcut;</li>
          <li>
            hooks before and after each <a href={href('/features/upper-buttons')}>upper button</a>,
            also for buttons of your own.
          </li>
        </ul>
        <p>
          The tables on these pages are made from the types and default objects of the React
          edition. Where the published Angular package differs, the row says so.
        </p>
      </Section>
      <Section id="modal-gallery" title="Modal gallery">
        <p>
          The core of the library: a layer over the whole page with the current image, buttons and,
          if wanted, dots and previews.
        </p>
        <ModalSchematic />
        <Legend />
        <p>
          <a href={href('/features/modal-gallery')}>All about the modal gallery</a>. Demo:{' '}
          <DemoLinks slugs={['array-simple', 'infinite-sliding']} />
        </p>
      </Section>
      <Section id="plain-gallery" title="Plain gallery">
        <p>
          Thumbnails that can be chosen, in a row, a column or a grid. Where no layout fits, write
          the thumbnails yourself and open the modal gallery from them.
        </p>
        <PlainSchematic />
        <p>
          <a href={href('/features/plain-gallery')}>All about the plain gallery</a>. Demo:{' '}
          <DemoLinks slugs={['plain-layouts', 'plain-custom-desc']} />
        </p>
      </Section>
      <Section id="carousel" title="Carousel">
        <p>
          A large image, as wide as its container or of a fixed width, with previews below it if
          wanted. It moves on by itself, and your own HTML can be laid over the current image.
        </p>
        <CarouselSchematic />
        <p>
          <a href={href('/features/carousel')}>All about the carousel</a>. Demo:{' '}
          <DemoLinks slugs={['carousel', 'carousel-content-projection']} />
        </p>
      </Section>
    </DocsPage>
  );
}
