'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { openingImages } from '@/components/demos/image-sets';
import { plainConfig, movingConfig, fadingConfig } from './config';
import './style.css';

/** Class and label of each thumbnail that the demo renders itself. */
const crops = [
  ['cover', 'object-fit: cover'],
  ['contain', 'object-fit: contain'],
  ['fill', 'object-fit: fill'],
  ['none', 'object-fit: none'],
  ['scale-down', 'object-fit: scale-down'],
  ['round', 'a square file, with round corners'],
  ['position', 'object-position: right'],
] as const;

export default function Demo() {
  const [index, setIndex] = useState<number>();
  const [fades, setFades] = useState(false);
  return (
    <>
      <p>
        <label>
          <input
            type="checkbox"
            checked={fades}
            onChange={(event) => setFades(event.target.checked)}
          />{' '}
          Only fade
        </label>
      </p>
      <h3>Plain gallery</h3>
      <PlainGallery images={openingImages} config={plainConfig} onClickImage={setIndex} />
      <h3>Thumbnails of the application</h3>
      <ul className="opening-thumbnails">
        {crops.map(([name, label], position) => {
          const image = openingImages[position];
          const thumbnail = image?.plain;
          return (
            thumbnail && (
              <li key={name}>
                <button type="button" data-ks-image={image.id} onClick={() => setIndex(position)}>
                  <img className={`opening-${name}`} src={thumbnail.img} alt="" />
                  {`Image ${position + 1}, ${label}`}
                </button>
              </li>
            )
          );
        })}
      </ul>
      <p className="button-row">
        <button type="button" className="button" onClick={() => setIndex(2)}>
          Open at image 3
        </button>
      </p>
      <ModalGallery
        images={openingImages}
        libConfig={fades ? fadingConfig : movingConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
        className="opening-gallery"
      />
    </>
  );
}
