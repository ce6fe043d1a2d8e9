import { TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { ModalGalleryProvider, PlainGallery } from 'ks-gallery-react';
import { fiveImages } from '../gallery-images';

it('hydrates the plain gallery without a warning (case 119)', async () => {
  // react-dom/server needs TextEncoder, which jsdom lacks.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const consoleErrors = jest.spyOn(console, 'error');
  const page = (
    <ModalGalleryProvider>
      <PlainGallery id={1} images={fiveImages} />
    </ModalGalleryProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const before = container.innerHTML;
  document.body.append(container);
  const recovered = jest.fn();
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: recovered }),
  );
  expect(container.innerHTML).toBe(before);
  expect(recovered).not.toHaveBeenCalled();
  expect(consoleErrors).not.toHaveBeenCalled();
  act(() => root.unmount());
});
