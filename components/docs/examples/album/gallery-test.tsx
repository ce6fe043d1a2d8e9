import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Album } from './plain-gallery';

test('a thumbnail opens its image, an arrow key steps, Escape closes', async () => {
  const user = userEvent.setup();
  render(<Album />);
  const [first] = screen.getAllByRole('link');
  await user.click(first!);
  expect((await screen.findByRole('figure')).textContent).toContain(
    'Image 1/2',
  );
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('figure').textContent).toContain('Image 2/2');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
