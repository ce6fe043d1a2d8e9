import { TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { ModalGalleryProvider, PlainGallery } from 'ks-gallery-react';
import { F5 } from '../gallery-images';

it('hydrates the plain gallery without a warning (case 119)', async () => {
  // What the server's half of React needs and this environment lacks.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const complaints = jest.spyOn(console, 'error');
  const page = (
    <ModalGalleryProvider>
      <PlainGallery id={1} images={F5} />
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
  expect(complaints).not.toHaveBeenCalled();
  act(() => root.unmount());
});
