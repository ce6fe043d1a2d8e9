import type { ModalLibConfig } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { closeOnly, simple, advanced, full } from './config';

const galleries = [
  { id: 308, strategy: 'DEFAULT', libConfig: closeOnly },
  { id: 309, strategy: 'SIMPLE', libConfig: simple },
  { id: 310, strategy: 'ADVANCED', libConfig: advanced },
  { id: 311, strategy: 'FULL', libConfig: full },
];

interface ButtonsProps {
  /** Number of images that are left. */
  count: number;
  onOpen: (id: number, libConfig: ModalLibConfig) => void;
  onRestore: () => void;
}

/** A button for each strategy, and one that restores the deleted images. */
export function Buttons({ count, onOpen, onRestore }: ButtonsProps) {
  return (
    <>
      <div className="button-row">
        {galleries.map(({ id, strategy, libConfig }) => (
          <button
            key={id}
            type="button"
            className="button"
            disabled={count === 0}
            onClick={() => onOpen(id, libConfig)}
          >
            With strategy {strategy}
          </button>
        ))}
        <button
          type="button"
          className="button"
          disabled={count === galleryImages.length}
          onClick={onRestore}
        >
          Restore images
        </button>
      </div>
      <p role="status">
        {count > 0
          ? `The galleries have ${count} images.`
          : 'All images are deleted. Restore them to open a gallery.'}
      </p>
    </>
  );
}
