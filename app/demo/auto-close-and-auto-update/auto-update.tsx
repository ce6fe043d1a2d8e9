import { useModalGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import type { Photo } from '@/components/demos/image-sets/photographs';
import { useTimer } from './use-timer';

const [, , thirdImage = galleryImages[0], , fifthImage = galleryImages[0]] = galleryImages;

const updatedImages: readonly Photo[] = galleryImages.map((image) =>
  image.id === 1 ? { ...fifthImage, id: 1, caption: 'Description 2 updated with img5' } : image,
);

/** Replaces an image of the open gallery. */
export function AutoUpdate() {
  const gallery = useModalGallery();
  const timer = useTimer();
  const [status, setStatus] = useState('The gallery has not been opened yet.');

  const openGallery = () => {
    const ref = gallery.open({ id: 304, images: galleryImages, currentImage: thirdImage });
    setStatus('The gallery replaces its second image in 4 seconds.');
    timer.start(4000, () => {
      gallery.updateModalImages(updatedImages, 304);
      setStatus('The gallery has replaced its second image.');
    });
    ref.close$.subscribe(() => {
      timer.stop();
      setStatus('The gallery is closed and starts again with its own images.');
    });
  };

  return (
    <>
      <h3>Auto update</h3>
      <button type="button" className="button" onClick={openGallery}>
        Open, update after 4 seconds
      </button>
      <p role="status">{status}</p>
    </>
  );
}
