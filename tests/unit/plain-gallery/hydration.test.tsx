import { TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { ModalGalleryProvider, PlainGallery } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { fiveImages } from '../gallery-images';

it('hydrates the plain gallery without a warning', async () => {
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

it('hydrates a gallery with a name: its open view stays, with its focus, and the gallery is live', async () => {
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const consoleErrors = jest.spyOn(console, 'error');
  const gallery = (
    <PlainGallery
      images={fiveImages}
      config={{ linkConfig: { name: 'album' } }}
      onClickImage={() => {}}
    />
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(gallery);
  document.body.append(container);
  const view = document.getElementById('album-3')!;
  view.focus();
  const before = view.outerHTML;
  const root = await act(async () => hydrateRoot(container, gallery));
  expect(document.getElementById('album-3')).toBe(view);
  expect(view.outerHTML).toBe(before);
  expect(view).toHaveFocus();
  expect(container.firstElementChild).toHaveAttribute('data-ks-live');
  expect(consoleErrors).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it.each(['justified', 'masonry', 'columns'] as const)(
  'hydrates a gallery with the layout %s without a warning',
  async (type) => {
    Object.assign(globalThis, { TextEncoder });
    const { renderToString } = await import('react-dom/server.edge');
    const consoleErrors = jest.spyOn(console, 'error');
    registerLayouts();
    const photographs = [1.5, 2 / 3, 16 / 9, 2.4].map((ratio, index) => ({
      src: `/${index}.jpg`,
      srcSet: `/${index}-small.jpg 300w`,
      width: ratio * 900,
      height: 900,
    }));
    const gallery = (
      <PlainGallery
        images={photographs}
        config={{ plainGalleryConfig: { layout: { type } } }}
        onClickImage={() => {}}
      />
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(gallery);
    const recovered = jest.fn();
    const root = await act(async () =>
      hydrateRoot(container, gallery, { onRecoverableError: recovered }),
    );
    expect(container.querySelectorAll('a')).toHaveLength(4);
    expect(recovered).not.toHaveBeenCalled();
    expect(consoleErrors).not.toHaveBeenCalled();
    act(() => root.unmount());
  },
);
