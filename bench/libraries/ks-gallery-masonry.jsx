import { PlainGallery } from 'ks-gallery-react/plain-gallery';
import { registerLayouts } from 'ks-gallery-react/layouts';
import 'ks-gallery-react/plain-gallery/styles.css';
import 'ks-gallery-react/layouts/styles.css';

registerLayouts();

// Links in 2 to 4 columns, by the width of the gallery.
const config = {
  plainGalleryConfig: { layout: { type: 'masonry', columns: { 0: 2, 480: 3, 900: 4 } } },
};

export function Gallery({ pictures }) {
  return <PlainGallery images={pictures} config={config} onClickImage={() => undefined} />;
}

export const item = '.ks-plain-image';
