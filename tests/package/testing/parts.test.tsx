// The components in test environments that lack parts of a browser.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalGallery, PlainGallery, registerLinks } from 'ks-gallery-react';
import { SlideShow } from './carousel';

const images = [
  { id: 0, src: '/photos/lake.jpg' },
  { id: 1, src: '/photos/dune.jpg' },
];

test('a carousel steps', async () => {
  const user = userEvent.setup();
  render(<SlideShow />);
  await user.click(screen.getByRole('button', { name: 'Next image' }));
  expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-label')).toContain('2');
});

test('a modal gallery opens, steps and closes', async () => {
  const user = userEvent.setup();
  const changes: boolean[] = [];
  render(<ModalGallery open images={images} onOpenChange={(open) => changes.push(open)} />);
  await screen.findByRole('figure');
  await user.click(screen.getByRole('button', { name: 'Next image' }));
  expect(screen.getByRole('figure').textContent).toContain('Image 2/2');
  await user.click(screen.getByRole('button', { name: 'Close this modal image gallery' }));
  expect(changes).toEqual([false]);
});

test('a plain gallery reports the image in the URL', () => {
  registerLinks();
  location.hash = '#album-1';
  const opened: number[] = [];
  render(
    <PlainGallery
      images={images}
      config={{ linkConfig: { name: 'album' } }}
      onClickImage={(index) => opened.push(index)}
    />,
  );
  expect(opened).toEqual([1]);
  location.hash = '';
});
