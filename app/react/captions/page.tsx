import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { createConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/captions');

export default function Page() {
  return (
    <ReactDemoPage
      slug="captions"
      images={photographImages}
      purpose={<p>Show long captions without covering the image.</p>}
      notes={
        <ul>
          <li>
            A long caption covers at most 40 % of its image. The button “More” shows all of it over
            the image, where it scrolls; the image does not move. A caption that fits has no button.
          </li>
          <li>
            By default a caption is below its image if the space there takes all of it, as on a
            phone held upright, else over the image. <code>captionPlacement: &apos;over&apos;</code>{' '}
            places all captions over their images.
          </li>
          <li>
            <code>captionPlacement: &apos;below&apos;</code> places all captions below their images,
            which are smaller by that space.
          </li>
          <li>
            Screen readers read a long caption where it is: announcements and names do not repeat
            it. Links stay links; Tab to one in the hidden part shows the whole text.
          </li>
          <li>
            The code is fetched only by galleries with a caption of more than 100 characters, or
            with captions below. The name of the button is <code>captionMoreText</code>.
          </li>
        </ul>
      }
      configurations={[
        { type: 'PlainLibConfig', value: plainConfig },
        { type: 'ModalLibConfig', value: createConfig(false) },
      ]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
