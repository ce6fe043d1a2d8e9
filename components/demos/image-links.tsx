import type { FlatImage } from 'ks-gallery-react';

export interface ImageLinksProps {
  images: readonly FlatImage[];
  /** True if a plain gallery of the demo has a name, and therefore full views. */
  hasFullViews?: boolean;
}

/** Links to the images of a demo, for browsers without scripts. */
export function ImageLinks({ images, hasFullViews }: ImageLinksProps) {
  if (images.length === 0)
    return (
      <noscript>
        <p>This demo needs JavaScript.</p>
      </noscript>
    );
  return (
    <noscript>
      <p>
        {hasFullViews
          ? 'Without JavaScript, a thumbnail shows its image over the page. These are the image files of this demo:'
          : 'The galleries need JavaScript. These are the images of this demo:'}
      </p>
      <ul>
        {images.map(({ id, src, caption }, index) => (
          <li key={id}>
            <a href={src}>
              Image {index + 1}
              {caption && ` - ${caption}`}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
