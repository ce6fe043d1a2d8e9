/** A page of an application with a scheme of its own, such as those of Capacitor, Tauri and Electron. */
import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { PlainGallery } from 'ks-gallery-react';

// jsdom has no storage on such a page.
jest.mock('../../../../gallery-lib/src/core/url/page-scheme', () => ({
  getPageScheme: () => 'capacitor:',
}));

const own = { src: 'capacitor://localhost/_file_/a.png', alt: 'The lake' };
const foreign = { src: 'app://bundle/b.png', alt: 'The shore' };

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

const getLinks = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('links lead to files with the scheme of the page, and not to other applications', () => {
  render(<PlainGallery images={[own, foreign]} />);
  expect(getLinks()).toEqual([own.src]);
});

it('the server, which does not know the scheme, writes no link; it is added after hydration, without a warning', async () => {
  // react-dom/server needs TextEncoder, which jsdom lacks.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const errors = jest.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  const gallery = <PlainGallery images={[own]} />;
  container.innerHTML = renderToString(gallery);
  expect(getLinks()).toEqual([]);
  const image = screen.getByRole('img');
  await act(async () => hydrateRoot(container, gallery));
  expect(getLinks()).toEqual([own.src]);
  expect(screen.getByRole('img')).toBe(image);
  expect(errors).not.toHaveBeenCalled();
});

it.each(['click', 'Enter', 'Space'])('what cannot be a link is a button, by %s', (way) => {
  const onClickImage = jest.fn();
  render(<PlainGallery images={[foreign]} onClickImage={onClickImage} />);
  const button = screen.getByRole('button', { name: 'The shore' });
  expect(button.tabIndex).toBe(0);
  if (way === 'click') fireEvent.click(button);
  else fireEvent.keyDown(button, { key: way === 'Space' ? ' ' : way });
  expect(onClickImage).toHaveBeenCalledTimes(1);
});

it('Enter on a link is left to the browser, which clicks it', () => {
  const onClickImage = jest.fn();
  render(<PlainGallery images={[own]} onClickImage={onClickImage} />);
  expect(fireEvent.keyDown(screen.getByRole('link'), { key: 'Enter' })).toBe(true);
  expect(onClickImage).not.toHaveBeenCalled();
});
