import type { ComponentName } from '@/components/playground/field';
import CarouselPreview from '@/components/playground/preview/carousel-preview';
import type { GalleryProps } from '@/components/playground/preview/gallery';
import ModalPreview from '@/components/playground/preview/modal-preview';
import PlainPreview from '@/components/playground/preview/plain-preview';

const galleries = { modal: ModalPreview, plain: PlainPreview, carousel: CarouselPreview };

export interface PreviewGalleryProps extends GalleryProps {
  component: ComponentName;
}

/** What the frame shows, without loading it. */
export function PreviewGallery({ component, ...props }: PreviewGalleryProps) {
  const Gallery = galleries[component];
  return <Gallery {...props} />;
}
