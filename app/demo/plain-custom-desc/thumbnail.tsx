import type { GalleryImage } from 'ks-gallery-react';

interface ThumbnailProps {
  image: GalleryImage;
  index: number;
}

/** The thumbnail of an image in the format that the browser prefers. */
export function Thumbnail({ image, index }: ThumbnailProps) {
  return (
    <picture>
      {image.modal.sources?.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="200px" />
      ))}
      <img
        src={image.modal.img}
        alt={`Open image ${index + 1}`}
        width={200}
        height={200}
        loading="lazy"
      />
    </picture>
  );
}
