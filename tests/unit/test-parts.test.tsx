import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Album } from '@/components/docs/examples/plain-gallery';
import { testParts } from '@/components/docs/test-parts';

const closed = testParts.filter(({ role }) => role === 'group' || role === 'link');
const open = testParts.filter((part) => !closed.includes(part));

test.each(closed)('the first example has the documented part: $part', ({ role, name }) => {
  render(<Album />);
  expect(screen.getByRole(role, { name })).toBeVisible();
});

test('its open gallery has the documented parts', async () => {
  const user = userEvent.setup();
  render(<Album />);
  await user.click(screen.getByRole('link', { name: 'A lake' }));
  expect(await screen.findByRole('figure')).toHaveTextContent('Image 1/2');
  for (const { role, name } of open) {
    expect(screen.getAllByRole(role, { name })).toHaveLength(1);
  }
  // A gallery of `open` outlives the component.
  await user.keyboard('{Escape}');
});
