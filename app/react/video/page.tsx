import { videoImages } from '@/components/demos/image-sets/video-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { Snippet } from '@/components/docs/code/snippet';
import { pageMetadata } from '@/components/site/metadata';
import { href } from '@/components/site/urls';
import { carouselConfig, modalConfig, plainConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/video');

const image = `import 'ks-gallery-react/video/styles.css';

const images = [
  {
    src: '/lake.jpg',
    alt: 'A lake below snow-streaked mountains',
    video: {
      sources: [
        { src: '/lake.webm', type: 'video/webm' },
        { src: '/lake.mp4', type: 'video/mp4' },
      ],
      tracks: [{ src: '/lake.en.vtt', srcLang: 'en', label: 'English' }],
    },
  },
];`;

export default function Page() {
  return (
    <ReactDemoPage
      slug="video"
      images={videoImages}
      hasFullViews
      purpose={<p>Show videos between images, in all three components.</p>}
      notes={
        <>
          <Snippet title="An image with a video" code={image} />
          <ul>
            <li>
              The image is the poster. Nothing of the video is requested before the user plays it,
              and the code of the player only where a list has a video. The stylesheet is separate
              for the same reason.
            </li>
            <li>
              The video pauses when another image is shown, when the gallery closes and in a hidden
              tab, and resumes where it stopped when it is played again. Until then it shows that
              frame, or with reduced motion or Save-Data the poster.
            </li>
            <li>
              Only one video plays at a time. Autoplay of the gallery waits until it has ended.
            </li>
            <li>
              The player has the browser’s controls. Arrow keys and <kbd>Space</kbd> belong to it
              while it has focus, <kbd>Esc</kbd> closes the gallery. A drag on its controls moves
              them, a drag on the video shows another image or closes the gallery.
            </li>
            <li>
              <code>tracks</code> in the language of the page are on. A video is not zoomed; its
              zoom buttons are disabled, and their names say why. A download saves the first file.
            </li>
            <li>
              A long video is better streamed: see <a href={href('/react/stream')}>Stream</a>.
            </li>
            <li>
              If no file can be played, the slide shows its error with a button that tries again.
            </li>
            <li>
              Without JavaScript, the carousel and the full views of the plain gallery have the
              browser’s player. It then plays on until the user pauses it, also after another view
              is shown.
            </li>
          </ul>
        </>
      }
      configurations={[
        { type: 'PlainLibConfig', value: plainConfig },
        { type: 'ModalLibConfig', value: modalConfig },
        { type: 'CarouselLibConfig', value: carouselConfig },
      ]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
