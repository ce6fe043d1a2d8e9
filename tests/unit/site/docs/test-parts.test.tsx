import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { modalGalleryService } from 'ks-gallery-react';
import { Album } from '@/components/docs/examples/album/plain-gallery';
import { testParts } from '@/components/docs/test-parts';

const closed = testParts.filter(({ role }) => role === 'group' || role === 'link');
const open = testParts.filter((part) => !closed.includes(part));

test.each(closed)('the first example has the documented part: $part', ({ role, name }) => {
  render(<Album />);
  expect(screen.getByRole(role, { name })).toBeVisible();
});

test('a gallery with the default options has the documented parts', async () => {
  const user = userEvent.setup();
  const images = [0, 1].map((id) => ({ id, modal: { img: `/${id}.jpg`, description: 'A lake' } }));
  act(() => void modalGalleryService.open({ id: 1, images, defaultIndex: 0 }));
  expect(await screen.findByRole('figure')).toHaveTextContent('Image 1/2');
  for (const { role, name } of open) {
    expect(screen.getAllByRole(role, { name }).length).toBeGreaterThan(0);
  }
  // A gallery of `open` outlives the test.
  await user.keyboard('{Escape}');
});
