import { fireEvent, render, screen } from '@testing-library/react';
import { startTransition, StrictMode, useState } from 'react';
import {
  ButtonsStrategy,
  ButtonType,
  ModalGallery,
  ModalGalleryProvider,
  PlainGallery,
  useModalGallery,
  type ImageModalEvent,
  type ModalGalleryProps,
} from 'ks-gallery-react';
import { at, fiveImages } from '../../gallery-images';
import { Album } from './album';
import {
  advanceTime,
  button,
  caption,
  closeAll,
  dialogs,
  fullImage,
  user,
  withoutAutoplay,
} from './harness';

let consoleErrors: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  consoleErrors = jest.spyOn(console, 'error');
});
afterEach(async () => {
  await closeAll(1, 2);
  expect(consoleErrors).not.toHaveBeenCalled();
  consoleErrors.mockRestore();
  jest.useRealTimers();
});

/** Props of a declarative gallery that record each callback. */
function declarative(more: Partial<ModalGalleryProps> = {}) {
  const events: string[] = [];
  const spy = (name: string) => (event: ImageModalEvent) => events.push(`${name} ${event.result}`);
  const props: ModalGalleryProps = {
    open: true,
    id: 1,
    images: fiveImages,
    currentImage: at(fiveImages, 0),
    libConfig: withoutAutoplay(),
    onOpenChange: (open) => events.push(`open ${open}`),
    onClose: spy('close'),
    onShow: spy('show'),
    onFirstImage: spy('first'),
    onLastImage: spy('last'),
    onHasData: spy('data'),
    onButtonBeforeHook: () => events.push('before'),
    onButtonAfterHook: () => events.push('after'),
    ...more,
  };
  return { events, props };
}

describe('ModalGallery', () => {
  it('opens and closes with its own events', async () => {
    const { events, props } = declarative();
    render(<ModalGallery {...props} />);
    await advanceTime(0);
    expect(events).toEqual(['data true', 'show 1', 'first true']);
    expect(dialogs()).toHaveLength(1);
    events.length = 0;
    await user().keyboard('{Escape}');
    expect(events).toEqual(['before', 'close true', 'open false']);
  });

  it('reads a closed list only when the browser is idle', async () => {
    const images = [...fiveImages];
    const read = jest.fn(() => Array.prototype[Symbol.iterator].call(fiveImages));
    Object.defineProperty(images, Symbol.iterator, { value: read });
    render(<ModalGallery {...declarative({ open: false, images }).props} />);
    expect(read).not.toHaveBeenCalled();
    await advanceTime(500);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a browser that is never idle', () => {
    const request = jest.fn(() => 1);
    Object.assign(globalThis, { requestIdleCallback: request, cancelIdleCallback: () => {} });
    const { unmount } = render(<ModalGallery {...declarative({ open: false }).props} />);
    expect(request).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
    unmount();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });

  it('does not look through its list at every step', async () => {
    const last = { ...at(fiveImages, 4) };
    const read = jest.fn(() => at(fiveImages, 4).modal);
    Object.defineProperty(last, 'modal', { get: read });
    const images = [...fiveImages.slice(0, 4), last];
    render(
      <ModalGallery
        {...declarative({
          images,
          libConfig: { previewConfig: { visible: false }, slideConfig: { infinite: false } },
        }).props}
      />,
    );
    await advanceTime(0);
    await user().keyboard('{ArrowRight}');
    read.mockClear();
    await user().keyboard('{ArrowRight}');
    expect(caption()).toContain('3/5');
    expect(read).not.toHaveBeenCalled();
  });

  it('follows open, images and libConfig without reopening', async () => {
    const { events, props } = declarative({ open: false });
    const { rerender } = render(<ModalGallery {...props} />);
    await advanceTime(0);
    expect([events, dialogs()]).toEqual([[], []]);
    rerender(<ModalGallery {...props} open />);
    await advanceTime(0);
    events.length = 0;
    const images = fiveImages.slice(0, 3);
    rerender(<ModalGallery {...props} open images={images} />);
    expect(caption()).toBe('Image 1/3');
    const libConfig = withoutAutoplay({
      currentImageConfig: { description: { imageText: 'Bild ' } },
    });
    rerender(<ModalGallery {...props} open images={images} libConfig={libConfig} />);
    expect(caption()).toBe('Bild 1/3');
    rerender(<ModalGallery {...props} open={false} images={images} libConfig={libConfig} />);
    await advanceTime(100);
    expect(events).toEqual(['data true', 'close true']);
    expect(dialogs()).toEqual([]);
  });

  it('ignores new objects with equal content in every render', async () => {
    const { events, props } = declarative();
    const gallery = () => (
      <ModalGallery
        {...props}
        libConfig={withoutAutoplay()}
        onShow={(event) => props.onShow?.(event)}
      />
    );
    const { rerender } = render(gallery());
    await advanceTime(0);
    events.length = 0;
    await user().click(button('Next image'));
    rerender(gallery());
    expect(events).toEqual(['show 2']);
    expect(caption()).toBe('Image 2/5 - Second');
  });

  it('accepts buttons with nodes as icons', async () => {
    const gallery = () => {
      const buttons = [{ type: ButtonType.CUSTOM, ariaLabel: 'Own', icon: <svg /> }];
      const buttonsConfig = { strategy: ButtonsStrategy.CUSTOM, buttons };
      return <Album id={1} libConfig={withoutAutoplay({ buttonsConfig })} />;
    };
    const { rerender } = render(gallery());
    rerender(gallery());
    await advanceTime(0);
    expect(button('Own')).toBeInTheDocument();
  });

  it.each([0, 1, 50, 250, 1000])('can unmount %i ms after mounting', async (delay) => {
    const { props } = declarative();
    const { unmount } = render(<ModalGallery {...props} />);
    await advanceTime(delay);
    if (delay >= 50) fireEvent.load(fullImage());
    unmount();
    await advanceTime(100);
    expect(dialogs()).toEqual([]);
    expect(document.documentElement.style.overflow).toBe('');
  });
});

