import {
  photoViewer,
  PlainGallery,
  useModalGallery,
  type GalleryImage,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';

const images: readonly GalleryImage[] = [
  { id: 3, modal: { img: '/photos/heron.jpg', description: 'A heron' } },
  { id: 7, modal: { img: '/photos/market.jpg', description: 'A market' } },
];

// The images have the fragments #album-3 and #album-7.
const config: PlainLibConfig = { linkConfig: { name: 'album' } };
const libConfig: ModalLibConfig = { ...photoViewer, linkConfig: { name: 'album' } };

export function Album() {
  const { open } = useModalGallery();
  return (
    <PlainGallery
      images={images}
      config={config}
      onClickImage={(_index, currentImage) => open({ id: 1, images, currentImage, libConfig })}
    />
  );
}
