'use client';
import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import { faBackwardFast } from '@fortawesome/free-solid-svg-icons/faBackwardFast';
import { faHeart } from '@fortawesome/free-solid-svg-icons/faHeart';
import {
  ButtonsStrategy,
  ButtonType,
  KS_DEFAULT_BTN_CLOSE,
  ModalGallery,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets';

function renderIcon({ icon: [width, height, , , path] }: IconDefinition) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <path d={String(path)} />
    </svg>
  );
}

const heart = renderIcon(faHeart);
const backward = renderIcon(faBackwardFast);

function toggle(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

export default function Demo() {
  const [isOpen, setIsOpen] = useState(false);
  const [favourites, setFavourites] = useState<readonly number[]>([]);

  const libConfig: ModalLibConfig = {
    buttonsConfig: {
      visible: true,
      strategy: ButtonsStrategy.CUSTOM,
      buttons: [
        {
          type: ButtonType.CUSTOM,
          icon: heart,
          title: 'Add to your favourites, or remove',
          onClick: ({ image }) => setFavourites((ids) => toggle(ids, image.id)),
        },
        {
          type: ButtonType.CUSTOM,
          icon: backward,
          title: 'Back to the first image',
          onClick: ({ index, gallery }) => {
            if (index > 0) gallery.navigateTo(0);
          },
        },
        KS_DEFAULT_BTN_CLOSE,
      ],
    },
  };

  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        Open gallery at image 1
      </button>
      <ModalGallery
        images={galleryImages}
        libConfig={libConfig}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
      <p role="status">
        Your favourites:{' '}
        {favourites.length === 0 ? 'none' : favourites.map((id) => `image ${id + 1}`).join(', ')}.
      </p>
    </>
  );
}
