import { act, render, screen, within } from '@testing-library/react';
import type { GalleryImage, ModalGalleryProps } from 'ks-gallery-react';
import { Activity, StrictMode } from 'react';
import { findElement } from '../../find-element';
import { Album, renderAlbum } from './album';
import { advanceTime, dialogs, user, withoutAutoplay } from './harness';

/** Animations that have been started, in a browser whose animations end only when a test says so. */
let animations: {
  element: Element;
  finish: () => void;
  cancel: jest.Mock;
  finished: Promise<void>;
}[] = [];

function animate(this: Element) {
  let finish = () => {};
  let cancel = () => {};
  const finished = new Promise<void>((resolve, fail) => {
    finish = resolve;
    cancel = () => fail(new Error('Cancelled'));
  });
  finished.catch(() => {});
  jest.spyOn(finished, 'catch');
  const animation = { element: this, finished, finish, cancel: jest.fn(cancel) };
  animations.push(animation);
  return animation;
}

async function finishAll(): Promise<void> {
  await advanceTime(0);
  await act(async () => animations.forEach(({ finish }) => finish()));
}

beforeEach(() => {
  jest.useFakeTimers();
  animations = [];
  Object.assign(Element.prototype, { animate, getAnimations: () => [] });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

/** What looks like a gallery, open or closing. */
const galleries = () => document.querySelectorAll('.ks-modal-gallery');

async function renderGallery(props: Partial<ModalGalleryProps<GalleryImage>> = {}) {
  const view = await renderAlbum(props, StrictMode);
  await advanceTime(100);
  return view;
}

describe('closing with an animation', () => {
  it('loses nothing when StrictMode runs the effects twice', async () => {
    await renderGallery();
    expect(dialogs()).toHaveLength(1);
    expect(galleries()).toHaveLength(1);
    expect(findElement('dialog .ks-slide-content img')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next image' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Close/ })).toHaveFocus();
    expect(animations.length).toBeGreaterThan(0);
  });

  it('moves only the gallery that opens again when Activity shows it', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Album />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    await advanceTime(100);
    rerender(page('hidden'));
    await advanceTime(0);
    animations = [];
    rerender(page('visible'));
    await advanceTime(0);
    expect(dialogs()).toHaveLength(1);
    expect(animations.length).toBeGreaterThan(0);
    expect(animations.filter(({ element }) => !element.isConnected)).toEqual([]);
  });

  it.each([
    ['Escape', async () => user().keyboard('{Escape}')],
    ['the close button', async () => user().click(screen.getByRole('button', { name: /^Close/ }))],
  ])('is over for everyone at once, and leaves nothing at its end: by %s', async (_, close) => {
    const onClose = jest.fn();
    await renderGallery({ onClose });
    await close();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialogs()).toEqual([]);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(galleries()).toHaveLength(1);
    expect(findElement('.ks-modal-gallery')).toHaveAttribute('aria-hidden', 'true');
    expect(findElement('.ks-modal-gallery')).toHaveAttribute('inert');
    await finishAll();
    expect(galleries()).toHaveLength(0);
  });

  it('in the middle of a step reports no rejection of its animations', async () => {
    await renderGallery();
    const opening = animations.length;
    await user().keyboard('{ArrowRight}');
    await user().keyboard('{Escape}');
    const cancelled = animations.slice(opening).filter(({ cancel }) => cancel.mock.calls.length);
    expect(cancelled).not.toEqual([]);
    for (const { finished } of cancelled) expect(finished.catch).toHaveBeenCalled();
    await finishAll();
  });

  it.each(['open is set to false', 'the gallery is unmounted'])(
    'leaves nothing when %s',
    async (way) => {
      const { rerender, unmount } = await renderGallery();
      if (way === 'the gallery is unmounted') unmount();
      else rerender(<Album open={false} />);
      expect(dialogs()).toEqual([]);
      await finishAll();
      expect(galleries()).toHaveLength(0);
    },
  );

  it('ends when another gallery opens', async () => {
    const { rerender } = await renderGallery();
    rerender(<Album open={false} />);
    rerender(<Album />);
    await advanceTime(0);
    expect(dialogs()).toHaveLength(1);
    expect(galleries()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Next image' })).toBeInTheDocument();
  });

  it('does not load the iframe of a slot again', async () => {
    const { rerender } = await renderGallery({
      render: { slide: () => <iframe title="Video" srcDoc="" /> },
    });
    const frame = within(screen.getByRole('figure')).getByTitle('Video');
    rerender(<Album open={false} />);
    expect(galleries()).toHaveLength(1);
    // A frame that is moved in the document loads again.
    expect(findElement('.ks-figure iframe')).toBe(frame);
  });

  it.each([
    ['a browser without Web Animations', undefined, 300],
    ['a duration of 0', animate, 0],
  ])('takes no time with %s', async (_, method, duration) => {
    if (!method) Reflect.deleteProperty(Element.prototype, 'animate');
    const { rerender } = await renderGallery({
      libConfig: withoutAutoplay({ openingConfig: { duration } }),
    });
    rerender(<Album open={false} />);
    expect(galleries()).toHaveLength(0);
    expect(animations).toEqual([]);
  });
});
