import { render, screen } from '@testing-library/react';
import { Carousel, PlainGallery } from 'ks-gallery-react';
import { fiveImages } from '../../gallery-images';

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
