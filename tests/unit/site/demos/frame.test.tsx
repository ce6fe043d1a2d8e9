import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Frame } from '@/app/react/any-content/frame';
import { contentImages } from '@/components/demos/image-sets/content-images';

it('the slide keeps the focus after the click that loads its iframe, which may play', async () => {
  const image = contentImages.find(({ kind }) => kind === 'player')!;
  const context = {
    index: 0,
    count: 1,
    active: true,
    type: 'image',
    defaultRender: () => null,
  } as const;
  const frame = () => <Frame {...context} image={image} title="Video" button="Play" />;
  const { rerender } = render(frame());
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  const page = screen.getByTitle('Video');
  const slide = page.parentElement;
  expect(slide).toHaveFocus();
  expect(page).toHaveAttribute('allow', expect.stringContaining('autoplay'));
  // Only once.
  (document.activeElement as HTMLElement).blur();
  rerender(frame());
  expect(slide).not.toHaveFocus();
});
