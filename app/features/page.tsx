import type { ReactNode } from 'react';
import { DataTable } from '@/components/docs/data-table';
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

const supports = { both: 'both', react: 'React', none: 'no' };
type Support = keyof typeof supports;

interface Feature {
  readonly feature: ReactNode;
  /** Of modal gallery, plain gallery and carousel. */
  readonly support: readonly [Support, Support, Support];
}

const features: readonly Feature[] = [
  {
    feature: (
      <>
        Keyboard, mouse and touch; labels that you can{' '}
        <a href={href('/features/accessibility')}>translate</a>
      </>
    ),
    support: ['both', 'both', 'both'],
  },
  {
    feature: 'Swipes, autoplay, dots and thumbnails',
    support: ['both', 'none', 'both'],
  },
  {
    feature: (
      <>
        A <a href={href('/features/upper-buttons')}>toolbar</a> with events before and after each
        button; download by button or shortcut
      </>
    ),
    support: ['both', 'none', 'none'],
  },
  {
    feature: (
      <>
        <a href={href('/react/zoom')}>Zoom</a>, <a href={href('/react/dismiss')}>closing by drag</a>
        , <a href={href('/react/opening')}>opening from the thumbnail</a>
      </>
    ),
    support: ['react', 'none', 'none'],
  },
  {
    feature: (
      <>
        <a href={href('/react/video')}>Videos</a> and{' '}
        <a href={href('/react/any-content')}>any content</a> as slides;{' '}
        <a href={href('/react/controlled-index')}>controlled index</a>
      </>
    ),
    support: ['react', 'none', 'react'],
  },
  {
    feature: 'Server rendering with the images in the HTML',
    support: ['none', 'both', 'both'],
  },
  {
    feature: (
      <>
        <a href={href('/react/slots')}>Slots</a>,{' '}
        <a href={href('/react/class-names')}>class names</a> and image types of your own
      </>
    ),
    support: ['react', 'react', 'react'],
  },
];

const terms: readonly { term: string; names: readonly string[]; meaning: string }[] = [
  {
    term: 'toolbar',
    names: ['buttonsConfig', 'ButtonConfig'],
    meaning: 'The row of “upper buttons” of the modal gallery.',
  },
  {
    term: 'caption',
    names: ['description', 'DescriptionStrategy'],
    meaning: 'The text on an image: position, total and the description of the image.',
  },
  {
    term: 'thumbnails',
    names: ['previewConfig', 'carouselPreviewsConfig'],
    meaning: 'The small images below the active one, called “previews”.',
  },
  {
    term: 'active image',
    names: ['currentImage', 'currentImageConfig'],
    meaning: 'The image that the modal gallery or the carousel shows.',
  },
  {
    term: 'handle',
    names: ['ModalGalleryRef'],
    meaning: 'The object that open() returns, with the methods and events of that gallery.',
  },
  {
    term: 'edition',
    names: [],
    meaning: 'The Angular package, or the gallery for React that runs on this site.',
  },
];

function Names({ of: names }: { of: readonly string[] }) {
  if (names.length === 0) return 'none';
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </span>
  ));
}

