import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import type { Photo } from '@/components/demos/image-sets/photographs';
import { createBrokenImages } from './broken-images';

interface ControlsProps {
  fails: boolean;
  onFailsChange: (fails: boolean) => void;
  onOpen: (images: readonly Photo[]) => void;
}

/** Opens the gallery with images that load, or with slow ones, of which one is broken. */
export function Controls({ fails, onFailsChange, onOpen }: ControlsProps) {
  return (
    <>
      <p>
        <label>
          <input type="checkbox" checked={fails} onChange={() => onFailsChange(!fails)} /> Let the
          slot of slide 2 throw an error
        </label>
      </p>
      <p className="button-row">
        <button type="button" className="button" onClick={() => onOpen(galleryImages)}>
          With slots
        </button>
        <button type="button" className="button" onClick={() => onOpen(createBrokenImages())}>
          With slow images
        </button>
      </p>
    </>
  );
}
