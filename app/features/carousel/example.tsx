'use client';
import { Carousel, DescriptionStrategy, type CarouselLibConfig } from 'ks-gallery-react';
import { useState } from 'react';
import { createImages, type PhotographTexts } from '@/components/site/photographs/create-images';
import { carouselPhotographs } from '@/components/site/photographs/carousel';

const config: CarouselLibConfig = {
  carouselConfig: { maxHeight: '24rem' },
  carouselImageConfig: { description: { strategy: DescriptionStrategy.ALWAYS_VISIBLE } },
  // In proportion to the small carousel.
  carouselPreviewsConfig: {
    breakpoints: { xSmall: 64, small: 64, medium: 64, large: 64, xLarge: 64 },
  },
  // It would move beside the text.
  carouselPlayConfig: { autoPlay: false },
};

const sizes = '(min-width: 1200px) 480px, 100vw';
const places = carouselPhotographs.map((photograph) => ({ photograph, sizes }));

/** A carousel with all its parts, which moves only when the user moves it. */
export function Example({ texts }: { texts: PhotographTexts }) {
  const [images] = useState(() => createImages(places, texts, 0, sizes));
  return <Carousel id={1} images={images} config={config} />;
}
