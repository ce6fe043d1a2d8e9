import type { SlotContext } from 'ks-gallery-react';
import type { ReactNode } from 'react';
import type { ContentImage } from '@/components/demos/image-sets/content-images';

/** A sound below its image. */
export function Sound({ image, defaultRender }: SlotContext<ContentImage>): ReactNode {
  return (
    <div className="content-slide">
      {defaultRender()}
      <audio controls preload="none" src={image.file} aria-label="Sound of the lake" />
    </div>
  );
}
