import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { thumbnailConfig, albumConfig, listConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/deep-link');

export default function Page() {
  return (
    <ReactDemoPage
      slug="deep-link"
      images={photographImages}
      purpose={
        <p>
          With <code>linkConfig</code> the URL of the page is that of the image: open an image, go
          to the next one and copy the URL, then load it in another tab.
        </p>
      }
      notes={
        <>
          <ul>
            <li>
              Back closes the gallery, and Forward opens it at the image that was shown last.
              Closing restores the URL.
            </li>
            <li>
              The first gallery has thumbnails: <code>PlainGallery</code> calls{' '}
              <code>onClickImage</code> for the image in the URL, with <code>Action.LOAD</code>. The
              second has none and uses <code>useGalleryLink</code>.
            </li>
            <li>
              For an image that does not exist, <code>onLinkMissing</code> is called and nothing
              opens. <a href={href('/react/links')}>Links to images</a> has the rules.
            </li>
          </ul>
        </>
      }
      configurations={[
        { type: 'PlainLibConfig', value: thumbnailConfig },
        { type: 'ModalLibConfig', value: albumConfig, label: 'Gallery with thumbnails' },
        { type: 'ModalLibConfig', value: listConfig, label: 'Gallery without thumbnails' },
      ]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
