import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/camera-data');

export default function Page() {
  return (
    <ReactDemoPage
      slug="camera-data"
      images={[]}
      hasBackdrop
      purpose={
        <p>
          Choose photographs on your device: the gallery opens them, and its information button
          shows what the camera wrote into the file. The files stay in your browser.
        </p>
      }
      notes={
        <ul>
          <li>
            The library contains no parser. <a href="https://github.com/MikeKovarik/exifr">exifr</a>{' '}
            reads the tags; it is loaded when the first file has been chosen, about 26 kB
            compressed.
          </li>
          <li>
            For images of your server, pass the URL to <code>parse</code>, or read the tags once,
            when an image is uploaded. Image services usually remove them.
          </li>
          <li>
            A file without tags has no information button. See{' '}
            <a href={href('/react/info')}>Information panel</a>, and import{' '}
            <code>ks-gallery-react/info/styles.css</code>.
          </li>
          <li>
            <code>URL.createObjectURL</code> needs <code>img-src blob:</code> in a content security
            policy, and <code>URL.revokeObjectURL</code> when the gallery closes, so that the files
            leave memory.
          </li>
        </ul>
      }
      configurations={[{ type: 'ModalLibConfig', value: modalConfig }]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
