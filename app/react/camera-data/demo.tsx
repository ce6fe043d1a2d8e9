'use client';
import { ModalGallery } from 'ks-gallery-react';
import { modalConfig } from './config';
import { usePhotographs } from './use-photographs';
import 'ks-gallery-react/styles.css';
import 'ks-gallery-react/info/styles.css';
import './style.css';

export default function Demo() {
  const { photographs, choose, close } = usePhotographs();
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
