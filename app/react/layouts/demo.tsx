'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { useState } from 'react';
import { albumImages } from '@/components/demos/image-sets';
import { columnsConfig, justifiedConfig, masonryConfig } from './config';
import './style.css';

registerLayouts();

const layouts = [
  { title: 'Justified rows', config: justifiedConfig },
  { title: 'Masonry', config: masonryConfig },
  { title: 'Columns', config: columnsConfig },
];

export default function Demo() {
  const [index, setIndex] = useState<number>();
  const [width, setWidth] = useState(100);
  return (
    <>
      <label className="album-width">
        <span>Width of the galleries: {width} %</span>
        <input
          // It may have been moved before this runs.
          ref={(input) => void (input && setWidth(+input.value))}
          data-native
          type="range"
          min={25}
          value={width}
          onChange={({ target }) => setWidth(+target.value)}
        />
      </label>
      {layouts.map(({ title, config }) => (
        <section key={title}>
          <h3>{title}</h3>
          <div className="album-box" style={{ width: `${width}%` }}>
            <PlainGallery images={albumImages} config={config} onClickImage={setIndex} />
          </div>
        </section>
      ))}
      <ModalGallery
        images={albumImages}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
