import { act, fireEvent, render, screen } from '@testing-library/react';
import { createContext, StrictMode, useContext, useState, type ReactNode } from 'react';
import {
  ButtonsStrategy,
  ButtonType,
  ModalGallery,
  modalGalleryService,
  ModalGalleryProvider,
  PlainGallery,
  useModalGallery,
  type ImageModalEvent,
  type ModalGalleryProps,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { at, F5 } from '../gallery-images';
import { bigPicture, closeAll, pass, user, withoutAutoplay } from './harness';

let complaints: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  complaints = jest.spyOn(console, 'error');
});
afterEach(async () => {
  await closeAll(1, 2);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  jest.useRealTimers();
});

const caption = () => document.querySelector('figcaption')?.textContent;
const dialogs = () => screen.queryAllByRole('dialog');

/** A declarative gallery with a spy for each callback. */
function declarative(more: Partial<ModalGalleryProps> = {}) {
  const heard: string[] = [];
  const spy = (name: string) => (event: ImageModalEvent) => heard.push(`${name} ${event.result}`);
  const props: ModalGalleryProps = {
    open: true,
    id: 1,
    images: F5,
    currentImage: at(F5, 0),
    libConfig: withoutAutoplay(),
    onOpenChange: (open) => heard.push(`open ${open}`),
    onClose: spy('close'),
    onShow: spy('show'),
    onFirstImage: spy('first'),
    onLastImage: spy('last'),
    onHasData: spy('data'),
    onButtonBeforeHook: () => heard.push('before'),
    onButtonAfterHook: () => heard.push('after'),
    ...more,
  };
  return { heard, props };
}

describe('ModalGallery', () => {
  it('opens, tells and closes by itself', async () => {
    const { heard, props } = declarative();
    render(<ModalGallery {...props} />);
    await pass(0);
    expect(heard).toEqual(['data true', 'show 1', 'first true']);
    expect(dialogs()).toHaveLength(1);
    heard.length = 0;
    await user().keyboard('{Escape}');
    expect(heard).toEqual(['before', 'close true', 'open false']);
  });

  it('follows open, images and libConfig without a new opening', async () => {
    const { heard, props } = declarative({ open: false });
    const { rerender } = render(<ModalGallery {...props} />);
    await pass(0);
    expect([heard, dialogs()]).toEqual([[], []]);
    rerender(<ModalGallery {...props} open />);
    await pass(0);
    heard.length = 0;
    const images = F5.slice(0, 3);
    rerender(<ModalGallery {...props} open images={images} />);
    expect(caption()).toBe('Image 1/3');
    const libConfig = withoutAutoplay({
      currentImageConfig: { description: { imageText: 'Bild ' } },
    });
    rerender(<ModalGallery {...props} open images={images} libConfig={libConfig} />);
    expect(caption()).toBe('Bild 1/3');
    rerender(<ModalGallery {...props} open={false} images={images} libConfig={libConfig} />);
    await pass(100);
    expect(heard).toEqual(['data true', 'close true']);
    expect(dialogs()).toEqual([]);
  });

  it('does not mind objects written in place at every render', async () => {
    const { heard, props } = declarative();
    const gallery = () => (
      <ModalGallery
        {...props}
        libConfig={withoutAutoplay()}
        onShow={(event) => props.onShow?.(event)}
      />
    );
    const { rerender } = render(gallery());
    await pass(0);
    heard.length = 0;
    await user().click(screen.getByRole('button', { name: 'Next image' }));
    rerender(gallery());
    expect(heard).toEqual(['show 2']);
    expect(caption()).toBe('Image 2/5 - Second');
  });

  it('takes buttons with nodes as icons', async () => {
    function Page() {
      const libConfig: ModalLibConfig = withoutAutoplay({
        buttonsConfig: {
          strategy: ButtonsStrategy.CUSTOM,
          buttons: [{ type: ButtonType.CUSTOM, ariaLabel: 'Own', icon: <svg /> }],
        },
      });
      return (
        <ModalGallery open id={1} images={F5} currentImage={at(F5, 0)} libConfig={libConfig} />
      );
    }
    const { rerender } = render(<Page />);
    rerender(<Page />);
    await pass(0);
    expect(screen.getByRole('button', { name: 'Own' })).toBeInTheDocument();
  });

  it('closes and tells so when it unmounts', async () => {
    const { heard, props } = declarative();
    const { unmount } = render(<ModalGallery {...props} />);
    await pass(0);
    heard.length = 0;
    unmount();
    await pass(100);
    expect(heard).toEqual(['close true']);
    expect(dialogs()).toEqual([]);
  });

  it('opens once under StrictMode, and tells no closing that nobody saw', async () => {
    const { heard, props } = declarative();
    render(<ModalGallery {...props} />, { wrapper: StrictMode });
    await pass(0);
    expect(dialogs()).toHaveLength(1);
    expect(heard).toEqual(['data true', 'show 1', 'first true']);
  });

  it.each([0, 1, 50, 250, 1000])('can unmount after %i ms', async (delay) => {
    const { props } = declarative();
    const { unmount } = render(<ModalGallery {...props} />);
    await pass(delay);
    if (delay >= 50) fireEvent.load(bigPicture());
    unmount();
    await pass(100);
    expect(dialogs()).toEqual([]);
    expect(document.documentElement.style.overflow).toBe('');
  });
});

