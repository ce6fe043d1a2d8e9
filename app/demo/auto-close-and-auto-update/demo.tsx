'use client';
import { useModalGallery, type GalleryImage } from 'ks-gallery-react';
import { useEffect, useRef, useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets';

const [, , thirdImage = galleryImages[0], , fifthImage = galleryImages[0]] = galleryImages;

/** One timer at a time, cleared when the component unmounts. */
function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const start = (milliseconds: number, action: () => void) => {
    stop();
    timer.current = setTimeout(action, milliseconds);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { start, stop };
}

function AutoClose() {
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

const updatedImages: readonly GalleryImage[] = galleryImages.map((image) =>
  image.id === 1
    ? { id: 1, modal: { ...fifthImage.modal, description: 'Description 2 updated with img5' } }
    : image,
);

function AutoUpdate() {
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

export default function Demo() {
  return (
    <>
      <AutoClose />
      <AutoUpdate />
    </>
  );
}
