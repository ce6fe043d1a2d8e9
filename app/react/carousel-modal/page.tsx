import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { pageMetadata } from '@/components/site/metadata';
import { carouselConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/carousel-modal');

export default function Page() {
  return (
    <ReactDemoPage
      slug="carousel-modal"
      images={photographImages}
      purpose={<p>Open the images of a carousel in a modal gallery that shares its state.</p>}
      notes={
        <ul>
          <li>
            <code>useCarouselModal</code> returns the props of both. Clicking an image opens it.
            When the modal gallery closes, the carousel shows the same image and has focus. The page
            does not scroll.
          </li>
          <li>
            The carousel keeps its rules: it never locks scrolling, and its keys work only while the
            focus is inside it. Its autoplay waits behind the gallery.
          </li>
          <li>
            A video in the carousel is played there. Its position is the same in the modal gallery.
          </li>
        </ul>
      }
      configurations={[{ type: 'CarouselLibConfig', value: carouselConfig }]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
