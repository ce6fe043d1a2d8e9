'use client';
import {
  PlainGallery,
  registerLinks,
  type PlainGallerySlots,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { useState } from 'react';
import {
  createImages,
  type PhotographImage,
  type PhotographTexts,
  type Place,
} from '@/components/site/photographs/create-images';
import { useOpenImage } from './use-open-image';

registerLinks();

interface TileGalleryProps {
  /** Also the id of the modal gallery that it opens. */
  id: number;
  places: readonly Place[];
  texts: PhotographTexts;
  firstImageId: number;
  config: PlainLibConfig;
  className: string;
  render?: PlainGallerySlots<PhotographImage>;
}

/** A plain gallery of photographs in tiles, which open the modal gallery. */
export function TileGallery(props: TileGalleryProps) {
  const { id, places, texts, firstImageId, config, className, render } = props;
  const [images] = useState(() => createImages(places, texts, firstImageId));
  const open = useOpenImage(id, images, { linkConfig: config.linkConfig });
  return (
    <PlainGallery
      id={id}
      images={images}
      config={config}
      onClickImage={open}
      render={render}
      className={className}
      classNames={{ thumbnail: 'tile' }}
    />
  );
}
