'use client';
import { ModalGallery, type GalleryImage, type ModalGallerySlots } from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages, slowImages } from '@/components/demos/image-sets';
import './style.css';

// The loading and the error state belong to the image of a slide, so this gallery has no slot `slide`.
const loadingSlots: ModalGallerySlots = {
  loading: ({ index }) => <span className="slot-loading">Image {index + 1} is on its way …</span>,
  error: ({ index }) => <p className="slot-error">Image {index + 1} is lost. Try another one.</p>,
};

function createSlots(fails: boolean): ModalGallerySlots {
  return {
    slide: ({ index, defaultRender }) => {
      if (index !== 1) return defaultRender();
      if (fails) throw new Error('The slide of this demo fails on purpose.');
      return (
        <blockquote className="slot-slide">A slide can be text instead of an image.</blockquote>
      );
    },
    caption: ({ index, count }) => `Slide ${index + 1} of ${count}`,
    thumbnail: ({ index, active, defaultRender }) => (
      <span className="slot-thumbnail">
        {defaultRender()}
        <span>{active ? `No. ${index + 1}, active` : `No. ${index + 1}`}</span>
      </span>
    ),
    toolbar: ({ index, count, defaultRender }) => (
      <>
        <progress className="slot-progress" max={count} value={index + 1} aria-label="Position" />
        {defaultRender()}
      </>
    ),
  };
}

/** Delayed images; the second has no valid data. */
function createBrokenImages(): readonly GalleryImage[] {
  return slowImages().map((image) =>
    image.id === 1 ? { ...image, modal: { img: 'data:image/png;base64,AAAA' } } : image,
  );
}

interface Album {
  images: readonly GalleryImage[];
  render: ModalGallerySlots;
}

export default function Demo() {
  const [fails, setFails] = useState(false);
  const [album, setAlbum] = useState<Album>({ images: galleryImages, render: {} });
  const [isOpen, setIsOpen] = useState(false);
  const openGallery = (opened: Album) => {
    setAlbum(opened);
    setIsOpen(true);
  };
  return (
    <>
      <p>
        <label>
          <input
            type="checkbox"
            checked={fails}
            onChange={(event) => setFails(event.target.checked)}
          />{' '}
          Let the slot of slide 2 throw an error
        </label>
      </p>
      <p className="button-row">
        <button
          type="button"
          className="button"
          onClick={() => openGallery({ images: galleryImages, render: createSlots(fails) })}
        >
          With slots
        </button>
        <button
          type="button"
          className="button"
          onClick={() => openGallery({ images: createBrokenImages(), render: loadingSlots })}
        >
          With slow images
        </button>
      </p>
      <ModalGallery
        images={album.images}
        render={album.render}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  );
}
