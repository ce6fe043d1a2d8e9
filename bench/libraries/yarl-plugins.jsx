import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Download from 'yet-another-react-lightbox/plugins/download';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { Gallery as Bare } from './yarl.jsx';

// The features of the modal gallery: caption, counter, download, full screen, slideshow, thumbnails.
const plugins = [Captions, Counter, Download, Fullscreen, Slideshow, Thumbnails];

export function Gallery({ pictures }) {
  return <Bare pictures={pictures} plugins={plugins} />;
}

export { activeImage, close, next } from './yarl.jsx';
