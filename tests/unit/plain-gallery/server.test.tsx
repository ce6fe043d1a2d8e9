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

it('case 119: the plain gallery is rendered without a window', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(<PlainGallery id={1} images={F5} />);
  expect(html.match(/<a /g)).toHaveLength(5);
  expect(html).toContain('href="/i2.jpg"');
  expect(html).toContain('alt="A2"');
});

it('case 119: so are the components of the modal gallery, which show nothing', () => {
  expect(renderToString(<ModalGalleryProvider>page</ModalGalleryProvider>)).toBe('page');
  expect(renderToString(<ModalGallery open {...opening} />)).toBe('');
});

it('case 119: open returns a closed handle whose members do nothing', () => {
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

it('open without an argument throws a GalleryError on the server as well', () => {
  expect(() => modalGalleryService.open(undefined as never)).toThrow(
    expect.objectContaining({ name: 'GalleryError', code: 'INVALID_ID' }),
  );
});

it('case 94: backgrounds have a layer for picture and fallback, and no address can leave its quotes', () => {
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
