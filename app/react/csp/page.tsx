import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/csp');

export default function Page() {
  return (
    <ReactDemoPage
      slug="csp"
      images={photographImages}
      purpose={
        <p>
          This page runs under the policy in <code>policy.ts</code>, which allows no inline script,
          no <code>eval</code> and no style element. The demo shows what the policy has blocked.
        </p>
      }
      notes={
        <ul>
          <li>
            The page has its policy in a <code>{'<meta>'}</code> element, which also allows the hash
            of its speculation rules, and images of the host of the badges in the navbar. A server
            sends it as the header <code>Content-Security-Policy</code>.
          </li>
          <li>
            <code>style-src-attr</code> is for style attributes in HTML: a server, or a build that
            writes HTML, renders sizes and layouts into them. In the browser React sets them by
            script, which every policy allows.
          </li>
          <li>
            <code>data:</code> in <code>img-src</code> is for icons in the stylesheet. Videos need{' '}
            <code>media-src</code>, iframes in slides need <code>frame-src</code>, and a download
            needs <code>connect-src</code> with the host of the image: <code>&apos;self&apos;</code>{' '}
            for your own.
          </li>
          <li>
            Frameworks may write inline scripts of their own: Next.js and Astro do, the other
            projects of <a href={href('/react/frameworks')}>Frameworks</a> do not.
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
