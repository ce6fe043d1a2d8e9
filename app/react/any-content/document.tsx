import type { SlotContext } from 'ks-gallery-react';
import type { ReactNode } from 'react';
import type { ContentImage } from '@/components/demos/image-sets/content-images';

/** The first page of a document, with a link that opens it in the browser's viewer. */
export function Document({ image, defaultRender }: SlotContext<ContentImage>): ReactNode {
  return (
    <div className="content-slide">
      {defaultRender()}
      <a className="button" href={image.file} target="_blank" rel="noopener">
        Open the PDF file
      </a>
    </div>
  );
}
