import { DocsPage } from '@/components/docs/docs-page';
import { ExampleFile } from '@/components/docs/example-file';
import { Section } from '@/components/docs/section';
import { TypeSection } from '@/components/reference/type-section';
import { pageMetadata } from '@/components/site/metadata';

const path = '/react/links';

function DeepLinks() {
  return (
    <Section id="useGalleryLink" title="Deep links">
      <p>
        Give the plain gallery and the modal gallery that it opens the same name. If the page is
        loaded with the URL of an image, or its fragment changes, <code>PlainGallery</code> calls{' '}
        <code>onClickImage</code> with the index, the image and <code>Action.LOAD</code>. An
        application without a plain gallery uses <code>useGalleryLink</code>:
      </p>
      <ExampleFile name="gallery-link" />
      <ul>
        <li>
          While a modal gallery is open, its image is in the URL. A step is written 400 ms after the
          last one; autoplay writes nothing. Closing restores the URL.
        </li>
        <li>
          Opening by click adds one history entry, unless <code>closeOnBack</code> is{' '}
          <code>close</code>. Back closes the gallery, and Forward opens it again at the image that
          was shown last.
        </li>
        <li>
          A page that was loaded with the URL of an image gets no entry: closing removes the
          fragment, and Back leaves the page. A click on a thumbnail before the scripts have run
          adds an entry of the browser, which Back leaves like one of the gallery. The Navigation
          API tells the two apart; in a browser without it both work like the first.
        </li>
        <li>
          A link to another image of the open gallery shows that image. Any other fragment closes
          the gallery.
        </li>
        <li>
          <code>onLinkMissing</code> is called with the fragment, for example <code>#album-99</code>
          , if it has the name of the gallery but no image has that id. Nothing opens. If you add
          the image to <code>images</code>, it opens then.
        </li>
        <li>
          Of several open galleries the last one with a name is in the URL. The carousel shows the
          slide of a fragment, and writes none.
        </li>
      </ul>
    </Section>
  );
}

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          With <code>linkConfig</code>, each image of a gallery has a fragment of its own, for
          example <code>#album-3</code>: the name of the gallery, a hyphen and the id of the image.
        </p>
      }
    >
      <TypeSection of="LinkConfig" page={path} />
      <DeepLinks />
    </DocsPage>
  );
}
