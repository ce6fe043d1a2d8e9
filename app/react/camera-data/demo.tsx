'use client';
import { ModalGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { modalConfig } from './config';
import { readPhotograph, type Photograph } from './read-photograph';
import './style.css';

export default function Demo() {
  const [photographs, setPhotographs] = useState<readonly Photograph[]>([]);
  const choose = async (input: HTMLInputElement) => {
    setPhotographs(await Promise.all([...(input.files ?? [])].map(readPhotograph)));
    // The same files may be chosen again.
    input.value = '';
  };
  const close = () => {
    for (const { src } of photographs) URL.revokeObjectURL(src);
    setPhotographs([]);
  };
  return (
    <>
      <label className="button photograph-chooser">
        Choose photographs
        <input type="file" accept="image/*" multiple onChange={({ target }) => choose(target)} />
      </label>
      <ModalGallery
        images={photographs}
        config={modalConfig}
        render={{ info: ({ image: { facts } }) => facts.length > 0 && <p>{facts.join(', ')}</p> }}
        open={photographs.length > 0}
        onOpenChange={close}
      />
    </>
  );
}
