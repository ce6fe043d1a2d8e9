// Type-checked like consumer.tsx, and under exactOptionalPropertyTypes: `undefined` counts as missing.
import 'ks-gallery-react/styles.css';
import 'ks-gallery-react/styles.layered.css';
import 'ks-gallery-react/carousel/styles.css';
import 'ks-gallery-react/links/styles.layered.css';
import 'ks-gallery-react/info/styles.css';
import { useState } from 'react';
import {
  Carousel,
  ModalGallery,
  PlainGallery,
  type CarouselLibConfig,
  type FlatImage,
  type GalleryImage,
} from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { registerLinks } from 'ks-gallery-react/links';
import { german } from 'ks-gallery-react/locales/de';

registerLayouts();
registerLinks();

interface Props {
  alt: string | undefined;
  width: number | undefined;
  config: CarouselLibConfig | undefined;
  autoPlay: boolean | undefined;
  onChange: (() => void) | undefined;
}

export function Galleries({ alt, width, config, autoPlay, onChange }: Props) {
  const [index, setIndex] = useState<number>();
  const image: FlatImage = { src: '/1.jpg', alt, width, thumb: undefined, srcSet: undefined };
  const other: GalleryImage = { id: 1, modal: { img: '/1.jpg', alt }, plain: undefined };
  return (
    <>
      <Carousel images={[image, other]} config={config} defaultIndex={index} className={alt} />
      <Carousel
        images={[image]}
        index={index}
        onIndexChange={setIndex}
        onChangeImage={onChange}
        config={{
          carouselPlayConfig: { autoPlay },
          accessibilityConfig: german,
          linkConfig: undefined,
        }}
        render={{ slide: undefined, empty: undefined }}
      />
      <PlainGallery images={[image]} onClickImage={onChange} />
      <ModalGallery
        open={index !== undefined}
        images={[image, other]}
        defaultIndex={index}
        onOpenChange={undefined}
        libConfig={{ slideConfig: { playConfig: { autoPlay } }, zoomConfig: undefined }}
      />
    </>
  );
}
