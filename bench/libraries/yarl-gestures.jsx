import { useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { thumbnailStyle } from './gesture-thumbnails.js';

// Off by default: closing by a drag, and the pinch of the next version, which follows the fingers more closely.
const options = {
  plugins: [Zoom],
  controller: { closeOnPullDown: true, closeOnPullUp: true },
  zoom: { pinchZoomV4: true },
};

export function Gallery({ pictures }) {
  const [index, setIndex] = useState(-1);
  return (
    <>
      {pictures.map(({ src, thumbnail, alt }, position) => (
        <button key={src} type="button" onClick={() => setIndex(position)}>
          <img className="thumbnail" src={thumbnail} alt={alt} style={thumbnailStyle} />
        </button>
      ))}
      <Lightbox
        open={index >= 0}
        index={index}
        close={() => setIndex(-1)}
        slides={pictures}
        {...options}
      />
    </>
  );
}

export const thumbnails = '.thumbnail';
export const pictures = ['.yarl__slide_current .yarl__slide_image'];
