import { act, fireEvent, render, screen } from '@testing-library/react';
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
import { at } from './gallery-images';
import { advanceTime, closeAll } from './modal-gallery/harness';

/** Image type of an application. */
interface Photo extends GalleryImage {
  photographer: string;
}

const photos: Photo[] = ['Ada', 'Bob', 'Eve'].map((photographer, id) => ({
  id,
  modal: { img: `/i${id}.jpg` },
  photographer,
}));

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await closeAll(1);
  jest.useRealTimers();
});

// The assertions about types are checked by the compiler; the tests check that the values are those of the caller.
describe('images of the type of the application', () => {
  it('reach the callbacks and slots of the plain gallery', () => {
    const clicked: string[] = [];
    render(
      <PlainGallery
        images={photos}
        onClickImage={(_, image) => clicked.push(image.photographer satisfies string)}
        render={{ thumbnail: ({ image }) => <b>{image.photographer satisfies string}</b> }}
      />,
    );
    fireEvent.click(screen.getByText('Bob'));
    expect(clicked).toEqual(['Bob']);
  });

  it('reach the callbacks and slots of the carousel', () => {
    const seen: (string | undefined)[] = [];
    render(
      <Carousel
        images={photos}
        config={{ carouselConfig: { modalGalleryEnable: true } }}
        onClickImage={(_, image) => seen.push(image.photographer satisfies string)}
        onIndexChange={(_, { image }) => seen.push(image.photographer satisfies string)}
        onChangeImage={({ image }) => seen.push(image?.photographer satisfies string | undefined)}
        render={{ thumbnail: ({ image }) => <b>{image.photographer satisfies string}</b> }}
      />,
    );
    fireEvent.click(screen.getByText('Eve'));
    expect(seen.filter((name) => name === 'Eve')).toHaveLength(2);
  });

  it('reach the callbacks and slots of the modal gallery', async () => {
    const seen: (string | undefined)[] = [];
    render(
      <ModalGallery
        open
        images={photos}
        currentImage={at(photos, 1)}
        onShow={({ image }) => seen.push(image?.photographer satisfies string | undefined)}
        onButtonBeforeHook={({ image }) =>
          seen.push(image?.photographer satisfies string | undefined)
        }
        render={{ caption: ({ image }) => <b>{image.photographer satisfies string}</b> }}
      />,
    );
    await advanceTime(0);
    expect(seen).toEqual(['Bob']);
    expect(screen.getByText('Bob')).toBeVisible();
  });

  it('reach the handle of the service', async () => {
    const seen: (string | undefined)[] = [];
    const open = () =>
      modalGalleryService.open({
        id: 1,
        images: photos,
        currentImage: at(photos, 2),
      }) satisfies ModalGalleryRef<Photo>;
    const ref = await act(async () => open());
    ref.show$.subscribe(({ image }) => seen.push(image?.photographer satisfies string | undefined));
    await advanceTime(0);
    expect(seen).toEqual(['Eve']);
  });
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
      <ModalGallery open images={photos} onShow={listener} />
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
