import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  Action,
  Carousel,
  ModalGallery,
  modalGalleryService,
  PlainGallery,
  registerLinks,
  type AnyImage,
  type IndexChange,
  type ModalGallerySlots,
} from 'ks-gallery-react';
import { at, fiveImages } from '../../gallery-images';
import { advanceTime, isolateGalleries } from '../modal-gallery/harness';

registerLinks();

const photos = [
  { src: '/lake.jpg', alt: 'A lake', caption: 'Lake', photographer: 'Ada' },
  { src: '/dune.jpg', alt: 'A dune', thumb: '/dune-small.jpg', photographer: 'Bob' },
  { src: '/fjord.jpg', caption: 'Fjord', srcSet: '/fjord-2.jpg 2x', photographer: 'Eve' },
];

isolateGalleries(1);

describe('flat images in the plain gallery', () => {
  it('are thumbnails that link to the full images', () => {
    render(<PlainGallery images={photos} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(photos.map(({ src }) => src));
    expect(screen.getByRole('img', { name: 'A dune' })).toHaveAttribute('src', '/dune-small.jpg');
    expect(screen.getByRole('img', { name: 'A lake' })).toHaveAttribute('src', '/lake.jpg');
    expect(screen.getByRole('img', { name: 'Fjord' })).toBeVisible();
  });

  it('reach callbacks and slots as the objects that were passed', () => {
    const onClickImage = jest.fn();
    render(
      <PlainGallery
        images={photos}
        onClickImage={onClickImage}
        render={{ thumbnail: ({ image }) => <b>{image.photographer satisfies string}</b> }}
      />,
    );
    fireEvent.click(screen.getByText('Bob'));
    expect(onClickImage).toHaveBeenCalledWith(1, photos[1], Action.KEYBOARD);
    expect(onClickImage.mock.calls[0]?.[1]).toBe(photos[1]);
  });

  it('have links with their ids, or with their URLs or positions in place of ids', () => {
    const images = [...photos, { src: '/lake.jpg' }, { id: 'a-b c', src: '/fen.jpg' }];
    const config = { linkConfig: { name: 'album' } };
    render(<PlainGallery images={images} config={config} />);
    const links = screen.getAllByRole('link', { hidden: true });
    const thumbnails = links.filter((link) => link.dataset.index);
    const fragments = thumbnails.map((link) => link.getAttribute('href'));
    const keys = ['/lake.jpg', '/dune.jpg', '/fjord.jpg', '#3'].map(encodeURIComponent);
    expect(fragments).toEqual([...keys, 'a%2Db%20c'].map((key) => `#album-${key}`));
    for (const fragment of fragments) {
      expect(document.getElementById(fragment?.slice(1) ?? '')).toHaveClass('ks-view');
    }
  });
});

describe('flat images in the carousel', () => {
  it('are slides with their captions, in a list with documented ones', () => {
    const images: AnyImage[] = [...photos, at(fiveImages, 1)];
    const config = { carouselImageConfig: { description: { strategy: 'hideIfEmpty' } } } as const;
    render(<Carousel images={images} config={config} />);
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    expect(screen.getByText('Lake')).toBeInTheDocument();
    expect(screen.getByText('Second')).toBeInTheDocument();
  });

  it('reach callbacks and events as the objects that were passed', () => {
    const seen: unknown[] = [];
    render(
      <Carousel
        images={photos}
        onIndexChange={(_, { image }) => seen.push(image)}
        onChangeImage={({ image }) => seen.push(image)}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(seen).toHaveLength(2);
    seen.forEach((image) => expect(image).toBe(photos[1]));
  });

  it('stay the active image when another one comes before it', () => {
    const { rerender } = render(<Carousel images={photos} defaultIndex={1} />);
    rerender(<Carousel images={[{ src: '/new.jpg' }, ...photos]} defaultIndex={1} />);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/3/);
  });
});

describe('flat images in the modal gallery', () => {
  it('fit slots and listeners whose types name no image', async () => {
    const slots: ModalGallerySlots = {
      caption: ({ image }) => <i>{'src' in image ? image.src : image.modal.img}</i>,
    };
    const seen: unknown[] = [];
    const onIndexChange = (_: number, { image }: IndexChange) => seen.push(image);
    render(<ModalGallery open images={photos} render={slots} onIndexChange={onIndexChange} />);
    await advanceTime(0);
    expect(screen.getByRole('figure')).toHaveTextContent('/lake.jpg');
    fireEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(seen).toEqual([photos[1]]);
  });

  it('are shown with their captions, from the index or the current image', async () => {
    const { rerender } = render(<ModalGallery open images={photos} defaultIndex={2} />);
    await advanceTime(0);
    expect(screen.getByRole('figure')).toHaveTextContent('Image 3/3 - Fjord');
    rerender(<ModalGallery open images={photos} defaultIndex={2} currentImage={at(photos, 0)} />);
    await advanceTime(0);
    expect(screen.getByRole('figure')).toHaveTextContent('Image 1/3 - Lake');
  });

  it('reach events, slots and buttons as the objects that were passed', async () => {
    const seen: unknown[] = [];
    const button = { type: 'custom', ariaLabel: 'Note' } as const;
    const buttons: unknown[] = [];
    render(
      <ModalGallery
        open
        images={photos}
        config={{ buttonsConfig: { strategy: 'custom', buttons: [button] } }}
        onShow={({ image }) => seen.push(image)}
        onButtonBeforeHook={(event) => {
          seen.push(event.image);
          buttons.push(event.button);
        }}
        render={{ caption: ({ image }) => <b>{image.photographer satisfies string}</b> }}
      />,
    );
    await advanceTime(0);
    expect(screen.getByText('Ada')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Note' }));
    expect(seen).toEqual([photos[0], photos[0]]);
    seen.forEach((image) => expect(image).toBe(photos[0]));
    expect(buttons[0]).toBe(button);
  });

  const content = { id: 1, images: photos };
  it.each([
    ['an index', () => modalGalleryService.open({ ...content, defaultIndex: 1 })],
    [
      'their current image',
      () => modalGalleryService.open({ ...content, currentImage: at(photos, 1) }),
    ],
  ])('open with the service at %s, and can be replaced', async (_, open) => {
    const ref = await act(async () => open());
    await advanceTime(0);
    expect(screen.getByRole('figure')).toHaveTextContent('Image 2/3');
    act(() => ref.updateImages(photos.slice(1)));
    expect(screen.getByRole('figure')).toHaveTextContent('Image 1/2');
  });
});

it('options of the modal gallery are read from config, which takes precedence over libConfig', async () => {
  render(
    <ModalGallery
      open
      images={photos}
      config={{ buttonsConfig: { strategy: 'simple' } }}
      libConfig={{ buttonsConfig: { strategy: 'full' } }}
    />,
  );
  await advanceTime(0);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Download the current image' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Delete the current image' })).toBeNull();
});
