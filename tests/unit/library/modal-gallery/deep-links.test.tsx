import { act, render, renderHook, screen } from '@testing-library/react';
import { StrictMode, useState, type ReactElement } from 'react';
import {
  Action,
  Carousel,
  ModalGallery,
  modalGalleryService,
  PlainGallery,
  registerLinks,
  useGalleryLink,
  type GalleryImage,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { findElement } from '../../find-element';
import { at, fiveImages } from '../../gallery-images';
import { advanceTime, caption, closeAll, dialogs, goBack, user, withoutAutoplay } from './harness';

registerLinks();

const linkConfig = { name: 'album' };
const libConfig = withoutAutoplay({ linkConfig });
const thumbnail = (index: number) => at(screen.getAllByRole('link'), index);

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState({ page: 'before' }, '', '/page?size=2');
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(window, 'scrollTo').mockImplementation();
});
afterEach(async () => {
  await closeAll(1, 2);
  await advanceTime(1000);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  document.querySelector('base')?.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

interface AlbumProps {
  images?: readonly GalleryImage[];
  modal?: ModalLibConfig;
  onOpen?: (index: number, image: GalleryImage, action: Action) => void;
  onLinkMissing?: (fragment: string) => void;
}

/** A plain gallery and the modal gallery that it opens. */
function Album({ images = fiveImages, modal = libConfig, onOpen, onLinkMissing }: AlbumProps) {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery
        images={images}
        config={{ linkConfig }}
        onClickImage={(...call) => {
          onOpen?.(...call);
          setIndex(call[0]);
        }}
        onLinkMissing={onLinkMissing}
      />
      <ModalGallery
        images={images}
        libConfig={modal}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}

function List({
  name,
  onOpen,
  onLinkMissing,
  images = fiveImages,
}: AlbumProps & { name?: string }) {
  useGalleryLink(name, images, onOpen ?? jest.fn(), onLinkMissing);
  return null;
}

const loadWith = (fragment: string) => history.replaceState(history.state, '', fragment);
async function show(element: ReactElement, strict = false) {
  const rendered = render(element, { wrapper: strict ? StrictMode : undefined });
  // The code of the modal gallery arrives.
  await advanceTime(50);
  return rendered;
}
const forward = async () => {
  await act(async () => history.forward());
  await advanceTime(100);
};
const follow = async (fragment: string) => {
  await act(async () => {
    location.hash = fragment;
  });
  await advanceTime(1000);
};
const currentUrl = () => location.pathname + location.search + location.hash;

describe('a page with the URL of an image', () => {
  it.each([false, true])(
    'opens it once with LOAD and without an entry, StrictMode: %p',
    async (strict) => {
      loadWith('#album-2');
      const entries = history.length;
      const onOpen = jest.fn();
      await show(<Album onOpen={onOpen} />, strict);
      expect(onOpen.mock.calls).toEqual([[2, fiveImages[2], Action.LOAD]]);
      expect(caption()).toBe('Image 3/5 - Third');
      await advanceTime(1000);
      expect([history.length, currentUrl()]).toEqual([entries, '/page?size=2#album-2']);
      expect(history.state).toEqual({ page: 'before' });

      await user().keyboard('{Escape}');
      await advanceTime(1000);
      expect(dialogs()).toEqual([]);
      expect([history.length, currentUrl()]).toEqual([entries, '/page?size=2']);
      expect(thumbnail(2)).toHaveFocus();
    },
  );

  it.each([
    ['scrolls its thumbnail to the middle', 2000, 1],
    ['leaves its thumbnail where it is in view', 100, 0],
  ])('%s', async (_, y, times) => {
    const box = jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, y, 80, 80));
    loadWith('#album-3');
    await show(<Album />);
    box.mockRestore();
    const { instances, calls } = jest.mocked(Element.prototype.scrollIntoView).mock;
    expect(instances).toEqual([thumbnail(3)].slice(0, times));
    expect(calls).toEqual([[{ block: 'center', behavior: 'instant' }]].slice(0, times));
  });

  it('reports an unknown one once, and opens it when it has been added', async () => {
    loadWith('#album-3');
    const onOpen = jest.fn();
    const onLinkMissing = jest.fn();
    const props = { onOpen, onLinkMissing };
    const { rerender } = await show(<Album images={[]} {...props} />);
    expect(onLinkMissing).not.toHaveBeenCalled();
    rerender(<Album images={fiveImages.slice(0, 2)} {...props} />);
    rerender(<Album images={fiveImages.slice(0, 3)} {...props} />);
    expect(onLinkMissing.mock.calls).toEqual([['#album-3']]);
    expect(onOpen).not.toHaveBeenCalled();
    expect(currentUrl()).toBe('/page?size=2#album-3');
    rerender(<Album {...props} />);
    await advanceTime(50);
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(caption()).toBe('Image 4/5 - Fourth');
  });

  it('opens without a plain gallery by useGalleryLink', async () => {
    loadWith('#list-4');
    const props = { onOpen: jest.fn(), onLinkMissing: jest.fn() };
    const { rerender } = await show(<List name={undefined} {...props} />);
    expect(props.onOpen).not.toHaveBeenCalled();
    rerender(<List name="list" {...props} />);
    expect(props.onOpen.mock.calls).toEqual([[4, fiveImages[4], Action.LOAD]]);
    await follow('#list-99');
    expect(props.onLinkMissing.mock.calls).toEqual([['#list-99']]);
    await follow('#list-99-1');
    await follow('#list-0');
    expect(props.onOpen).toHaveBeenLastCalledWith(0, fiveImages[0], Action.LOAD);
    expect(props.onLinkMissing).toHaveBeenCalledTimes(1);
  });
});

