import { act } from '@testing-library/react';
import {
  Carousel,
  ModalGallery,
  modalGalleryService,
  PlainGallery,
  type CarouselProps,
  type GalleryImage,
  type ImageModalEvent,
  type ModalGalleryProps,
  type ModalGalleryRef,
} from 'ks-gallery-react';
import { at } from '../../gallery-images';
import { advanceTime, isolateGalleries } from '../modal-gallery/harness';

/** Image type of an application. */
interface Photo extends GalleryImage {
  photographer: string;
}

const photos: Photo[] = ['Ada', 'Bob', 'Eve'].map((photographer, id) => ({
  id,
  modal: { img: `/i${id}.jpg` },
  photographer,
}));

isolateGalleries(1);

it('images of the type of the application reach listeners as they are', async () => {
  const seen: (Photo | undefined)[] = [];
  const open = () =>
    modalGalleryService.open({
      id: 1,
      images: photos,
      currentImage: at(photos, 2),
    }) satisfies ModalGalleryRef<Photo>;
  const ref = await act(async () => open());
  ref.show$.subscribe(({ image }) => seen.push(image));
  await advanceTime(0);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toBe(photos[2]);
});

/** Uses of the types that the compiler must accept or refuse; not rendered. */
export function TypeExamples() {
  const [photo] = photos;
  const plain: GalleryImage = { id: 1, modal: { img: '/1.jpg' } };
  ({ open: true, images: photos }) satisfies ModalGalleryProps<Photo>;
  ({
    images: photos,
    render: { slide: ({ image }) => image.photographer },
  }) satisfies CarouselProps<Photo>;
  const listener = (event: ImageModalEvent<Photo>) => event.image?.photographer;
  return (
    <>
      <PlainGallery
        images={photos}
        onClickImage={(_, image) => image.photographer satisfies string}
        render={{ thumbnail: ({ image }) => image.photographer satisfies string }}
      />
      <Carousel
        images={photos}
        onClickImage={(_, image) => image.photographer satisfies string}
        onIndexChange={(_, { image }) => image.photographer satisfies string}
        onChangeImage={({ image }) => image?.photographer satisfies string | undefined}
        render={{ thumbnail: ({ image }) => image.photographer satisfies string }}
      />
      <ModalGallery
        open
        images={photos}
        onShow={listener}
        onButtonBeforeHook={({ image }) => image?.photographer satisfies string | undefined}
        render={{ caption: ({ image }) => image.photographer satisfies string }}
      />
      {/* @ts-expect-error The slot must not use a field that the images lack. */}
      <ModalGallery open images={[plain]} render={{ caption: ({ image }) => image.photographer }} />
      {/* @ts-expect-error The current image is of another type. */}
      <ModalGallery<Photo> open images={photos} currentImage={plain} />
      {/* @ts-expect-error `open` is required. */}
      <ModalGallery images={photos} />
      {/* @ts-expect-error The plain gallery has no toolbar. */}
      <PlainGallery images={photos} render={{ toolbar: () => null }} />
      {/* @ts-expect-error The carousel has no such part. */}
      <Carousel images={photos} classNames={{ toolbar: 'own' }} />
      {/* @ts-expect-error Images are required. */}
      <Carousel<Photo> onClickImage={(index, image) => `${index} ${image.photographer}`} />
      {/* @ts-expect-error The image has no such field. */}
      <PlainGallery images={photos} onClickImage={(_, image) => image.author} />
      <PlainGallery images={photos.filter(({ id }) => id === photo?.id)} />
    </>
  );
}
