import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { dataImages } from '@/components/demos/image-sets/data-images';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/base64');

export default function Page() {
  return (
    <DemoPage
      slug="base64"
      images={dataImages}
      purpose={
        <p>
          Images can be data URLs, which need no request and can be downloaded like any other image.
        </p>
      }
      notes={
        <>
          <p>
            A download is decoded and named after the id and the type of the image:{' '}
            <code>Image-0.png</code>, <code>Image-1.png</code>, <code>Image-2.png</code>. A plain
            string is enough in both editions.
          </p>
          <ReactNote>Only data URLs of images are accepted.</ReactNote>
          <AngularNote>
            <code>img</code> also accepts a <code>SafeResourceUrl</code>. With Angular{' '}
            {siteFacts.library.angularMajor} you do not need the <code>DomSanitizer</code> for data
            URLs.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
