import type { GalleryImage } from 'ks-gallery-react';

/** Links to the images of a demo, for browsers without scripts. */
export function ImageLinks({ images }: { images: readonly GalleryImage[] }) {
  return (
    <noscript>
      <p>The galleries need JavaScript. These are the images of this demo:</p>
      <ul>
        {images.map(({ id, modal }, index) => (
          <li key={id}>
            <a href={modal.img}>
              Image {index + 1}
              {modal.description && ` - ${modal.description}`}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
