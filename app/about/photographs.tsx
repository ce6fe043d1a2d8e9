import { asset } from '@/components/site/urls';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { photographCredits } from '@/components/site/photographs/credits';
import { galleryPhotographs } from '@/components/site/photographs/gallery';
import type { Photograph, PictureFormat } from '@/components/site/photographs/photograph';

const photographs = new Map(
  [...galleryPhotographs, ...carouselPhotographs].map((photograph) => [
    photograph.name,
    photograph,
  ]),
);

const sizes = '(min-width: 600px) 150px, 33vw';

/** The files for a tile; those for thumbnails of square images are too small. */
function srcSet({ files }: Photograph, format: PictureFormat): string {
  const [first] = files[format];
  return first ? `${asset(first.src)} ${first.width}w` : '';
}

/** Each photograph with its title and author. */
export function Photographs() {
  return (
    <ul className="photographs">
      {photographCredits.map(({ name, title, alt, author }) => {
        const photograph = photographs.get(name);
        const file = photograph?.files.jpeg[0];
        return (
          <li key={name}>
            {photograph && file && (
              <picture>
                <source type="image/avif" srcSet={srcSet(photograph, 'avif')} sizes={sizes} />
                <source type="image/webp" srcSet={srcSet(photograph, 'webp')} sizes={sizes} />
                <img
                  src={asset(file.src)}
                  width={file.width}
                  height={file.height}
                  alt={alt}
                  loading="lazy"
                  decoding="async"
                />
              </picture>
            )}
            <q>{title}</q> <span>by {author}</span>
          </li>
        );
      })}
    </ul>
  );
}