function Legend() {
  return (
    <ol>
      <li>Active image.</li>
      <li>
        <a href={href('/features/modal-gallery#SidePreviewsConfig')}>Side previews</a>: the previous
        and the next image.
      </li>
      <li>
        Toolbar with the <a href={href('/features/upper-buttons')}>upper buttons</a>: close, and
        others by configuration.
      </li>
      <li>
        <a href={href('/features/common#DotsConfig')}>Dots</a>, one per image; at most 25 in the
        React edition.
      </li>
      <li>
        Row of <a href={href('/features/previews')}>thumbnails</a>.
      </li>
      <li>Semi-transparent backdrop.</li>
      <li>
        The <a href={href('/features/modal-gallery')}>modal gallery</a> with all its parts.
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
          The library has three components. Use each alone, or open the modal gallery from a plain
          gallery or a carousel.
        </p>
      }
    >
      <Section id="Overview" title="Three components">
        <ul>
          <li>
            The <a href="#modal-gallery">modal gallery</a> shows one image at a time over the page.
            Open it with <code>ModalGalleryService</code> in Angular, with{' '}
            <code>useModalGallery()</code>, <code>modalGalleryService</code> or{' '}
            <code>&lt;ModalGallery&gt;</code> in React.
          </li>
          <li>
            The <a href="#plain-gallery">plain gallery</a> is a list of thumbnails:{' '}
            <code>ks-plain-gallery</code> in Angular, <code>PlainGallery</code> in React.
          </li>
          <li>
            The <a href="#carousel">carousel</a> is a slide show within the page:{' '}
            <code>ks-carousel</code> in Angular, <code>Carousel</code> in React.
          </li>
        </ul>
        <p>
          Try most options in the <a href={href('/playground')}>playground</a>. The tables on these
          pages are generated from the types and default objects of the React edition. A note in a
          row says what the Angular package does instead.{' '}
          <a href={href('/react/differences')}>The differences between the editions</a> are on one
          page.
        </p>
      </Section>
      <Section id="modal-gallery" title="Modal gallery">
        <p>
          A layer over the page with the active image, buttons and, optionally, dots and thumbnails.
        </p>
        <div className="schematic-with-legend">
          <ModalSchematic />
          <Legend />
        </div>
        <p>
          <a href={href('/features/modal-gallery')}>Modal gallery reference</a>. Live demos:{' '}
          <DemoLinks slugs={['array-simple', 'infinite-sliding']} />
        </p>
      </Section>
      <Section id="plain-gallery" title="Plain gallery">
        <p>
          Selectable thumbnails in a row, a column or a grid, and in the React edition also in{' '}
          <a href={href('/react/layouts')}>photo layouts</a>. For any other layout, render the
          thumbnails yourself and open the modal gallery from them.
        </p>
        <PlainSchematic />
        <p>
          <a href={href('/features/plain-gallery')}>Plain gallery reference</a>. Live demos:{' '}
          <DemoLinks slugs={['plain-layouts', 'plain-custom-desc']} />
        </p>
      </Section>
      <Section id="carousel" title="Carousel">
        <p>
          One image at a time, as wide as its container or of a fixed width, with optional
          thumbnails below; in the React edition also{' '}
          <a href={href('/react/several-slides')}>several slides</a> side by side. It advances
          automatically. You can render your own content over the image.
        </p>
        <div className="schematic-with-legend">
          <CarouselSchematic />
          <ol>
            <li>Active image.</li>
            <li>
              <a href={href('/features/carousel#CarouselConfig.showArrows')}>Arrows</a>.
            </li>
            <li>
              <a href={href('/features/common#DotsConfig')}>Dots</a>, one per image.
            </li>
            <li>
              <a href={href('/features/previews#CarouselPreviewConfig')}>Thumbnails</a>.
            </li>
          </ol>
        </div>
        <p>
          <a href={href('/features/carousel')}>Carousel reference</a>. Live demos:{' '}
          <DemoLinks slugs={['carousel', 'carousel-content-projection']} />
        </p>
      </Section>
      <Section id="support" title="What they support">
        <DataTable
          caption="Features by component"
          columns={['Feature', 'Modal gallery', 'Plain gallery', 'Carousel']}
          rows={features.map(({ feature, support }) => [
            feature,
            ...support.map((edition) => supports[edition]),
          ])}
        />
        <p>
          “both” stands for both editions, “React” for the React edition only. A slot is a function
          that you pass to render a part of the gallery.
        </p>
      </Section>
      <Section id="Words" title="Terms">
        <p>These pages use one term for each part, also where the API has another name:</p>
        <DataTable
          caption="Terms of these pages and names of the API"
          columns={['Term', 'Name in the API', 'Meaning']}
          rows={terms.map(({ term, names, meaning }) => [
            term,
            <Names key="names" of={names} />,
            meaning,
          ])}
        />
      </Section>
    </DocsPage>
  );
}
