'use client';
import { Carousel, type CarouselLibConfig } from 'ks-gallery-react';
import { useState } from 'react';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { createImages, type PhotographTexts } from '@/components/site/photographs/create-images';

const config: CarouselLibConfig = {
  carouselConfig: { maxHeight: '16rem' },
  carouselPlayConfig: { autoPlay: false },
  carouselPreviewsConfig: { visible: false },
};

const sizes = '(min-width: 1340px) 1032px, 100vw';
const [lake, desert, harbour, otter, tea, osprey, saturn] = carouselPhotographs;
const places = [harbour, lake, tea, osprey, desert, saturn, otter].map((photograph) => ({
  photograph,
  sizes,
  // The first image too: it is below the first screen.
  loading: 'lazy' as const,
}));

/** A carousel that moves only when the user moves it. */
export function CarouselExample({ texts }: { texts: PhotographTexts }) {
  const [images] = useState(() => createImages(places, texts, 50, sizes));
  return <Carousel id={5} images={images} config={config} />;
}
