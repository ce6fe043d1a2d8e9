/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Carousel, type GalleryImage } from 'ks-gallery-react';

const images: GalleryImage[] = Array.from({ length: 7 }, (_, id) => ({
  id,
  modal: { img: `/i${id}.jpg`, width: 1200, height: 800 },
}));

test('renders every slide of the carousel on the server, without a window (case 119)', () => {
  expect(typeof window).toBe('undefined');
  const consoleError = jest.spyOn(console, 'error');
  const html = renderToString(<Carousel id={0} images={images} />);
  expect(html.match(/class="ks-slide[ "]/g)).toHaveLength(7);
  for (const { modal } of images) expect(html).toContain(`src="${modal.img}"`);
  expect(html).toContain('width="1200" height="800"');
  expect(html).not.toMatch(/ inert| aria-hidden="true" tabindex| hidden/);
  expect(consoleError).not.toHaveBeenCalled();
});
