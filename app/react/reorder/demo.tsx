'use client';
import { ModalGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { modalConfig } from './config';
import './style.css';

export default function Demo() {
  const [images, setImages] = useState(() => [...photographImages]);
  const [index, setIndex] = useState<number>();
  const move = (from: number, to: number) =>
    setImages(images.toSpliced(from, 1).toSpliced(to, 0, ...images.slice(from, from + 1)));
  return (
    <>
      <ol className="reorder-list" onDragOver={(event) => event.preventDefault()}>
        {images.map(({ id, modal: { description }, plain }, at) => (
          <li
            key={id}
            onDragStart={(event) => event.dataTransfer.setData('text', `${at}`)}
            onDrop={(event) => move(Number(event.dataTransfer.getData('text')), at)}
          >
            <button type="button" draggable data-ks-image={id} onClick={() => setIndex(at)}>
              <img src={plain?.img} alt={description} width={132} height={88} />
            </button>
            <button type="button" className="button" onClick={() => move(at, Math.max(0, at - 1))}>
              {`Move no. ${at + 1} back`}
            </button>
          </li>
        ))}
      </ol>
      <ModalGallery
        images={images}
        config={modalConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
