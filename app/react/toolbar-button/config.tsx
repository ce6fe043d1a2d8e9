import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import { faBackwardFast } from '@fortawesome/free-solid-svg-icons/faBackwardFast';
import { faHeart } from '@fortawesome/free-solid-svg-icons/faHeart';
import type { ModalLibConfig } from 'ks-gallery-react';

function renderIcon({ icon: [width, height, , , path] }: IconDefinition) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <path d={String(path)} />
    </svg>
  );
}

export function createConfig(toggleFavourite: (imageId: number) => void): ModalLibConfig {
  return {
    buttonsConfig: {
      visible: true,
      strategy: 'custom',
      buttons: [
        {
          type: 'custom',
          icon: renderIcon(faHeart),
          fontSize: '20px',
          title: 'Add to your favourites, or remove',
          onClick: ({ image }) => toggleFavourite(image.id),
        },
        {
          type: 'custom',
          icon: renderIcon(faBackwardFast),
          fontSize: '20px',
          title: 'Back to the first image',
          onClick: ({ index, gallery }) => {
            if (index > 0) gallery.navigateTo(0);
          },
        },
        { type: 'close' },
      ],
    },
  };
}
