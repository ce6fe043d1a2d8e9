import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/route-url');

export default function Page() {
  return (
    <ReactDemoPage
      slug="route-url"
      images={photographImages}
      purpose={
        <p>
          Open an image from the URL of a route, here from the parameter <code>photo</code>.
        </p>
      }
      notes={
        <ul>
          <li>
            The URL is the state: a click on a thumbnail navigates, and the gallery is open while
            the URL names an image. Back closes it, Forward opens it, and a URL can be shared.
          </li>
          <li>
            <code>closeOnBack: &apos;close&apos;</code> adds no history entry, because the router
            has its own. Steps within the gallery replace the URL.
          </li>
          <li>
            Without a router, <code>registerLinks</code> and <code>linkConfig</code> do this with a
            fragment for each image, also without scripts.
          </li>
          <li>
            On this site a demo starts when it is used. In an application the image opens at once.
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
