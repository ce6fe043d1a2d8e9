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

const words: readonly { word: string; names: readonly string[]; meaning: string }[] = [
  {
    word: 'toolbar',
    names: ['buttonsConfig', 'ButtonConfig'],
    meaning: 'The row of “upper buttons” of the modal gallery.',
  },
  {
    word: 'caption',
    names: ['description', 'DescriptionStrategy'],
    meaning: 'The text on an image: position, total and the description of the image.',
  },
  {
    word: 'thumbnails',
    names: ['previewConfig', 'carouselPreviewsConfig'],
    meaning: 'The small images below the active one, called “previews”.',
  },
  {
    word: 'active image',
    names: ['currentImage', 'currentImageConfig'],
    meaning: 'The image that the modal gallery or the carousel shows.',
  },
  {
    word: 'handle',
    names: ['ModalGalleryRef'],
    meaning: 'The object that open() returns, with the methods and events of that gallery.',
  },
  {
    word: 'edition',
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
      <Section id="Overview" title="Overview">
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
        <p>What they support:</p>
        <ul>
          <li>
            All three: keyboard and mouse, and labels that you can{' '}
            <a href={href('/features/accessibility')}>translate</a>.
          </li>
          <li>
            Modal gallery and carousel: swipes, with <code>invertSwipe</code>; autoplay; dots and
            thumbnails; arrow keys.
          </li>
          <li>
            Modal gallery in the React edition: <a href={href('/react/zoom')}>zoom</a>,{' '}
            <a href={href('/react/dismiss')}>closing by drag</a> and{' '}
            <a href={href('/react/opening')}>opening from the thumbnail</a>.
          </li>
          <li>
            Modal gallery and carousel in the React edition:{' '}
            <a href={href('/react/video')}>videos</a> and{' '}
            <a href={href('/react/any-content')}>any content</a> as slides.
          </li>
          <li>
            Modal gallery: a <a href={href('/features/upper-buttons')}>toolbar</a> with events
            before and after each button, and download by button or shortcut.
          </li>
          <li>
            Plain gallery and carousel in the React edition: server rendering with the images in the
            HTML.
          </li>
          <li>
            All three in the React edition:{' '}
            <a href={href('/react')}>slots, class names and types of your own</a> (a slot is a
            function that you pass to render a part of the gallery). Modal gallery and carousel:{' '}
            <a href={href('/react/controlled-index')}>controlled state</a>.
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
      <Section id="Words" title="Words">
        <p>These pages use one word for each part, also where the API has another name:</p>
        <DataTable
          caption="Words of these pages and names of the API"
          columns={['Word', 'Name in the API', 'Meaning']}
          rows={words.map(({ word, names, meaning }) => [
            word,
            <Names key="names" of={names} />,
            meaning,
          ])}
        />
      </Section>
      <Section id="modal-gallery" title="Modal gallery">
        <p>
          A layer over the page with the active image, buttons and, optionally, dots and thumbnails.
        </p>
        <ModalSchematic />
        <Legend />
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
        <CarouselSchematic />
        <p>
          <a href={href('/features/carousel')}>Carousel reference</a>. Live demos:{' '}
          <DemoLinks slugs={['carousel', 'carousel-content-projection']} />
        </p>
      </Section>
    </DocsPage>
  );
}
