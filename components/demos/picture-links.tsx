import type { GalleryImage } from 'ks-gallery-react';

/** The way to the pictures of a demo for readers whose browser runs no scripts. */
export function PictureLinks({ images }: { images: readonly GalleryImage[] }) {
  return (
    <noscript>
      <p>Galleries need JavaScript. These are the pictures of this one:</p>
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