describe('a link to an image without an id', () => {
  const photos = [{ src: '/lake-1.jpg' }, { src: '/dune.jpg', caption: 'A dune' }];
  const config = { linkConfig: { name: 'list' } };

  it('is followed by useGalleryLink, which passes the image of the caller', async () => {
    loadWith(`#list-${encodeURIComponent('/dune.jpg')}`);
    const onOpen = jest.fn();
    renderHook(() => useGalleryLink('list', photos, onOpen));
    expect(onOpen.mock.calls).toEqual([[1, photos[1], Action.LOAD]]);
    expect(onOpen.mock.calls[0]?.[1]).toBe(photos[1]);
    await follow(`#list-${encodeURIComponent('/lake')}%2D1.jpg`);
    expect(onOpen).toHaveBeenLastCalledWith(0, photos[0], Action.LOAD);
  });

  it('is in the URL of the open gallery', async () => {
    await show(<ModalGallery open images={photos} config={config} />);
    await user().keyboard('{ArrowRight}');
    await advanceTime(500);
    expect(currentUrl()).toBe(`/page?size=2#list-${encodeURIComponent('/dune.jpg')}`);
  });
});

describe('a modal gallery with a name', () => {
  it.each([false, true])(
    'has one entry with its fragment, which steps replace, also with a base URL: %p',
    async (hasBase) => {
      const base = document.createElement('base');
      base.href = '/elsewhere/';
      if (hasBase) document.head.append(base);
      await show(<Album />);
      const entries = history.length;
      await user().click(thumbnail(1));
      expect(currentUrl()).toBe('/page?size=2#album-1');
      expect(history.state).toMatchObject({ page: 'before', ksModalGallery: 1 });
      await user().keyboard('{ArrowRight}');
      await advanceTime(500);
      expect(currentUrl()).toBe('/page?size=2#album-2');
      expect(history.state).toMatchObject({ page: 'before', ksModalGallery: 1 });
      expect(history.length - entries).toBeLessThanOrEqual(1);
      await user().keyboard('{Escape}');
      await advanceTime(1000);
      expect(currentUrl()).toBe('/page?size=2');
      expect(history.state).toEqual({ page: 'before' });
    },
  );

  it('works and closes when the browser refuses to write, and can be opened again', async () => {
    for (const name of ['pushState', 'replaceState'] as const) {
      jest.spyOn(History.prototype, name).mockImplementation(() => {
        throw new DOMException('Refused.', 'SecurityError');
      });
    }
    await show(<Album />);
    for (const id of [1, 0]) {
      await user().click(thumbnail(id));
      await user().keyboard('{ArrowRight}');
      await advanceTime(500);
      expect(caption()).toContain(`Image ${id + 2}/5`);
      await user().keyboard('{Escape}');
      await advanceTime(1000);
      expect(dialogs()).toEqual([]);
      expect(currentUrl()).toBe('/page?size=2');
    }
  });

  it('writes 400 ms after the last step, and nothing for autoplay', async () => {
    const write = jest.spyOn(History.prototype, 'replaceState');
    await show(<Album modal={{ ...libConfig, slideConfig: { playConfig: { interval: 2000 } } }} />);
    await user().click(thumbnail(0));
    write.mockClear();
    for (let step = 0; step < 3; step += 1) {
      await user().keyboard('{ArrowRight}');
      await advanceTime(200);
    }
    expect(write).not.toHaveBeenCalled();
    await advanceTime(200);
    expect(write).toHaveBeenCalledTimes(1);
    expect(currentUrl()).toBe('/page?size=2#album-3');
    const image = findElement('dialog figure img');
    act(() => void image.dispatchEvent(new Event('load')));
    await advanceTime(5000);
    expect(caption()).toBe('Image 5/5');
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('opens at the image shown last on Forward, however short it was shown', async () => {
    await show(<Album />);
    await user().click(thumbnail(1));
    await user().keyboard('{ArrowRight}');
    await goBack();
    expect(dialogs()).toEqual([]);
    expect(currentUrl()).toBe('/page?size=2');
    await forward();
    expect(caption()).toBe('Image 3/5 - Third');
    expect(currentUrl()).toBe('/page?size=2#album-2');
    await goBack();
    expect(dialogs()).toEqual([]);
    expect(history.state).toEqual({ page: 'before' });
  });

  it('restores the URL in the task that closes it', async () => {
    loadWith('#section');
    await show(<Album />);
    await user().click(thumbnail(1));
    await act(async () => {
      screen.getByRole('button', { name: 'Close this modal image gallery' }).click();
      expect(currentUrl()).toBe('/page?size=2#section');
    });
    await advanceTime(100);
    expect(currentUrl()).toBe('/page?size=2#section');
    expect(history.state).toEqual({ page: 'before' });
  });

  it('goes to its image in the URL and closes for something else', async () => {
    const onOpen = jest.fn();
    await show(<Album onOpen={onOpen} />);
    await user().click(thumbnail(1));
    await follow('#album-3');
    expect(caption()).toBe('Image 4/5 - Fourth');
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(history.state).toMatchObject({ page: 'before', ksModalGallery: 1 });
    expect(currentUrl()).toBe('/page?size=2#album-3');
    await follow('#section');
    expect(dialogs()).toEqual([]);
    expect(currentUrl()).toBe('/page?size=2#section');
  });

  it('leaves a fragment that the application has written meanwhile', async () => {
    await show(<Album />);
    await user().click(thumbnail(1));
    history.replaceState({}, '', '#application');
    await user().keyboard('{ArrowRight}');
    await advanceTime(500);
    expect(currentUrl()).toBe('/page?size=2#application');
  });

  it('opened by the service above another one owns the URL until it closes', async () => {
    const open = (id: number, name: string, start: number) =>
      act(async () =>
        modalGalleryService.open({
          id,
          images: fiveImages,
          currentImage: at(fiveImages, start),
          libConfig: withoutAutoplay({ linkConfig: { name } }),
        }),
      );
    const below = await open(1, 'below', 0);
    const above = await open(2, 'above', 1);
    expect(currentUrl()).toBe('/page?size=2#above-1');
    act(() => below.navigateTo(3));
    await advanceTime(500);
    expect(currentUrl()).toBe('/page?size=2#above-1');
    act(() => above.closeModal());
    await advanceTime(1000);
    expect(currentUrl()).toBe('/page?size=2#below-3');
    expect(history.state).toMatchObject({ ksModalGallery: 1 });
    act(() => below.closeModal());
    await advanceTime(1000);
    expect(currentUrl()).toBe('/page?size=2');
    expect(history.state).toEqual({ page: 'before' });
  });
});

test('a router in the fragment is named once in development', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await show(<Carousel images={fiveImages} config={{ linkConfig }} />);
  loadWith('#/photos');
  await show(<PlainGallery images={fiveImages} />);
  expect(warn).not.toHaveBeenCalled();
  await show(<Album />);
  await user().click(thumbnail(5));
  await advanceTime(1000);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('linkConfig: the fragment #/photos is the path of a router'),
  );
});