it('ModalGalleryProvider shows a gallery inside it that is open from the first mount, under StrictMode', async () => {
  const { events, props } = declarative();
  render(
    <ModalGalleryProvider>
      <ModalGallery {...props} />
    </ModalGalleryProvider>,
    { wrapper: StrictMode },
  );
  await advanceTime(100);
  expect(dialogs()).toHaveLength(1);
  expect(events).toEqual(['data true', 'show 1', 'first true']);
});

function ServicePage() {
  const gallery = useModalGallery();
  return (
    <PlainGallery
      images={fiveImages}
      onClickImage={(defaultIndex) => {
        gallery.open({ id: 1, images: fiveImages, defaultIndex, libConfig: withoutAutoplay() });
      }}
    />
  );
}

function ComponentPage() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery
        images={fiveImages}
        onClickImage={(clicked) => startTransition(() => setIndex(clicked))}
      />
      <Album
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}

it.each([
  ['useModalGallery', ServicePage, undefined],
  ['useModalGallery under StrictMode', ServicePage, StrictMode],
  ['ModalGallery in a transition', ComponentPage, undefined],
])('opens at a thumbnail with %s, and returns focus to it', async (_, Page, wrapper) => {
  render(<Page />, { wrapper });
  const thumbnail = screen.getByRole('link', { name: 'L2' });
  const focus = jest.spyOn(thumbnail, 'focus');
  // As in Safari: this event does not move the focus.
  fireEvent.click(thumbnail);
  // A thumbnail that is partly outside the window stays where it is.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  await advanceTime(0);
  expect(caption()).toBe('Image 3/5 - Third');
  expect(dialogs()).toHaveLength(1);
  await user().keyboard('{Escape}');
  await advanceTime(1000);
  expect(dialogs()).toEqual([]);
  expect(thumbnail).toHaveFocus();
});
