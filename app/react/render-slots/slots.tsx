import type { ModalGallerySlots } from 'ks-gallery-react';
import './style.css';

// The loading and the error state belong to the image of a slide, so this gallery has no slot `slide`.
export const loadingSlots: ModalGallerySlots = {
  loading: ({ index }) => <span className="slot-loading">Image {index + 1} is on its way …</span>,
  error: ({ index }) => <p className="slot-error">Image {index + 1} is lost. Try another one.</p>,
};

/** Slots for all parts; the one for slide 2 can fail. */
export function createSlots(fails: boolean): ModalGallerySlots {
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
