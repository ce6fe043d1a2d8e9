import { DocsPage } from '@/components/docs/docs-page';
import { ExampleFile } from '@/components/docs/code/example-file';
import { Section } from '@/components/docs/section';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
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
          If the page is loaded with the URL of an image, the gallery adds no entry: closing removes
          the fragment, and Back leaves the page. If the user clicks a thumbnail before the scripts
          have run, the browser adds an entry, and Back closes the gallery. Browsers without the
          Navigation API cannot tell the two cases apart; there, closing removes the fragment and
          Back leaves the page.
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
          If several galleries are open, the URL follows the named one that opened last. A carousel
          shows the slide in the URL, but does not change the URL.
        </li>
      </ul>
    </Section>
  );
}

export const metadata = pageMetadata(path);

function Names() {
  return (
    <>
      <p>
        Call <code>registerLinks</code> once and set <code>linkConfig.name</code>. A plain gallery
        and the modal gallery that it opens should have the same name.
      </p>
      <ExampleFile name="links" />
      <ul>
        <li>
          <code>registerLinks</code> is a function of its own, so that galleries without names
          download none of this. Call it in a module that runs in the browser and where the HTML is
          rendered, in Next.js one with <code>&apos;use client&apos;</code>. If you import the
          stylesheet of one component instead of <code>styles.css</code>, add{' '}
          <code>ks-gallery-react/links/styles.css</code> for plain galleries.
        </li>
        <li>
          Fragments contain ids, not positions. A link stays valid when you reorder the images or
          add some.
        </li>
        <li>
          Characters other than letters, digits and <code>-._~</code> are percent-encoded.
        </li>
        <li>
          Plain galleries and carousels write the name and the fragments as <code>id</code>{' '}
          attributes. Choose a name that no other element of the page has as its id.
        </li>
        <li>
          An empty name, or one with <code>#</code>, throws <code>INVALID_ID</code> in development.
          Two mounted plain galleries or carousels with one name throw <code>DUPLICATE_ID</code>{' '}
          there.
        </li>
      </ul>
    </>
  );
}

function WithoutScripts() {
  return (
    <>
      <p>
        A plain gallery with a name writes a full view of each image into the HTML. CSS shows the
        view whose fragment is in the URL, over the whole window: image, caption, position, a link
        to the file, and links to the previous image, to the next one and back to the page. It works
        while the scripts load, if they fail, and without JavaScript: try the{' '}
        <a href={href('/')}>home page</a> with JavaScript off.
      </p>
      <ul>
        <li>
          When the gallery has mounted and has <code>onClickImage</code>, it calls that instead.
          Without <code>onClickImage</code>, thumbnails always open the full views.
        </li>
        <li>
          Hidden views request no image. A view has at most 1 kB of HTML, 100 bytes compressed, if
          your URLs are short. Above 60 images there are no views, and thumbnails link to the files.
          A <code>data:</code> URL is in the HTML once: its view shows the thumbnail, enlarged.
        </li>
        <li>
          The files come from <code>img</code> and from those <code>sources</code> that have a{' '}
          <code>type</code> and no <code>media</code>. Windows up to 500 px wide get the smallest
          file of at least 1000 px, also those up to 1000 px with one device pixel per CSS pixel.
          All others get the widest file.
        </li>
        <li>
          On a page with <code>&lt;base&gt;</code>, links with a fragment alone would lead to the
          URL of the base. In the browser the links of the gallery have the URL of the page. A
          server does not know it: give it as <code>page</code>, such as{' '}
          <code>/album/deep?year=2026</code>. Without it the links lead elsewhere until the scripts
          have run, and development warns.
        </li>
        <li>An open view is printed alone, with its caption and the URL of its file.</li>
        <li>
          Translate its labels with <code>fullViewCloseAriaLabel</code>,{' '}
          <code>fullViewFileText</code>, <code>mainPrevImageAriaLabel</code> and{' '}
          <code>mainNextImageAriaLabel</code> of <code>accessibilityConfig</code>.
        </li>
        <li>
          A carousel without scripts is a row that scrolls. With a name, the browser scrolls it to
          the slide in the URL.
        </li>
      </ul>
    </>
  );
}

function Detail() {
  return (
    <p>
      A fragment can name a detail of the image: <code>#album-3@2.5,40,25</code> opens image 3 at a{' '}
      <a href={href('/react/zoom')}>zoom</a> of 2.5 around the point at 40 % of its width and 25 %
      of its height. While an image is zoomed, the share button copies such a link. Without scripts
      the link leads to the page.
    </p>
  );
}

function ContentPolicy() {
  return (
    <p>
      The views contain no script and no event handler. The image is in a <code>style</code>{' '}
      attribute: if your policy refuses these (<code>style-src-attr</code>), a view shows its texts
      and the link to the file.
    </p>
  );
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          With <code>linkConfig</code>, each image of a gallery has its own fragment (the end of a
          URL, from <code>#</code> on), for example <code>#album-3</code>: the name of the gallery,
          a hyphen and the id of the image.
        </p>
      }
    >
      <Section id="names" title="Name a gallery">
        <Names />
      </Section>
      <Section id="without-scripts" title="Without scripts">
        <WithoutScripts />
      </Section>
      <Section id="detail" title="Details">
        <Detail />
      </Section>
      <Section id="content-security-policy" title="Content security policy">
        <ContentPolicy />
      </Section>
      {typeSections(path)}
      <DeepLinks />
    </DocsPage>
  );
}