describe('a carousel with a name', () => {
  const config = { carouselPlayConfig: { autoPlay: false }, linkConfig };
  const slide = () => findElement('.ks-slide[data-state="active"]').getAttribute('aria-label');

  it('shows the slide in the URL, follows it, and writes none', async () => {
    loadWith('#album-2');
    await show(<Carousel images={fiveImages} config={config} />);
    expect(slide()).toBe('3 of 5');
    await follow('#album-4');
    expect(slide()).toBe('5 of 5');
    const write = jest.spyOn(History.prototype, 'replaceState');
    await user().click(screen.getByRole('button', { name: 'Previous image' }));
    await advanceTime(1000);
    expect(slide()).toBe('4 of 5');
    expect(write).not.toHaveBeenCalled();
    expect(currentUrl()).toBe('/page?size=2#album-4');
  });

  it('shows a slide that is added later', async () => {
    loadWith('#album-4');
    const { rerender } = await show(<Carousel images={fiveImages.slice(0, 2)} config={config} />);
    expect(slide()).toBe('1 of 2');
    rerender(<Carousel images={fiveImages} config={config} />);
    expect(slide()).toBe('5 of 5');
  });
});

test('a router hears nothing of steps to and from the entry of a gallery, without a Navigation API', async () => {
  const onPopState = jest.fn();
  addEventListener('popstate', onPopState);
  await show(<Album />);
  // The code of links follows the history from the second opening on.
  for (const close of [() => user().keyboard('{Escape}'), goBack]) {
    await user().click(thumbnail(1));
    await advanceTime(1000);
    await user().keyboard('{ArrowRight}');
    await advanceTime(1000);
    expect(location.hash).toBe('#album-2');
    await close();
    await advanceTime(1000);
    expect(location.hash).toBe('');
  }
  expect(onPopState).not.toHaveBeenCalled();
  removeEventListener('popstate', onPopState);
});
