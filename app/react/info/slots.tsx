import type { ModalGallerySlots } from 'ks-gallery-react';
import type { Photo } from '@/components/demos/image-sets/photographs';

/** Author and licence of each photograph by its id; nothing is known of the last one. */
const facts = [
  ['Jacob W. Frank, US National Park Service', 'Public domain'],
  ['Luca Zanon', 'CC0 1.0'],
  ['Romain Guy', 'CC0 1.0'],
  ['Derrick Coetzee', 'CC0 1.0'],
] as const;

export const slots: ModalGallerySlots<Photo> = {
  info: ({ image }) => {
    const [author, licence] = facts[image.id] ?? [];
    const { caption, width, height } = image;
    return (
      author && (
        <>
          <h2>{caption}</h2>
          <dl>
            <dt>Author</dt>
            <dd>{author}</dd>
            <dt>Licence</dt>
            <dd>{licence}</dd>
            <dt>Size</dt>
            <dd>
              {width} × {height} px
            </dd>
          </dl>
        </>
      )
    );
  },
};
