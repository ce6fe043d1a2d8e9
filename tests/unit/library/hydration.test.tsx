import { TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Carousel, ModalGalleryProvider, PlainGallery, registerLinks } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { fiveImages } from '../gallery-images';

registerLinks();

let consoleErrors: jest.SpyInstance;
beforeEach(() => {
  consoleErrors = jest.spyOn(console, 'error');
  // react-dom/server needs TextEncoder, which jsdom lacks.
  Object.assign(globalThis, { TextEncoder });
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** Adds the HTML of the server to the page; `hydrate` checks that React neither warns nor renders it again. */
async function renderOnServer(page: ReactNode) {
  const { renderToString } = await import('react-dom/server.edge');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const hydrate = async () => {
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(consoleErrors).not.toHaveBeenCalled();
    return root;
  };
  return { container, hydrate };
}

it.each([
  ['the plain gallery', <PlainGallery key="" id={1} images={fiveImages} />],
  ['the carousel', <Carousel key="" id={0} images={fiveImages} />],
])('hydrates %s without a warning', async (_, gallery) => {
  const { container, hydrate } = await renderOnServer(
    <ModalGalleryProvider>{gallery}</ModalGalleryProvider>,
  );
  const { innerHTML } = container;
  const image = container.querySelector('img');
  const root = await hydrate();
  expect(container.querySelector('img')).toBe(image);
  if (gallery.type === PlainGallery) expect(container.innerHTML).toBe(innerHTML);
  act(() => root.unmount());
});

it('hydrates a gallery with a name: its open view stays, with its focus, and the gallery is live', async () => {
  const { container, hydrate } = await renderOnServer(
    <PlainGallery
      images={fiveImages}
      config={{ linkConfig: { name: 'album' } }}
      onClickImage={() => {}}
    />,
  );
  const view = document.getElementById('album-3')!;
  view.focus();
  const before = view.outerHTML;
  const root = await hydrate();
  expect(document.getElementById('album-3')).toBe(view);
  expect(view.outerHTML).toBe(before);
  expect(view).toHaveFocus();
  expect(container.firstElementChild).toHaveAttribute('data-ks-live');
  act(() => root.unmount());
});

it.each(['justified', 'masonry', 'columns'] as const)(
  'hydrates a gallery with the layout %s without a warning',
  async (type) => {
    registerLayouts();
    const photographs = [1.5, 2 / 3, 16 / 9, 2.4].map((ratio, index) => ({
      src: `/${index}.jpg`,
      srcSet: `/${index}-small.jpg 300w`,
      width: ratio * 900,
      height: 900,
    }));
    const { container, hydrate } = await renderOnServer(
      <PlainGallery
        images={photographs}
        config={{ plainGalleryConfig: { layout: { type } } }}
        onClickImage={() => {}}
      />,
    );
    const root = await hydrate();
    expect(container.querySelectorAll('a')).toHaveLength(4);
    act(() => root.unmount());
  },
);
