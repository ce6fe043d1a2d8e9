import { TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Carousel, type GalleryImage } from 'ks-gallery-react';

const images: GalleryImage[] = Array.from({ length: 7 }, (_, id) => ({
  id,
  modal: { img: `/i${id}.jpg` },
}));

test('hydrates the carousel in the browser without a warning', async () => {
  // react-dom/server needs TextEncoder, which jsdom lacks.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const consoleError = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  document.body.append(container);
  const carousel = <Carousel id={0} images={images} />;
  container.innerHTML = renderToString(carousel);
  const before = container.querySelector('img');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, carousel, { onRecoverableError }));
  expect(container.querySelector('img')).toBe(before);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
