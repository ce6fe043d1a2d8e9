import { asset } from '@/components/site/urls';
import { pictureSchemes, pictureSize, pictureUrl } from './picture-files';

/**
 * A demo in its characteristic state, in both colour schemes. The stylesheet shows the one of the current theme, which
 * may differ from that of the system; browsers do not fetch the hidden one, because it is lazy.
 */
export function DemoPicture({ slug }: { slug: string }) {
  return pictureSchemes.map((scheme) => (
    <picture key={scheme} className="demo-picture" data-scheme={scheme}>
      <source type="image/avif" srcSet={asset(pictureUrl(slug, scheme, 'avif'))} />
      <img
        src={asset(pictureUrl(slug, scheme, 'webp'))}
        {...pictureSize}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}
