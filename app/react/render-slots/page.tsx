import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { SlowImagesNote } from '@/components/demos/shared-notes';
import { SlowImages } from '@/components/demos/slow-images';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/react/render-slots');

export default function Page() {
  return (
    <ReactDemoPage
      slug="render-slots"
      images={galleryImages}
      hasBackdrop
      purpose={
        <p>
          A render slot replaces one part of a gallery: the first gallery has its own slides,
          captions, thumbnails and toolbar, the second its own loading and error state.
        </p>
      }
      notes={
        <>
          <ul>
            <li>
              Every slot is called with the <code>image</code>, its <code>index</code>, the{' '}
              <code>count</code>, <code>active</code> and <code>defaultRender</code>, which returns
              what is rendered without the slot.
            </li>
            <li>
              <code>slide</code> renders any content, for example a video:{' '}
              <code>
                {
                  '({ image, defaultRender }) => image.clip ? <video controls src={image.clip} /> : defaultRender()'
                }
              </code>
              . Drags that begin on a video are left to its controls. Switch autoplay off, which
              would show the next slide, and hide the captions, which would cover the controls.
            </li>
            <li>
              A slot that throws does not break the gallery: the slide shows its error state with a
              button that tries again. Select the checkbox, open the first gallery and go to slide
              2.
            </li>
            <li>
              A slide that a slot renders counts as loaded, so <code>loading</code> is for galleries
              without the slot <code>slide</code>. The second image of the second gallery is invalid
              on purpose.
            </li>
            <li>
              Slots may use hooks and the <a href={href('/react/context')}>context</a> of your tree.
              The carousel has all slots but <code>toolbar</code> and <code>info</code>, the plain
              gallery has <code>thumbnail</code> and <code>image</code>.
            </li>
            <li>
              A thumbnail is rendered inside the button that selects the image, so do not put
              buttons or links into it. <code>previewsTemplate</code> still works;{' '}
              <code>render.thumbnail</code> takes precedence.
            </li>
          </ul>
          <SlowImagesNote />
        </>
      }
    >
      <SlowImages path="/react/render-slots" />
      <Demo />
    </ReactDemoPage>
  );
}
