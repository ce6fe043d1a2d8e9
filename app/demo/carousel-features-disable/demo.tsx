'use client';
import { Carousel, registerLinks } from 'ks-gallery-react';
import { useState } from 'react';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { createConfig, initialFeatures } from './config';
import { Toggle } from './toggle';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  const [features, setFeatures] = useState(initialFeatures);
  const { autoPlay, showArrows, showDots } = features;
  const change = (changed: Partial<typeof features>) => setFeatures({ ...features, ...changed });

  return (
    <>
      <p className="button-row">
        <Toggle name="Autoplay" on={autoPlay} onChange={(on) => change({ autoPlay: on })} />
        <Toggle name="Arrows" on={showArrows} onChange={(on) => change({ showArrows: on })} />
        <Toggle name="Dots" on={showDots} onChange={(on) => change({ showDots: on })} />
      </p>
      <Carousel id={108} images={carouselImages} config={createConfig(features)} />
    </>
  );
}
