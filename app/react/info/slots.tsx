import type { GalleryImage, ModalGallerySlots } from 'ks-gallery-react';

/** Author and licence of each photograph by its id; nothing is known of the last one. */
const facts = [
  ['Jacob W. Frank, US National Park Service', 'Public domain'],
  ['Luca Zanon', 'CC0 1.0'],
  ['Romain Guy', 'CC0 1.0'],
  ['Derrick Coetzee', 'CC0 1.0'],
] as const;

export const slots: ModalGallerySlots<GalleryImage> = {
  info: ({ image }) => {
    const [author, licence] = facts[image.id] ?? [];
    const { description, width, height } = image.modal;
    return (
      author && (
        <>
          <h2>{description}</h2>
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
