'use client';
import { ModalGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [{ isOpen, seen }, setState] = useState({ isOpen: false, seen: -1 });
  const open = (start: number) => setState({ isOpen: true, seen: start });
  return (
    <>
      <p className="button-row">
        <button type="button" className="button" onClick={() => open(0)}>
          Show the photographs
        </button>
        <button type="button" className="button" onClick={() => open(2)}>
          Show photograph 3
        </button>
      </p>
      <p role="status">{!isOpen && seen >= 0 && `Closed at photograph ${seen + 1}.`}</p>
      <ModalGallery
        images={photographImages}
        open={isOpen}
        defaultIndex={seen}
        onIndexChange={(index) => setState({ isOpen: true, seen: index })}
        onOpenChange={() => setState((state) => ({ ...state, isOpen: false }))}
      />
    </>
  );
}
