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
import { at, F5 } from '../gallery-images';

const opening = { id: 1, images: F5, currentImage: at(F5, 0) };

it('renders the plain gallery on the server, without a window (case 119)', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(<PlainGallery id={1} images={F5} />);
  expect(html.match(/<a /g)).toHaveLength(5);
  expect(html).toContain('href="/i2.jpg"');
  expect(html).toContain('alt="A2"');
});

it('renders nothing for the modal gallery on the server (case 119)', () => {
  expect(renderToString(<ModalGalleryProvider>page</ModalGalleryProvider>)).toBe('page');
  expect(renderToString(<ModalGallery open {...opening} />)).toBe('');
});

it('open returns a closed handle on the server, whose members do nothing (case 119)', () => {
  const ref = modalGalleryService.open(opening);
  expect(ref).toMatchObject({ id: 1, isOpen: false });
  const heard = jest.fn();
  for (const stream of [ref.close$, ref.show$, ref.hasData$, ref.firstImage$, ref.lastImage$]) {
    stream.subscribe(heard).unsubscribe();
  }
  ref.buttonBeforeHook$.subscribe(heard);
  ref.buttonAfterHook$.subscribe(heard);
  ref.navigateTo(1);
  ref.updateImages(F5);
  ref.closeModal();
  modalGalleryService.close(1);
  modalGalleryService.updateModalImages(F5);
  expect(heard).not.toHaveBeenCalled();
});

it('backgrounds have a layer each for image and fallback, and no URL can leave its quotes (case 94)', () => {
  const images = [at(F5, 0), { id: 1, modal: { img: '/a"b.jpg', fallbackImg: '/f.jpg' } }];
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
