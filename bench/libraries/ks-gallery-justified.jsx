import { PlainGallery } from 'ks-gallery-react/plain-gallery';
import { registerLayouts } from 'ks-gallery-react/layouts';
import 'ks-gallery-react/plain-gallery/styles.css';
import 'ks-gallery-react/layouts/styles.css';

registerLayouts();

// Links in rows that fill the width.
const config = { plainGalleryConfig: { layout: { type: 'justified', rowHeight: 180 } } };

export function Gallery({ pictures }) {
  return <PlainGallery images={pictures} config={config} onClickImage={() => undefined} />;
}

export const item = '.ks-plain-image';
