import { render, screen } from '@testing-library/react';
import { Carousel, PlainGallery } from 'ks-gallery-react';
import { fiveImages } from '../gallery-images';

afterEach(() => jest.restoreAllMocks());

it('a name in the URL has no effect without registerLinks; development warns once', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const config = { linkConfig: { name: 'album' } };
  render(
    <>
      <PlainGallery id={1} images={fiveImages} config={config} />
      <Carousel images={fiveImages} config={config} />
    </>,
  );
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned).toHaveBeenCalledWith(
    expect.stringMatching(
      /^Plain gallery 1: linkConfig has no effect without registerLinks .*#links-not-registered$/,
    ),
  );
  expect(screen.getAllByRole('link')[2]).toHaveAttribute('href', '/i2.jpg');
  expect(document.querySelector('[id^="album"]')).toBeNull();
});

it('a carousel shows one slide without registerSlides; development warns once', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const config = { carouselConfig: { slidesPerView: 2 } };
  for (const id of [1, 2]) render(<Carousel id={id} images={fiveImages} config={config} />);
  expect(warned.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^Carousel 1: slidesPerView has no effect without registerSlides .*#slides-not-registered$/,
      ),
    ],
  ]);
  expect(document.querySelector('[data-layout="row"]')).toBeNull();
});
