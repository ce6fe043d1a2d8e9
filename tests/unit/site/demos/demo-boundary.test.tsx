import { render, screen } from '@testing-library/react';
import { registerHammer } from 'ks-gallery-react/hammer';
import { registerMousetrap } from 'ks-gallery-react/mousetrap';
import { DemoBoundary } from '@/components/demos/demo-boundary';

jest.mock('../../../../gallery-lib/src/hammer', () => ({ registerHammer: jest.fn() }));
jest.mock('../../../../gallery-lib/src/mousetrap', () => ({ registerMousetrap: jest.fn() }));

function Failing(): never {
  throw new Error('The gallery failed.');
}

it('an error in a live demo does not affect the rest of the page', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <main>
      <h1>Demo</h1>
      <DemoBoundary>
        <Failing />
      </DemoBoundary>
    </main>,
  );
  expect(screen.getByRole('heading', { name: 'Demo' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This demo could not be started.');
  report.mockRestore();
});

it('a live demo is rendered as long as it works', () => {
  render(<DemoBoundary>A gallery</DemoBoundary>);
  expect(screen.getByText('A gallery')).toBeVisible();
});

it('the galleries of a live demo use Hammer and Mousetrap', () => {
  expect(jest.mocked(registerHammer)).toHaveBeenCalledTimes(1);
  expect(jest.mocked(registerMousetrap)).toHaveBeenCalledTimes(1);
});
