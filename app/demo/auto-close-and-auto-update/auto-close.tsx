import { useModalGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { useTimer } from './use-timer';

const [, , thirdImage = galleryImages[0]] = galleryImages;

/** Closes the gallery after 3 seconds. */
export function AutoClose() {
  const gallery = useModalGallery();
  const timer = useTimer();
  const [status, setStatus] = useState('The gallery has not been opened yet.');

  const openGallery = () => {
    const ref = gallery.open({ id: 303, images: galleryImages, currentImage: thirdImage });
    ref.show$.subscribe(({ result }) => {
      setStatus(`The gallery shows image ${result} and closes in 3 seconds.`);
      timer.start(3000, () => gallery.close(303));
    });
    ref.close$.subscribe(() => {
      timer.stop();
      setStatus('The gallery is closed.');
    });
  };

  return (
    <>
      <h3>Auto close</h3>
      <button type="button" className="button" onClick={openGallery}>
        Open, close after 3 seconds
      </button>
      <p role="status">{status}</p>
    </>
  );
}
