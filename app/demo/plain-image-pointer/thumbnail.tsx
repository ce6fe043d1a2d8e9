import type { GalleryImage } from 'ks-gallery-react';

interface ThumbnailProps {
  image: GalleryImage;
  index: number;
}

/** The thumbnail of an image in the format that the browser prefers. */
export function Thumbnail({ image, index }: ThumbnailProps) {
  return (
    <picture>
      {(image.plain ?? image.modal).sources?.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="50px" />
      ))}
      <img
        src={(image.plain ?? image.modal).img}
        alt={`Open image ${index + 1}`}
        width={50}
        height={50}
      />
    </picture>
  );
}
