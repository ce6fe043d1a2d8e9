'use client';
import { Action, ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { plainConfig, bothConfig, downConfig, offConfig } from './config';

const choices = [
  { label: 'Up and down', libConfig: bothConfig },
  { label: 'Down', libConfig: downConfig },
  { label: 'Off', libConfig: offConfig },
];

export default function Demo() {
  const [libConfig, setLibConfig] = useState(bothConfig);
  const [index, setIndex] = useState<number>();
  const [message, setMessage] = useState('The gallery has not been closed yet.');
  return (
    <>
      <fieldset>
        <legend>Directions that close</legend>
        {choices.map((choice) => (
          <label key={choice.label}>
            <input
              type="radio"
              name="directions"
              checked={libConfig === choice.libConfig}
              onChange={() => setLibConfig(choice.libConfig)}
            />{' '}
            {choice.label}{' '}
          </label>
        ))}
      </fieldset>
      <PlainGallery images={photographImages} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery
        images={photographImages}
        libConfig={libConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
        onClose={({ action }) => setMessage(`The gallery was closed by ${Action[action]}.`)}
      />
      <p role="status">{message}</p>
    </>
  );
}
