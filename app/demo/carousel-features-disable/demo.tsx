'use client';
import { Carousel } from 'ks-gallery-react';
import { useState } from 'react';
import { carouselImages } from '@/components/demos/image-sets';
import { createConfig, initialFeatures } from './config';

interface ToggleProps {
  name: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

function Toggle({ name, on, onChange }: ToggleProps) {
  return (
    <button type="button" className="button" aria-pressed={on} onClick={() => onChange(!on)}>
      {name}: {on ? 'on' : 'off'}
    </button>
  );
}

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
