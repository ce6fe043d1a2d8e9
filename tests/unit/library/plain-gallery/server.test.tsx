/**
 * @jest-environment node
 */
import { renderToString } from 'react-dom/server';
import {
  ModalGallery,
  modalGalleryService,
  ModalGalleryProvider,
  PlainGallery,
} from 'ks-gallery-react';
import { at, fiveImages } from '../../gallery-images';

const opening = { id: 1, images: fiveImages, currentImage: at(fiveImages, 0) };

it('renders the plain gallery on the server, without a window', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(<PlainGallery id={1} images={fiveImages} />);
  expect(html.match(/<a /g)).toHaveLength(5);
  expect(html).toContain('href="/i2.jpg"');
  expect(html).toContain('alt="A2"');
});

it('renders nothing for the modal gallery on the server', () => {
  expect(renderToString(<ModalGalleryProvider>page</ModalGalleryProvider>)).toBe('page');
  expect(renderToString(<ModalGallery open {...opening} />)).toBe('');
});

it('open returns a closed handle on the server, whose members do nothing', () => {
  const ref = modalGalleryService.open(opening);
  expect(ref).toMatchObject({ id: 1, isOpen: false });
  const listener = jest.fn();
  for (const stream of [ref.close$, ref.show$, ref.hasData$, ref.firstImage$, ref.lastImage$]) {
    stream.subscribe(listener).unsubscribe();
  }
  ref.buttonBeforeHook$.subscribe(listener);
  ref.buttonAfterHook$.subscribe(listener);
  ref.navigateTo(1);
  ref.updateImages(fiveImages);
  ref.closeModal();
  modalGalleryService.close(1);
  modalGalleryService.updateModalImages(fiveImages);
  expect(listener).not.toHaveBeenCalled();
});

it('open without an argument also throws a GalleryError on the server', () => {
  expect(() => modalGalleryService.open(undefined as never)).toThrow(
    expect.objectContaining({ name: 'GalleryError', code: 'INVALID_ID' }),
  );
});

it('backgrounds have a layer each for image and fallback, and no URL can leave its quotes', () => {
  const images = [at(fiveImages, 0), { id: 1, modal: { img: '/a"b.jpg', fallbackImg: '/f.jpg' } }];
  const config = { plainGalleryConfig: { advanced: { aTags: true } } };
  const html = renderToString(<PlainGallery id={1} images={images} config={config} />);
  const styles = [...html.matchAll(/background:([^"]*)"/g)].map(([, style]) =>
    style?.replaceAll('&quot;', "'"),
  );
  expect(styles).toEqual([
    "url('/i0.jpg') 50% 50%/cover",
    "url('/a%22b.jpg') 50% 50%/cover, url('/f.jpg') 50% 50%/cover",
  ]);
});
