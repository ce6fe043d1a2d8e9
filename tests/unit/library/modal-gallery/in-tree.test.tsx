import { act, render, screen } from '@testing-library/react';
import { createContext, StrictMode, useContext, useState, type ReactNode } from 'react';
import * as reactDomClient from 'react-dom/client';
import {
  type GalleryImage,
  ModalGalleryProvider,
  modalGalleryService,
  type ModalGalleryProps,
} from 'ks-gallery-react';
import { ErrorBoundary } from '../../error-boundary';
import { at, fiveImages } from '../../gallery-images';
import { Album, renderAlbum } from './album';
import {
  advanceTime,
  button,
  caption,
  closeAll,
  dialogs,
  isolateGalleries,
  openGallery,
  user,
  withoutAutoplay,
} from './harness';

jest.mock('react-dom/client', () => ({ ...jest.requireActual('react-dom/client') }));

isolateGalleries(1, 2);

const nextButton = () => button('Next image');

const Theme = createContext('none');
function ThemeName(): ReactNode {
  return <i>theme {useContext(Theme)}</i>;
}

describe('ModalGallery in the tree of its caller', () => {
  it('renders its slots with the context of its caller, which may change', async () => {
    const page = (theme: string) => (
      <Theme value={theme}>
        <Album render={{ caption: () => <ThemeName /> }} />
      </Theme>
    );
    const { rerender } = render(page('dark'));
    await advanceTime(0);
    expect(screen.getByText('theme dark')).toBeVisible();
    rerender(page('light'));
    expect(screen.getByText('theme light')).toBeVisible();
  });

  it('renders slots and templates with the latest state of its caller', async () => {
    function Counter() {
      const [count, setCount] = useState(0);
      return (
        <Album
          libConfig={withoutAutoplay({ previewConfig: { number: 1 } })}
          previewsTemplate={() => <i>thumbnail {count}</i>}
          render={{ caption: () => <button onClick={() => setCount(count + 1)}>{count}</button> }}
        />
      );
    }
    render(<Counter />);
    await advanceTime(0);
    await user().click(screen.getByRole('button', { name: '0' }));
    await user().click(screen.getByRole('button', { name: '1' }));
    expect(screen.getByRole('button', { name: '2' })).toBeVisible();
    expect(screen.queryByText(/^thumbnail [01]$/)).toBeNull();
    expect(screen.getAllByText('thumbnail 2')[0]).toBeVisible();
  });

  it('calls the latest callbacks', async () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const { update } = await renderAlbum({ onShow: first });
    first.mockClear();
    await update({ onShow: second });
    await user().click(nextButton());
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('shows another image when currentImage changes, and stays there afterwards', async () => {
    const onShow = jest.fn();
    const { update } = await renderAlbum({ currentImage: at(fiveImages, 0), onShow });
    onShow.mockClear();
    await update({ currentImage: at(fiveImages, 2) });
    expect(caption()).toBe('Image 3/5 - Third');
    expect(onShow).toHaveBeenCalledTimes(1);
    await user().click(nextButton());
    await update({ currentImage: { ...at(fiveImages, 2) } });
    expect(caption()).toBe('Image 4/5 - Fourth');
  });

  it.each([[[]], [undefined]])(
    'stays closed while the list is %j, warns, and opens with the first image',
    async (images) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      const onOpenChange = jest.fn();
      const { update } = await renderAlbum({ images, onOpenChange });
      expect(dialogs()).toEqual([]);
      expect(warn).toHaveBeenCalledTimes(1);
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('images is empty'));
      await update({ images: fiveImages });
      expect(dialogs()).toHaveLength(1);
      expect(onOpenChange).not.toHaveBeenCalled();
    },
  );

  it.each<[string, Partial<ModalGalleryProps<GalleryImage>>]>([
    ['MISSING_CURRENT_IMAGE', { currentImage: { id: 9, modal: { img: '/x.jpg' } } }],
    ['DUPLICATE_ID', { id: 1 }],
  ])('passes %s to the error boundary when it opens', async (code, props) => {
    jest.spyOn(console, 'error').mockImplementation();
    await openGallery({ id: 1 });
    const onError = jest.fn();
    const page = (isOpen: boolean) => (
      <ErrorBoundary onError={onError}>
        <Album {...props} open={isOpen} />
      </ErrorBoundary>
    );
    const { rerender } = render(page(false));
    expect(onError).not.toHaveBeenCalled();
    rerender(page(true));
    await advanceTime(100);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: 'GalleryError', code }));
    expect(dialogs()).toHaveLength(1);
    expect(screen.getByText('The page has failed.')).toBeVisible();
  });

  it('passes an error of later images to the error boundary, and closes', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const onError = jest.fn();
    const page = (images: ModalGalleryProps<GalleryImage>['images']) => (
      <ErrorBoundary onError={onError}>
        <Album images={images} />
      </ErrorBoundary>
    );
    const { rerender } = render(page(fiveImages));
    await advanceTime(0);
    rerender(page([{ id: -1, modal: { img: '/x.jpg' } }]));
    await advanceTime(100);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'INVALID_IMAGE' }));
    expect(dialogs()).toEqual([]);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it.each([undefined, StrictMode])(
    'is gone after it unmounts while open, with its history entry, StrictMode: %p',
    async (wrapper) => {
      history.replaceState({ page: 'before' }, '');
      const onClose = jest.fn();
      const { unmount } = await renderAlbum({ onClose }, wrapper);
      await advanceTime(100);
      expect(history.state).toMatchObject({ ksModalGallery: 1 });
      unmount();
      await advanceTime(1000);
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(dialogs()).toEqual([]);
      expect(history.state).toEqual({ page: 'before' });
      expect(document.documentElement.style.overflow).toBe('');
    },
  );

  it('opens again after closing, under StrictMode', async () => {
    const events: string[] = [];
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button onClick={() => setIsOpen(true)}>Show</button>
          <Album
            open={isOpen}
            onOpenChange={setIsOpen}
            onShow={({ result }) => events.push(`show ${result}`)}
            onClose={() => events.push('close')}
          />
        </>
      );
    }
    render(<Page />, { wrapper: StrictMode });
    for (let round = 0; round < 2; round += 1) {
      await user().click(screen.getByRole('button', { name: 'Show' }));
      await advanceTime(0);
      await user().keyboard('{Escape}');
      await advanceTime(100);
    }
    expect(events).toEqual(['show 1', 'close', 'show 1', 'close']);
    expect(dialogs()).toEqual([]);
  });

  it('keeps the array as it was until another one is passed', async () => {
    const images = [...fiveImages];
    const onHasData = jest.fn();
    const { update } = await renderAlbum({ images, onHasData });
    onHasData.mockClear();
    images.length = 2;
    await update({});
    expect(caption()).toBe('Image 1/5');
    expect(onHasData).not.toHaveBeenCalled();
    await update({ images: [...images] });
    expect(caption()).toBe('Image 1/2');
  });
});

