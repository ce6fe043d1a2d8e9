import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Download from 'yet-another-react-lightbox/plugins/download';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { createGallery } from './yarl.jsx';

// The features of the full modal gallery: caption, position, download, full screen, autoplay button, thumbnails, zoom.
export const full = {
  plugins: [Captions, Counter, Download, Fullscreen, Slideshow, Thumbnails, Zoom],
};

export const Gallery = createGallery(full);

export { activeImage, close, next } from './yarl.jsx';
