import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  advanceTime,
  caption,
  isolateGalleries,
  openGallery,
  user,
  withoutAutoplay,
} from './harness';

const list = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

/** Presses a key on the focused element, and waits for code that it requests. */
async function press(key: string, more: KeyboardEventInit = {}): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(document.activeElement!, { key, code: key, ...more });
  });
  await advanceTime(0);
}

const pressQuestionMark = (more: KeyboardEventInit = {}) =>
  press('?', { code: 'Slash', shiftKey: true, ...more });

isolateGalleries(1);

it('shows the keys on a question mark, and moves focus into the list', async () => {
  await openGallery();
  await pressQuestionMark();
  expect(within(list()!).getByText('Next image')).toBeInTheDocument();
  expect(list()).toContainElement(document.activeElement as HTMLElement);
});

it.each(['Escape', '?'])('closes only the list on %s, and returns focus', async (key) => {
  const { ref, events } = await openGallery();
  const next = screen.getByRole('button', { name: 'Next image' });
  act(() => next.focus());
  await pressQuestionMark();
  await press(key);
  expect(list()).toBeNull();
  expect(next).toHaveFocus();
  expect(ref.isOpen).toBe(true);
  expect(events).toEqual([]);
  await press('Escape');
  expect(ref.isOpen).toBe(false);
});

it('closes the list by its button and by a click beside it', async () => {
  const { ref } = await openGallery();
  await pressQuestionMark();
  await user().click(screen.getByRole('button', { name: /^Close the list/ }));
  expect(list()).toBeNull();
  await pressQuestionMark();
  await user().click(within(list()!).getByText('Next image'));
  expect(list()).toBeInTheDocument();
  await user().click(list()!);
  expect(list()).toBeNull();
  expect(ref.isOpen).toBe(true);
});

it('leaves the other keys of the gallery without effect while the list is open', async () => {
  await openGallery();
  await pressQuestionMark();
  await press('ArrowRight');
  expect(caption()).toBe('Image 1/5');
  await press('Escape');
  await press('ArrowRight');
  expect(caption()).toBe('Image 2/5 - Second');
});

it.each(['ctrlKey', 'altKey', 'metaKey'])('ignores a question mark with %s', async (modifier) => {
  await openGallery();
  await pressQuestionMark({ [modifier]: true });
  expect(list()).toBeNull();
});

it('ignores a question mark in a text field', async () => {
  const { dialog } = await openGallery();
  const field = dialog.appendChild(document.createElement('input'));
  field.focus();
  await pressQuestionMark();
  expect(list()).toBeNull();
});

it('leaves the key to an action that is configured for it', async () => {
  await openGallery({ libConfig: { keyboardConfig: { right: 'Slash' } } });
  await pressQuestionMark();
  expect(list()).toBeNull();
  expect(caption()).toBe('Image 2/5 - Second');
});

it('makes autoplay wait', async () => {
  const playConfig = { autoPlay: true, interval: 1000, pauseOnHover: true };
  await openGallery({ libConfig: withoutAutoplay({ slideConfig: { playConfig } }) });
  fireEvent.load(screen.getByRole('figure').querySelector('img')!);
  await pressQuestionMark();
  await advanceTime(5000);
  expect(caption()).toBe('Image 1/5');
  await press('Escape');
  await advanceTime(1000);
  expect(caption()).toBe('Image 2/5 - Second');
});

it('goes with the gallery when that closes, and focus returns to the page', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { ref } = await openGallery();
  await pressQuestionMark();
  await act(async () => ref.closeModal());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  opener.remove();
});
