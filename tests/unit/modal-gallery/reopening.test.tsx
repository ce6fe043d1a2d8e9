import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ModalGallery, modalGalleryService, type GalleryImage } from 'ks-gallery-react';
import { at } from '../gallery-images';
import { advanceTime, closeAll } from './harness';

const createImages = (): GalleryImage[] =>
  [0, 1, 2].map((id) => ({ id, modal: { img: `/images/${id}.jpg`, description: `Image ${id}` } }));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(async () => {
  await closeAll(1);
  jest.useRealTimers();
});

it('a gallery can be opened again under its id by a listener of its own close$', async () => {
  const images = createImages();
  const open = (index: number) =>
    modalGalleryService.open({ id: 1, images, currentImage: at(images, index) });
  const first = await act(async () => open(0));
  let second: ReturnType<typeof open> | undefined;
  first.close$.subscribe(() => {
    second = open(2);
  });
  await advanceTime(0);
  await act(async () => first.closeModal());
  await advanceTime(1000);
  expect(first.isOpen).toBe(false);
  expect(second?.isOpen).toBe(true);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('dialog')).toHaveTextContent('Image 3/3');
});

it('images written inline do not emit hasData$ again while their content stays the same', async () => {
  const emitted: number[] = [];
  function Album({ extra }: { extra: boolean }) {
    const [count, setCount] = useState(0);
    const images = extra ? createImages() : createImages().slice(0, 2);
    return (
      <ModalGallery
        open
        id={1}
        images={images}
        currentImage={at(images, 0)}
        onHasData={({ result }) => {
          emitted.push(Number(result));
          setCount(count + 1);
        }}
      />
    );
  }
  const { rerender } = render(<Album extra={false} />);
  await advanceTime(1000);
  expect(emitted).toHaveLength(1);
  rerender(<Album extra />);
  await advanceTime(1000);
  expect(emitted).toHaveLength(2);
});
