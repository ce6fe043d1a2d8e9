import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { galleryPhotographs } from '@/components/site/photographs/gallery';
import type { PictureFile } from '@/components/site/photographs/photograph';
import { reactDemoRoutes, shortName } from '@/components/site/route-map';
import { asset, href } from '@/components/site/urls';

type Formats = Readonly<Record<'avif' | 'webp' | 'jpeg', PictureFile | undefined>>;

/** Landscape photographs, then square ones, which the stylesheet crops. */
const pictures: readonly Formats[] = [
  ...carouselPhotographs.map(({ thumb }) => thumb),
  ...galleryPhotographs.map(({ files: { avif, webp, jpeg } }) => ({
    avif: avif[0],
    webp: webp[0],
    jpeg: jpeg[0],
  })),
];

function CardPicture({ avif, webp, jpeg }: Formats) {
  if (!avif || !webp || !jpeg) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={asset(avif.src)} />
      <source type="image/webp" srcSet={asset(webp.src)} />
      <img
        src={asset(jpeg.src)}
        width={jpeg.width}
        height={jpeg.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** The demos of the React edition as cards: a photograph, the name and a sentence. */
export function ReactDemoCards() {
  return (
    <ul className="demo-cards">
      {reactDemoRoutes().map((route, index) => {
        const picture = pictures[index % pictures.length];
        return (
          <li key={route.path}>
            {picture && <CardPicture {...picture} />}
            <a href={href(route.path)}>{shortName(route)}</a>
            <p>{route.description}</p>
          </li>
        );
      })}
    </ul>
  );
}
