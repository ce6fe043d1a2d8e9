import type { Photo } from '@/components/demos/image-sets/photographs';

interface ThumbnailProps {
  image: Photo;
  index: number;
}

/** The thumbnail of an image in the format that the browser prefers. */
export function Thumbnail({ image, index }: ThumbnailProps) {
  return (
    <picture>
      {image.sources?.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="200px" />
      ))}
      <img
        src={image.src}
        alt={`Open image ${index + 1}`}
        width={200}
        height={200}
        loading="lazy"
      />
    </picture>
  );
}
