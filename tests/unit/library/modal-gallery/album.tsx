import { render } from '@testing-library/react';
import type { StrictMode } from 'react';
import { ModalGallery, type GalleryImage, type ModalGalleryProps } from 'ks-gallery-react';
import { fiveImages } from '../../gallery-images';
import { advanceTime, withoutAutoplay } from './harness';

/** An open modal gallery of five images without autoplay. */
export function Album(props: Partial<ModalGalleryProps<GalleryImage>>) {
  return <ModalGallery open images={fiveImages} libConfig={withoutAutoplay()} {...props} />;
}

/** Renders an album, and waits until it has opened. `update` renders it again with other props. */
export async function renderAlbum(
  props: Partial<ModalGalleryProps<GalleryImage>> = {},
  wrapper?: typeof StrictMode,
) {
  const view = render(<Album {...props} />, { wrapper });
  await advanceTime(0);
  return {
    ...view,
    update: async (next: Partial<ModalGalleryProps<GalleryImage>>) => {
      view.rerender(<Album {...props} {...next} />);
      await advanceTime(0);
    },
  };
}
