import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  Carousel,
  ModalGallery,
  modalGalleryService,
  PlainGallery,
  type ImageEvent,
} from 'ks-gallery-react';
import { at, fiveImages } from '../../gallery-images';
import { advanceTime, isolateGalleries } from '../modal-gallery/harness';

isolateGalleries();

const recordIds = () => {
  const ids = new Set<number>();
  return { ids, record: ({ galleryId }: ImageEvent) => void ids.add(galleryId) };
};

describe('components without an id', () => {
  it('may be mounted several times', () => {
    const error = jest.spyOn(console, 'error');
    render(
      <>
        <PlainGallery images={fiveImages} />
        <PlainGallery images={fiveImages} />
        <Carousel images={fiveImages} />
        <Carousel images={fiveImages} />
      </>,
    );
    expect(screen.getAllByRole('region')).toHaveLength(2);
    expect(error).not.toHaveBeenCalled();
  });

  it('have a negative id in their events, unique on the page and the same each time', async () => {
    const [first, second, modal] = [recordIds(), recordIds(), recordIds()];
    render(
      <>
        <Carousel images={fiveImages} onChangeImage={first.record} />
        <Carousel images={fiveImages} onChangeImage={second.record} />
        <ModalGallery open images={fiveImages} onShow={modal.record} onHasData={modal.record} />
      </>,
    );
    await advanceTime(0);
    for (let step = 0; step < 2; step += 1) {
      for (const button of document.querySelectorAll('[aria-label="Next image"], .ks-main-arrow')) {
        fireEvent.click(button);
      }
    }
    const ids = [first, second, modal].map((recorded) => {
      expect(recorded.ids.size).toBe(1);
      return [...recorded.ids][0];
    });
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toBeLessThan(0);
  });

  it('are not closed or updated by the service with an id of the application', async () => {
    render(<ModalGallery open images={fiveImages} />);
    await advanceTime(0);
    act(() => {
      for (const id of [0, 1, 2]) {
        modalGalleryService.close(id);
        modalGalleryService.updateModalImages(fiveImages.slice(0, 2), id);
      }
    });
    expect(screen.getByRole('dialog')).toHaveTextContent('Image 1/5');
  });

  it('open beside a gallery of the service', async () => {
    render(<ModalGallery open images={fiveImages} />);
    await advanceTime(0);
    const open = (id: number) =>
      modalGalleryService.open({ id, images: fiveImages, currentImage: at(fiveImages, 0) });
    const ref = await act(async () => open(1));
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
    expect(() => open(-1)).toThrow(expect.objectContaining({ code: 'INVALID_ID' }));
    act(() => ref.closeModal());
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