describe('galleries of the service', () => {
  const openThemed = (id = 1) =>
    act(async () =>
      modalGalleryService.open({
        id,
        images: fiveImages,
        currentImage: at(fiveImages, 0),
        libConfig: withoutAutoplay(),
        render: { caption: ({ index }) => <ThemeName key={index} /> },
      }),
    );

  it('share one React root, however often one is opened', async () => {
    const createRoot = jest.spyOn(reactDomClient, 'createRoot');
    for (let round = 0; round < 3; round += 1) {
      await openGallery({ id: 1 });
      await openThemed(2);
      expect(dialogs()).toHaveLength(2);
      await closeAll(1, 2);
      expect(dialogs()).toEqual([]);
    }
    expect(createRoot.mock.calls.length).toBeLessThanOrEqual(1);
    expect(document.body).toBeEmptyDOMElement();
  });

  it('have the context of the provider while it is mounted, and none without it', async () => {
    const { unmount } = render(
      <Theme value="dark">
        <ModalGalleryProvider />
      </Theme>,
      { wrapper: StrictMode },
    );
    await openThemed();
    expect(screen.getByText('theme dark')).toBeVisible();
    unmount();
    await advanceTime(100);
    expect(dialogs()).toEqual([]);
    await openThemed();
    expect(screen.getByText('theme none')).toBeVisible();
  });

  it('stay at their image, with one history entry, when a provider mounts while they are open', async () => {
    history.replaceState({ page: 'before' }, '');
    const { ref, events } = await openGallery({ id: 1, start: 1 });
    render(
      <Theme value="dark">
        <ModalGalleryProvider />
      </Theme>,
    );
    await advanceTime(1000);
    expect(dialogs()).toHaveLength(1);
    expect(caption()).toBe('Image 2/5 - Second');
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect([ref.isOpen, events]).toEqual([true, []]);
    await user().keyboard('{Escape}');
    await advanceTime(1000);
    expect(dialogs()).toEqual([]);
    expect(history.state).toEqual({ page: 'before' });
  });

  it('move to the other provider when the first of two unmounts while they are open', async () => {
    const page = (hasFirst: boolean) => (
      <>
        {hasFirst && (
          <Theme key="first" value="first">
            <ModalGalleryProvider />
          </Theme>
        )}
        <Theme key="second" value="second">
          <ModalGalleryProvider />
        </Theme>
      </>
    );
    const { rerender } = render(page(true));
    const ref = await openThemed();
    expect(screen.getByText('theme first')).toBeVisible();
    expect(dialogs()).toHaveLength(1);
    rerender(page(false));
    await advanceTime(1000);
    expect(screen.getByText('theme second')).toBeVisible();
    expect(dialogs()).toHaveLength(1);
    expect(ref.isOpen).toBe(true);
  });
});
