/** Uses of the types of images that the compiler must accept or refuse; not run. */
import {
  Carousel,
  Image,
  ModalGallery,
  modalGalleryService,
  PlainGallery,
  type AnyImage,
  type FlatImage,
  type GalleryImage,
} from 'ks-gallery-react';

const documented: GalleryImage = { id: 1, modal: { img: '/lake.jpg' } };
const flat: FlatImage = { src: '/dune.jpg', alt: 'A dune', width: 1600, height: 900 };
const mixed: AnyImage[] = [documented, flat, new Image(2, { img: '/fjord.jpg' })];
const photos = [{ src: '/lake.jpg', caption: 'A lake', photographer: 'Ada' }] as const;
/** What a bundler returns for an imported file. */
const imported: { src: string; width: number; height: number; blurDataURL?: string } = {
  src: '/lake.jpg',
  width: 1600,
  height: 900,
};

export const accepted = (
  <>
    <PlainGallery images={[{ src: '/lake.jpg' }]} />
    <Carousel images={[{ src: '/lake.jpg', thumb: '/lake-small.jpg' }]} />
    <PlainGallery images={[{ src: '/lake.jpg', thumb: { src: '/lake-small.jpg', width: 400 } }]} />
    <ModalGallery open images={[{ src: '/lake.jpg', srcSet: '/lake-2.jpg 2x', sizes: '50vw' }]} />
    <PlainGallery images={mixed} />
    <Carousel images={mixed} onChangeImage={({ image }) => image satisfies AnyImage | undefined} />
    <ModalGallery open images={mixed} currentImage={flat} />
    <PlainGallery images={[imported, { ...imported, alt: 'A lake' }]} />
    <PlainGallery images={photos} onClickImage={(_, image) => image.photographer satisfies 'Ada'} />
    <Carousel images={[{ id: 'lake', src: '/lake.jpg' }]} />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error An image needs a URL. */}
    <PlainGallery images={[{ alt: 'A lake' }]} />
    {/* @ts-expect-error The URL is called `src`. */}
    <Carousel images={[{ img: '/lake.jpg' }]} />
    {/* @ts-expect-error An image has one of the two forms. */}
    <ModalGallery open images={[{ src: '/lake.jpg', modal: { img: '/lake.jpg' } }]} />
    {/* @ts-expect-error The documented form needs an id. */}
    <PlainGallery images={[{ modal: { img: '/lake.jpg' } }]} />
    {/* @ts-expect-error Width and height are numbers of px. */}
    <PlainGallery images={[{ src: '/lake.jpg', width: '1600px' }]} />
    {/* @ts-expect-error The caption is a text. */}
    <Carousel images={[{ src: '/lake.jpg', caption: <b>A lake</b> }]} />
    {/* @ts-expect-error A thumbnail needs a URL. */}
    <PlainGallery images={[{ src: '/lake.jpg', thumb: { width: 400 } }]} />
    {/* @ts-expect-error URLs alone are no images. */}
    <Carousel images={['/lake.jpg']} />
    {/* @ts-expect-error The images have no such field. */}
    <PlainGallery images={photos} onClickImage={(_, image) => image.author} />
    {/* @ts-expect-error The images are flat. */}
    <PlainGallery images={photos} onClickImage={(_, image) => image.modal.img} />
  </>
);

// @ts-expect-error A list with its type finds fields that do not exist.
export const misspelt: FlatImage[] = [{ src: '/lake.jpg', captions: 'A lake' }];

export function openGalleries() {
  modalGalleryService.open({ id: 1, images: photos, defaultIndex: 0 });
  modalGalleryService.open({ id: 1, images: photos, currentImage: photos[0] });
  // @ts-expect-error `open` needs an image or an index.
  modalGalleryService.open({ id: 1, images: photos });
  // @ts-expect-error `open` needs an id.
  modalGalleryService.open({ images: photos, defaultIndex: 0 });
}
