import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { asset, href } from '@/components/site/urls';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/api');

export default function Page() {
  return (
    <ReactDemoPage
      slug="api"
      images={photographImages}
      purpose={
        <p>
          Request pages of images with <code>fetch</code>: with a button below the thumbnails, and
          near the end of the modal gallery.
        </p>
      }
      notes={
        <ul>
          <li>
            The first images are in the HTML. Each answer has some images and the URL of the next
            page: here files of this site,{' '}
            <a href={asset('/react/api/album/1.json')}>album/1.json</a> and{' '}
            <a href={asset('/react/api/album/2.json')}>album/2.json</a>.
          </li>
          <li>
            The modal gallery calls <code>onNearEnd</code> when three images or fewer follow the
            active one. While <code>loadingMore</code> is true, a slide with a spinner follows the
            last image.
          </li>
          <li>
            <code>onNearEnd</code> is called once for each length of the list, so a failed request
            is not repeated by itself: the button becomes “Try again”.
          </li>
          <li>
            Store the size of each image with it, so that every layout can place it before it has
            loaded: <a href={href('/react/photos#cms')}>the fields to store</a>.
          </li>
          <li>
            The response is not validated here. An image without a valid URL throws in development;
            a production build leaves it out.
          </li>
        </ul>
      }
      configurations={[
        { type: 'PlainLibConfig', value: plainConfig },
        { type: 'ModalLibConfig', value: modalConfig },
      ]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
