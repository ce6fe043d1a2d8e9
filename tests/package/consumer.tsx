// Type-checked in an empty project that has installed the packed library, with both module resolutions.
import { useModalGallery, type GalleryImage, type ModalGalleryRef } from 'ks-gallery-react';
import { Carousel } from 'ks-gallery-react/carousel';
import { ModalGallery } from 'ks-gallery-react/modal-gallery';
import { PlainGallery } from 'ks-gallery-react/plain-gallery';

const first: GalleryImage = { id: 1, modal: { img: '/pictures/1.jpg', description: 'First' } };
const images = [first];

export function Galleries() {
  const { open } = useModalGallery();
  const show = (index: number) => {
    const ref: ModalGalleryRef = open({ id: 1, images, currentImage: images[index] ?? first });
    ref.show$.subscribe(({ result }) => console.log(result));
  };
  return (
    <>
      <PlainGallery id={1} images={images} onClickImage={show} />
      <Carousel id={1} images={images} config={{ carouselConfig: { keyboardEnable: true } }} />
      <ModalGallery open={false} id={2} images={images} currentImage={first} />
    </>
  );
}

// A type missing in the package would be `any`, to which a string is assignable.
type Id = Parameters<typeof PlainGallery>[0]['id'];
export const idIsNumber: string extends Id ? false : true = true;
