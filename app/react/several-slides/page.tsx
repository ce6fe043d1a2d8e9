import { landscapeImages } from '@/components/demos/image-sets/landscape-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { centerConfig, startConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/several-slides');

export default function Page() {
  return (
    <ReactDemoPage
      slug="several-slides"
      images={landscapeImages}
      purpose={<p>Show several slides of a carousel side by side.</p>}
      notes={
        <ul>
          <li>
            <code>slidesPerView</code>, <code>gap</code>, <code>align</code> and <code>step</code>{' '}
            are values, or values by the width of the carousel: <code>{'{ 480: 2.2 }'}</code> is 2.2
            slides from 480 px on. A fraction shows a part of the next slide.
          </li>
          <li>
            The row is scrolled by the browser, with the finger, the wheel, the arrow keys, the
            arrows or the dots. The active slide is the first one, or the one in the middle.
          </li>
          <li>
            The layout is CSS in the HTML: it is there before scripts, and without them the row
            scrolls and snaps as well. <code>registerSlides</code> adds it, so that a carousel of
            one slide has none of its code. Call it in a module that runs in the browser and where
            the HTML is rendered.
          </li>
        </ul>
      }
      configurations={[
        { type: 'CarouselLibConfig', value: startConfig, label: 'Several slides' },
        { type: 'CarouselLibConfig', value: centerConfig, label: 'In the middle' },
      ]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
