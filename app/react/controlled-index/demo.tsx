'use client';
import { Action, Carousel } from 'ks-gallery-react';
import { useState } from 'react';
import { landscapeImages } from '@/components/demos/image-sets';
import { config } from './config';

export default function Demo() {
  const [index, setIndex] = useState(0);
  const [isLocked, setIsLocked] = useState(false);
  const [message, setMessage] = useState('No change yet.');
  return (
    <>
      <p className="button-row">
        {landscapeImages.map(({ id }, position) => (
          <button
            key={id}
            type="button"
            className="button"
            aria-label={`Photograph ${position + 1}`}
            aria-pressed={position === index}
            onClick={() => setIndex(position)}
          >
            {position + 1}
          </button>
        ))}
      </p>
      <p className="button-row">
        <label>
          <input
            type="checkbox"
            checked={isLocked}
            onChange={(event) => setIsLocked(event.target.checked)}
          />{' '}
          Refuse changes that the carousel asks for
        </label>
      </p>
      <Carousel
        images={landscapeImages}
        config={config}
        index={index}
        onIndexChange={(next, { action }) => {
          const request = `photograph ${next + 1} (${Action[action]})`;
          setMessage(isLocked ? `Refused: ${request}.` : `Accepted: ${request}.`);
          if (!isLocked) setIndex(next);
        }}
      />
      <p role="status">{message}</p>
    </>
  );
}
