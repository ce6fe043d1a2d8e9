import {
  photoViewer,
  PlainGallery,
  registerLinks,
  useModalGallery,
  type FlatImage,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';

registerLinks();

const images: readonly FlatImage[] = [
  { id: 3, src: '/photos/heron.jpg', caption: 'A heron' },
  { id: 7, src: '/photos/market.jpg', caption: 'A market' },
];

// The images have the fragments #album-3 and #album-7.
const config: PlainLibConfig = { linkConfig: { name: 'album' } };
const libConfig: ModalLibConfig = {
  ...photoViewer,
  linkConfig: { name: 'album' },
};

export function Album() {
  const { open } = useModalGallery();
  return (
    <PlainGallery
      images={images}
      config={config}
      onClickImage={(_index, currentImage) =>
        open({ id: 1, images, currentImage, libConfig })
      }
    />
  );
}
