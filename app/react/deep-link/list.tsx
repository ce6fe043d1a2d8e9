import { ModalGallery } from 'ks-gallery-react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { listConfig } from './config';

function goToMissing() {
  location.hash = 'list-99';
}

interface ListProps {
  /** Index of the open image. */
  index: number | undefined;
  onClose: () => void;
}

/** Links to the images of a gallery without thumbnails. */
export function List({ index, onClose }: ListProps) {
  return (
    <>
      <p>Links to images of a gallery without thumbnails:</p>
      <ul>
        {photographImages.map(({ id }) => (
          <li key={id} id={`list-${id}`}>
            <a href={`#list-${id}`}>#list-{id}</a>
          </li>
        ))}
      </ul>
      <p className="button-row">
        <button type="button" className="button" onClick={goToMissing}>
          Go to #list-99, which does not exist
        </button>
      </p>
      <ModalGallery
        images={photographImages}
        config={listConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={onClose}
      />
    </>
  );
}
