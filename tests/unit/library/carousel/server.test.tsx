/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Carousel, registerLinks, type GalleryImage } from 'ks-gallery-react';

registerLinks();

const images: GalleryImage[] = Array.from({ length: 7 }, (_, id) => ({
  id,
  modal: { img: `/i${id}.jpg`, width: 1200, height: 800 },
}));

test('renders every slide of the carousel on the server, without a window', () => {
  expect(typeof window).toBe('undefined');
  const consoleError = jest.spyOn(console, 'error');
  const html = renderToString(<Carousel id={0} images={images} />);
  expect(html.match(/class="ks-slide[ "]/g)).toHaveLength(7);
  for (const { modal } of images) expect(html).toContain(`src="${modal.img}"`);
  expect(html).toContain('width="1200" height="800"');
  expect(html).not.toMatch(/ inert| aria-hidden="true" tabindex| hidden/);
  expect(consoleError).not.toHaveBeenCalled();
});

test('the slides of a carousel with a name have the fragments of their images as ids', () => {
  const config = { linkConfig: { name: 'album' } };
  const html = renderToString(<Carousel images={[...images].reverse()} config={config} />);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const fragments = ['album-6', 'album-5', 'album-4', 'album-3', 'album-2', 'album-1', 'album-0'];
  expect(ids).toEqual(fragments);
  const controlled = [...html.matchAll(/aria-controls="([^"]*)"/g)].map(([, id]) => id);
  expect(controlled).toEqual(fragments);
  expect(renderToString(<Carousel images={images} />)).not.toContain('id="album');
});
