import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Album } from './plain-gallery';

test('a thumbnail opens its image', async () => {
  const user = userEvent.setup();
  render(<Album />);
  const [, second] = screen.getAllByRole('link');
  await user.click(second!);
  expect(await screen.findByRole('figure')).toHaveTextContent('Image 2/2');
  await user.click(screen.getByRole('button', { name: 'Close this modal image gallery' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
