'use client';
import { Carousel, type CarouselLibConfig } from 'ks-gallery-react';
import { useState } from 'react';
import { carouselImages } from '@/components/demos/image-sets';

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
  const [autoPlay, setAutoPlay] = useState(true);
  const [showArrows, setShowArrows] = useState(true);
  const [showDots, setShowDots] = useState(true);

  const config: CarouselLibConfig = {
    linkConfig: { name: 'carousel-features-disable' },
    carouselConfig: {
      maxWidth: '100%',
      maxHeight: '400px',
      showArrows,
      objectFit: 'cover',
      keyboardEnable: true,
      modalGalleryEnable: false,
    },
    carouselPlayConfig: { autoPlay, interval: 3000, pauseOnHover: true },
    carouselDotsConfig: { visible: showDots },
  };

  return (
    <>
      <p className="button-row">
        <Toggle name="Autoplay" on={autoPlay} onChange={setAutoPlay} />
        <Toggle name="Arrows" on={showArrows} onChange={setShowArrows} />
        <Toggle name="Dots" on={showDots} onChange={setShowDots} />
      </p>
      <Carousel id={108} images={carouselImages} config={config} />
    </>
  );
}
