import { asset } from '@/components/site/urls';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { photographCredits } from '@/components/site/photographs/credits';
import { galleryPhotographs } from '@/components/site/photographs/gallery';

const thumbs = new Map(
  [...galleryPhotographs, ...carouselPhotographs].map(({ name, thumb }) => [name, thumb]),
);

/** Each photograph with its title, author and licence. */
export function Photographs() {
  return (
    <ul className="photographs">
      {photographCredits.map(({ name, title, alt, author, licence }) => {
        const thumb = thumbs.get(name);
        return (
          <li key={name}>
            {thumb && (
              <picture>
                <source type="image/avif" srcSet={asset(thumb.avif.src)} />
                <source type="image/webp" srcSet={asset(thumb.webp.src)} />
                <img
                  src={asset(thumb.jpeg.src)}
                  width={thumb.jpeg.width}
                  height={thumb.jpeg.height}
                  alt={alt}
                  loading="lazy"
                  decoding="async"
                />
              </picture>
            )}
            <span>
              <q>{title}</q> by {author} ({licence})
            </span>
          </li>
        );
      })}
    </ul>
  );
}
