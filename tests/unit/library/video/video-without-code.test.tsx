import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel, type FlatImage } from 'ks-gallery-react';

jest.mock('../../../../gallery-lib/src/carousel/video-slide', () => {
  throw new Error('The file is missing.');
});

const images: FlatImage[] = [
  { id: 1, src: '/lake.jpg', alt: 'A lake', video: { sources: [{ src: '/lake.webm' }] } },
  { id: 2, src: '/otter.jpg', alt: 'An otter' },
];

it('a video of a carousel whose code does not arrive pauses when its slide is left', async () => {
  const { container } = render(<Carousel images={images} />);
  await act(async () => undefined);
  const player = container.querySelector('video')!;
  expect(player).toHaveAttribute('controls');
  const pause = jest.fn();
  Object.defineProperties(player, { paused: { value: false }, pause: { value: pause } });
  await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
  expect(pause).toHaveBeenCalledTimes(1);
});