describe('ModalGalleryProvider', () => {
  const Theme = createContext('none');
  function Themed(): ReactNode {
    return <i>theme {useContext(Theme)}</i>;
  }
  const openThemed = () =>
    act(async () => {
      modalGalleryService.open({
        id: 1,
        images: F5,
        currentImage: at(F5, 0),
        libConfig: withoutAutoplay({ previewConfig: { number: 1 } }),
        previewsTemplate: () => <Themed />,
      });
    });

  it('brings the context of its place to templates', async () => {
    render(
      <Theme value="dark">
        <ModalGalleryProvider />
      </Theme>,
    );
    await openThemed();
    expect(screen.getByText('theme dark')).toBeInTheDocument();
    expect(dialogs()).toHaveLength(1);
  });

  it('draws each gallery once, also where there are two of them', async () => {
    render(
      <>
        <ModalGalleryProvider />
        <ModalGalleryProvider />
      </>,
    );
    await openThemed();
    expect(dialogs()).toHaveLength(1);
  });

  it('draws each gallery once, also where it comes when one is open', async () => {
    await openThemed();
    render(<ModalGalleryProvider />);
    await pass(0);
    expect(dialogs()).toHaveLength(1);
  });

  it('shows a gallery inside it that is open from the first mount, under StrictMode', async () => {
    const { heard, props } = declarative();
    render(
      <ModalGalleryProvider>
        <ModalGallery {...props} />
      </ModalGalleryProvider>,
      { wrapper: StrictMode },
    );
    await pass(100);
    expect(dialogs()).toHaveLength(1);
    expect(heard).toEqual(['data true', 'show 1', 'first true']);
  });

  it('closes its galleries when it unmounts', async () => {
    const { unmount } = render(<ModalGalleryProvider />, { wrapper: StrictMode });
    await openThemed();
    unmount();
    await pass(100);
    expect(dialogs()).toEqual([]);
  });
});

describe('case 97: a page with thumbnails', () => {
  function Page() {
    const gallery = useModalGallery();
    const [shown, setShown] = useState(0);
    return (
      <>
        <PlainGallery
          id={1}
          images={F5}
          onClickImage={(index) => {
            const ref = gallery.open({
              id: 1,
              images: F5,
              currentImage: at(F5, index),
              libConfig: withoutAutoplay(),
            });
            ref.show$.subscribe(({ result }) => setShown(Number(result)));
          }}
        />
        <output>{shown}</output>
      </>
    );
  }

  it.each([false, true])(
    'opens at the thumbnail and gives focus back to it, strict: %p',
    async (strict) => {
      render(<Page />, { wrapper: strict ? StrictMode : undefined });
      const thumbnail = screen.getByRole('link', { name: 'L2' });
      await user().click(thumbnail);
      await pass(0);
      expect(caption()).toBe('Image 3/5 - Third');
      expect(dialogs()).toHaveLength(1);
      expect(screen.getByText('3')).toBeInTheDocument();
      await user().keyboard('{Escape}');
      await pass(100);
      expect(thumbnail).toHaveFocus();
    },
  );
});
