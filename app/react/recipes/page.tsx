import type { ReactNode } from 'react';
import { DataTable } from '@/components/docs/data-table';
import { DocsPage } from '@/components/docs/docs-page';
import { InlineText } from '@/components/docs/inline-text';
import { Section } from '@/components/docs/section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';

const path = '/react/recipes';

export const metadata = pageMetadata(path);

/** A question, its answer in one sentence, and the page with the code that runs. */
type Recipe = readonly [question: string, answer: ReactNode, path: string];

const images: readonly Recipe[] = [
  [
    'How do I open a gallery from my own button?',
    '`open` and `defaultIndex`; `onOpenChange` is called when it closes.',
    '/react/own-button',
  ],
  [
    'How do I use thumbnails of my own?',
    '`data-ks-image` on your element lets the image move out of it.',
    '/react/opening',
  ],
  [
    'How do I make images, thumbnails and sizes of a folder of photographs?',
    'Drop it on a page, which shows the gallery and its code, or use the command `ks-gallery-react photos`.',
    '/react/photos',
  ],
  [
    'How do I load more images from an API?',
    '`fetch`, with `onNearEnd` and `loadingMore` of the modal gallery.',
    '/react/api',
  ],
  [
    'How do I load more slides of a carousel?',
    'Its own `onNearEnd` and `loadingMore`.',
    '/react/growing-list',
  ],
  [
    'How do I show fields of my own, such as a place or a date?',
    'Images of your own type reach callbacks and slots.',
    '/react/own-image-type',
  ],
  [
    'How do I keep 5,000 images fast?',
    'Pass them all: only thumbnails near the window load their files, only captions near it are laid out, and only large files near the active image are loaded.',
    '/react/many-images',
  ],
  [
    'How do I show captions of thumbnails?',
    '`plainGalleryConfig.caption`: `below` or `over`.',
    '/react/thumbnail-captions',
  ],
  [
    'How do I show photographs uncropped, in rows or masonry?',
    'The layouts `justified`, `masonry` and `columns` of the plain gallery.',
    '/react/layouts',
  ],
  ['How do I use next/image?', 'The slot `image` renders every `<img>`.', '/react/next-image'],
  [
    'How do I use an image CDN?',
    'The slot `image`, or `srcSet` of each image.',
    '/react/image-cdn',
  ],
  [
    'How do I show something until an image has loaded?',
    '`placeholder`: a colour, or a few pixels as a data URL.',
    '/react/placeholders',
  ],
  ['How do I show larger files when the user zooms?', '`zoomImg` of an image.', '/react/zoom'],
  ['How do I show a video?', '`video` of an image, which is its poster.', '/react/video'],
  [
    'How do I play a stream?',
    'The slot `slide`, with hls.js where the browser needs it.',
    '/react/stream',
  ],
  [
    'How do I put a form, a sound or an iframe between images?',
    'The slot `slide` receives your own image.',
    '/react/any-content',
  ],
  [
    'How do I show camera data?',
    'The slot `info`; the parser exifr reads the file.',
    '/react/camera-data',
  ],
];

const application: readonly Recipe[] = [
  [
    'How do I open the gallery at a certain image?',
    '`defaultIndex` of `open` or of the modal gallery; `0` is the first image.',
    '/react/first-example',
  ],
  [
    'How do I open an image from the URL?',
    '`registerLinks`, `linkConfig.name` and the same name in the plain gallery.',
    '/react/deep-link',
  ],
  [
    'How do I open an image from the URL of a route?',
    '`open` and `index` follow your router.',
    '/react/route-url',
  ],
  [
    'How do I let users select images?',
    'A checkbox in the slot `toolbar`, in your own state.',
    '/react/selection',
  ],
  [
    'How do I add a toolbar button for favourites?',
    'A button of type `custom` with `onClick`.',
    '/react/toolbar-button',
  ],
  [
    'How do I keep the image in my own state?',
    '`index` and `onIndexChange`.',
    '/react/controlled-index',
  ],
  [
    'How do I let users delete images, and undo it?',
    'Pass a list without the image; the gallery moves on.',
    '/react/delete-undo',
  ],
  [
    'How do I let users reorder images?',
    'Pass the list in its new order; an open gallery keeps its image.',
    '/react/reorder',
  ],
  [
    'How do I let users download an image?',
    '`currentImageConfig.downloadable`, and `buttonsConfig.strategy`: `simple` has the button.',
    '/demo/buttons-strategies',
  ],
  ['How do I let users share an image?', 'A button of type `share`.', '/react/share'],
  [
    'How do I use my React context in a slot?',
    'Slots are rendered in your tree.',
    '/react/context',
  ],
  ['How do I test all this?', 'By roles and names, without mocks.', '/react/testing'],
];

const look: readonly Recipe[] = [
  ['How do I use my brand colours?', 'Custom properties and `classNames`.', '/react/class-names'],
  [
    'How do I replace a caption, a thumbnail or the toolbar?',
    'Slots in `render`.',
    '/react/render-slots',
  ],
  [
    'How do I get German labels?',
    <>
      <code>accessibilityConfig</code> with the{' '}
      <a href={href('/react/translation#german')}>German texts</a> of the package.
    </>,
    '/react/german',
  ],
  [
    'How do I run it under a strict content security policy?',
    'The library needs no inline script; Next.js and Astro write some of their own.',
    '/react/csp',
  ],
];

/** What users ask for, and what to use for it. */
const missing: readonly (readonly [wish: string, use: string])[] = [
  ['Rotating and cropping', 'An image editor such as Cropper.js; pass its result as a new image.'],
  ['Editing, filters, drawing', 'An image editor of your choice, opened by a toolbar button.'],
  ['360° panoramas', 'A viewer such as Photo Sphere Viewer in the slot `slide`.'],
  [
    'Uploading, storing, resizing',
    'Your server, or an image CDN; its URLs go into `src`, `srcSet` and `thumb`.',
  ],
  [
    'Vue, Svelte and other frameworks',
    'There are editions for Angular and React only. PhotoSwipe works with any framework.',
  ],
  ['Printing services and shops', 'A toolbar button that opens their page, or `extUrl`.'],
];

function Recipes({ title, of }: { title: string; of: readonly Recipe[] }) {
  return (
    <DataTable
      caption={title}
      columns={['Question', 'Answer']}
      rows={of.map(([question, answer, target]) => [
        <a key="question" href={href(target)}>
          {question}
        </a>,
        typeof answer === 'string' ? <InlineText key="answer" text={answer} /> : answer,
      ])}
    />
  );
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={<p>Questions of React developers, each with a demo or a guide whose code is tested.</p>}
    >
      <Section id="images" title="Images">
        <Recipes title="Recipes for images" of={images} />
      </Section>
      <Section id="application" title="Your application">
        <Recipes title="Recipes for your application" of={application} />
      </Section>
      <Section id="look" title="Look and language">
        <Recipes title="Recipes for look and language" of={look} />
      </Section>
      <Section id="missing" title="What it does not do">
        <DataTable
          caption="What the galleries do not do, and what to use"
          columns={['Wish', 'Use']}
          rows={missing.map(([wish, use]) => [wish, <InlineText key="use" text={use} />])}
        />
      </Section>
    </DocsPage>
  );
}
