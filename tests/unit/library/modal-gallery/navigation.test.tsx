import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  DescriptionStrategy,
  type GalleryImage,
  LoadingType,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { at, oneImage, fiveImages } from '../../gallery-images';
import { findElement } from '../../find-element';
import {
  advanceTime,
  button,
  caption,
  eventsOf,
  fullImage,
  isolateGalleries,
  openGallery,
  takeSteps,
  user,
  type Opening,
} from './harness';

isolateGalleries(1);

const infinite: ModalLibConfig = { slideConfig: { infinite: true } };
const ownKeys: ModalLibConfig = {
  keyboardConfig: { esc: 'KeyQ', left: 'ArrowDown', right: 'ArrowUp' },
};
const unclickable: ModalLibConfig = { currentImageConfig: { navigateOnClick: false } };
const thumbnails = () => screen.getByRole('group', { name: 'Image previews' });
/** Ids of the thumbnails, read from their file names. */
const thumbnailIds = () =>
  [...thumbnails().querySelectorAll('img')]
    .map((image) => /(\d)\.jpg/.exec(image.src)?.[1])
    .join('');
const thumbnailArrows = () =>
  ['previous', 'next'].filter((direction) =>
    within(thumbnails())
      .queryAllByRole('button', { name: `Scroll ${direction} previews` })
      .some((arrow) => !arrow.hasAttribute('aria-disabled')),
  );

describe('navigating in the modal gallery', () => {
  it.each<[string, Opening, string, string]>([
    ['the next arrow', {}, 'click Next image', 'show(CLICK, 2)'],
    [
      'the previous arrow',
      { start: 1 },
      'click Previous image',
      'show(CLICK, 1) firstImage(CLICK, true)',
    ],
    ['Enter on an arrow', {}, 'focus Next image, press {Enter}', 'show(KEYBOARD, 2)'],
    ['the space bar on an arrow', {}, 'focus Next image, press [Space]', 'show(KEYBOARD, 2)'],
    ['the Home key', { start: 3 }, 'press {Home}', 'show(KEYBOARD, 1) firstImage(KEYBOARD, true)'],
    [
      'configured keys',
      { start: 1, libConfig: ownKeys },
      'press {ArrowRight}{ArrowUp}{ArrowDown}q',
      'show(KEYBOARD, 3) show(KEYBOARD, 2) before(close, 1, KEYBOARD) close(KEYBOARD, true)',
    ],
    [
      'the left arrow key in right-to-left text',
      { style: { direction: 'rtl' } },
      'press {ArrowLeft}',
      'show(KEYBOARD, 2)',
    ],
    [
      'an arrow key in a field',
      { previewsTemplate: () => <input className="field" /> },
      'focus .field, press {ArrowRight}',
      '',
    ],
    ['the full image', { start: 1 }, 'click image', 'show(CLICK, 3)'],
    ['Enter on the full image', {}, 'focus .ks-figure button, press {Enter}', 'show(KEYBOARD, 2)'],
    [
      'the full image with navigateOnClick false',
      { libConfig: unclickable },
      'click image, press {ArrowRight}',
      'show(KEYBOARD, 2)',
    ],
    ['a side preview', { start: 2 }, 'load, click .ks-side-preview.ks-next', 'show(CLICK, 4)'],
    [
      'the empty box in place of a side preview, which closes',
      { start: 4 },
      'load, click .ks-side-preview.ks-next',
      'close(CLICK, true)',
    ],
    ['a dot', {}, 'click .ks-dot:nth-child(4)', 'show(CLICK, 4)'],
    ['a thumbnail', {}, 'click .ks-preview[aria-label$="3"]', 'show(CLICK, 3)'],
    [
      'a thumbnail with clickable false',
      { libConfig: { previewConfig: { clickable: false } } },
      'click .ks-preview[data-state="disabled"]',
      '',
    ],
  ])('emits the right events: %s', async (_, opening, steps, expected) => {
    expect(await eventsOf(steps, opening)).toBe(expected);
  });

  it.each([
    ['no previous at the first image', fiveImages, 0, {}, true, false],
    ['no next at the last image', fiveImages, 4, {}, false, true],
    ['none with a single image, infinite', oneImage, 0, infinite, true, true],
  ])(
    'has arrows that are enabled where there is an image to go to: %s',
    async (_, images, start, libConfig, noPrevious, noNext) => {
      await openGallery({ images, start, libConfig });
      const stage = within(screen.getByRole('group', { name: 'Current image and navigation' }));
      const states = ['Previous image', 'Next image'].map(
        (name) => stage.getByRole('button', { name }).getAttribute('aria-disabled') === 'true',
      );
      expect(states).toEqual([noPrevious, noNext]);
    },
  );

  it('leaves the focus on an arrow that the last image disables, where Enter does nothing more', async () => {
    const events = await eventsOf('focus Next image, press {Enter}{Enter}{Enter}', { start: 3 });
    expect(events).toBe('show(KEYBOARD, 5) lastImage(KEYBOARD, true)');
    expect(button('Next image')).toHaveFocus();
  });

  it('ignores a click on the full image with another button', async () => {
    const { events } = await openGallery();
    await user().pointer({ keys: '[MouseRight]', target: fullImage() });
    expect(events).toEqual([]);
  });

  it('has a full image that is no control with navigateOnClick false', async () => {
    await openGallery({ libConfig: unclickable });
    expect(fullImage()).toHaveAttribute('data-state', 'disabled');
    expect(fullImage().closest('button')).toBeNull();
  });

  it.each([
    ['dots', { dotsConfig: { visible: false } }, 'Image navigation dots'],
    ['thumbnails', { previewConfig: { visible: false } }, 'Image previews'],
  ])('has no %s with visible false', async (_, libConfig, name) => {
    await openGallery({ libConfig });
    expect(screen.queryByRole('group', { name })).toBeNull();
  });

  it('marks the dot and the thumbnail of the active image', async () => {
    await eventsOf('show 3');
    for (const group of ['Image navigation dots', 'Image previews']) {
      const controls = within(screen.getByRole('group', { name: group })).getAllByRole('button');
      const marked = controls.filter(({ dataset }) => dataset.state === 'active');
      expect(controls.filter((control) => control.ariaCurrent === 'true')).toEqual(marked);
      expect(marked).toHaveLength(1);
      expect(marked[0]).toHaveAccessibleName('Navigate to image number 4');
    }
  });

  it('announces only changes made by the user', async () => {
    const { ref } = await openGallery();
    const announced = async (steps: string) => {
      await takeSteps(steps, ref);
      return findElement('[aria-live]').textContent;
    };
    expect(findElement('[aria-live]')).toBeEmptyDOMElement();
    expect(await announced('press {ArrowRight}')).toBe('Image 2/5 - Second');
    expect(await announced('show 3')).toBe('');
    expect(caption()).toBe('Image 4/5 - Fourth');
    expect(await announced('click Previous image')).toBe('Image 3/5 - Third');
  });
});

describe('side previews', () => {
  const sides = () => [...document.querySelectorAll('.ks-side-preview')];

  it('are boxes of the configured size until the active image has loaded', async () => {
    await openGallery({ start: 4 });
    expect(sides().map(({ tagName }) => tagName)).toEqual(['DIV', 'DIV']);
    fireEvent.load(fullImage());
    expect(sides().map(({ tagName }) => tagName)).toEqual(['BUTTON', 'DIV']);
    expect(sides()[1]).toHaveStyle({ width: '100px', height: 'auto' });
  });

  it('wrap when infinite', async () => {
    await eventsOf('load', { libConfig: infinite });
    expect(findElement('img', at(sides(), 0))).toHaveAttribute('src', '/t4.jpg');
  });

  it.each([
    ['of a caption that hides what is empty', DescriptionStrategy.HIDE_IF_EMPTY, 'A bold word'],
    ['without its markup', DescriptionStrategy.ALWAYS_VISIBLE, 'Image 2/2 - A bold word'],
  ])('have the title of their caption: %s', async (_, strategy, title) => {
    const images = ['First', 'A <b>bold</b> word'].map((description, id) => ({
      id,
      modal: { img: `/i${id}.jpg`, description },
    }));
    const libConfig = { currentImageConfig: { description: { strategy } } };
    await eventsOf('load', { images, libConfig });
    expect(findElement('img', at(sides(), 1))).toHaveAttribute('title', title);
  });

  it('and the image that shows the next one have a name without an alternative text', async () => {
    const images = [0, 1].map((id) => ({ id, modal: { img: `/i${id}.jpg`, alt: '' } }));
    await eventsOf('load', { images });
    for (const name of ['Image 1/2', 'Image 2/2']) expect(button(name)).toBeVisible();
  });

  it('are not rendered with show false', async () => {
    await eventsOf('load', { libConfig: { slideConfig: { sidePreviews: { show: false } } } });
    expect(sides()).toEqual([]);
  });
});

describe('the thumbnails of the modal gallery', () => {
  it.each([
    ['none when all fit', { number: 5 }, {}, ''],
    ['none when all fit, infinite', { number: 5 }, infinite, ''],
    ['next at the beginning', { number: 3 }, {}, 'next'],
    ['both, infinite', { number: 3 }, infinite, 'previous next'],
  ])('have arrows: %s', async (_, previewConfig, libConfig, expected) => {
    await openGallery({ libConfig: { ...libConfig, previewConfig } });
    expect(thumbnailArrows().join(' ')).toBe(expected);
  });

  it.each([{}, infinite])(
    'have no arrows with arrows false, configuration %#',
    async (libConfig) => {
      const previewConfig = { number: 3, arrows: false };
      await openGallery({ libConfig: { ...libConfig, previewConfig } });
      expect(screen.queryByRole('button', { name: /Scroll/ })).toBeNull();
    },
  );

  it('have the configured size, a name and the files of the plain part', async () => {
    const size = { width: '30px', height: '30px' };
    await openGallery({ libConfig: { previewConfig: { number: 5, size } } });
    const images = [...thumbnails().querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('src')).join(' ')).toBe(
      '/i0.jpg /i1.jpg /t2.jpg /i3.jpg /t4.jpg',
    );
    for (const image of images) expect(image).toHaveStyle(size);
    for (const cell of within(thumbnails()).getAllByRole('button'))
      expect(cell).toHaveAccessibleName();
  });

  it('leave out images without a file', async () => {
    const images = [at(fiveImages, 0), { id: 1, modal: { img: '' } }, at(fiveImages, 2)];
    await openGallery({ images });
    expect(thumbnailIds()).toBe('02');
  });

  it('stay at the end while the last image, which has no file, is active', async () => {
    const files = Array.from({ length: 12 }, (_, id) => ({ id, modal: { img: `/i${id}.jpg` } }));
    const last = { id: 12, modal: { img: '' } };
    await openGallery({
      images: [...files, last],
      currentImage: last,
      libConfig: { previewConfig: { number: 3 } },
    });
    expect(thumbnails().querySelector('img[src="/i11.jpg"]')).toBeInTheDocument();
    expect(thumbnailArrows()).toEqual(['previous']);
  });

  it('render the given template inside each cell', async () => {
    type Dated = GalleryImage & { modal: { date?: string } };
    const images: Dated[] = fiveImages.map((image) => ({
      ...image,
      modal: { ...image.modal, date: `day ${image.id}` },
    }));
    const { events } = await openGallery({
      images,
      previewsTemplate: ({ preview, defaultTemplate }) => (
        <>
          {defaultTemplate}
          <em>{(preview as Dated).modal.date}</em>
        </>
      ),
    });
    expect(thumbnailIds()).toBe('01234');
    await user().click(screen.getByText('day 2'));
    expect(events).toEqual(['show(CLICK, 3)']);
  });
});

describe('captions in the modal gallery', () => {
  type Description = NonNullable<ModalLibConfig['currentImageConfig']>['description'];
  const open = (description: Description, more: Opening = {}) =>
    openGallery({ ...more, libConfig: { currentImageConfig: { description } } });

  it('have no element when they are empty', async () => {
    await open({ strategy: DescriptionStrategy.HIDE_IF_EMPTY });
    expect(document.querySelector('figcaption')).toBeNull();
  });

  it('are hidden by ALWAYS_HIDDEN while the image keeps its title', async () => {
    await open({ strategy: DescriptionStrategy.ALWAYS_HIDDEN }, { start: 1 });
    expect(document.querySelector('figcaption')).toBeNull();
    expect(fullImage()).toHaveAttribute('title', 'Image 2/5 - Second');
  });

  it('have the configured style', async () => {
    await open({ style: { textColor: 'red', bgColor: 'blue', width: '50%' } });
    expect(document.querySelector('figcaption')).toHaveStyle({
      '--ks-caption-color': 'red',
      '--ks-caption-background': 'blue',
      width: '50%',
    });
    // The stylesheet has the defaults, which rules of the application override.
    expect(document.querySelector('figcaption')).not.toHaveAttribute(
      'style',
      expect.stringContaining('--ks-caption-margin'),
    );
  });

  it('leave the full image its own alternative text, title and label', async () => {
    const modal = { img: '/x.jpg', title: '', ariaLabel: 'Own' };
    const { ref } = await openGallery({ images: [at(fiveImages, 1), { id: 2, modal }] });
    expect(fullImage()).toHaveAttribute('alt', 'Second');
    act(() => ref.navigateTo(1));
    expect(fullImage()).not.toHaveAttribute('title');
    expect(fullImage()).toHaveAttribute('aria-label', 'Own');
  });
});

describe('loading an image in the modal gallery', () => {
  const spinner = () => screen.queryByRole('status');
  const status = () => findElement('.ks-figure').getAttribute('data-status');
  const openImages = (...images: GalleryImage['modal'][]) =>
    openGallery({ images: images.map((modal, id) => ({ id, modal })) });

  it('shows a spinner after 200 ms until the image has loaded', async () => {
    await openGallery();
    expect(spinner()).toBeEmptyDOMElement();
    expect(status()).toBe('loading');
    await advanceTime(200);
    expect(spinner()).toHaveAccessibleName('The current image is loading. Please be patient.');
    expect(spinner()).toHaveTextContent('The current image is loading. Please be patient.');
    fireEvent.load(fullImage());
    expect(spinner()).toBeNull();
    expect(status()).toBe('loaded');
  });

  it('shows no spinner when it is disabled', async () => {
    await openGallery({ libConfig: { currentImageConfig: { loadingConfig: { enable: false } } } });
    expect(spinner()).toBeNull();
  });

  it('shows a different spinner for each type', async () => {
    const seen = new Set<string>();
    for (const type of Object.values(LoadingType)) {
      const { ref } = await openGallery({
        libConfig: { currentImageConfig: { loadingConfig: { type } } },
      });
      await advanceTime(200);
      const content = findElement('.ks-spinner', screen.getByRole('status'));
      expect(content.childElementCount).toBeGreaterThan(0);
      seen.add(content.outerHTML);
      await takeSteps('close, wait 100', ref);
    }
    expect(seen.size).toBe(7);
  });

  it('shows no spinner for an image that was already shown', async () => {
    const { ref } = await openGallery();
    await takeSteps('load, show 1', ref);
    expect(status()).toBe('loading');
    await takeSteps('show 0', ref);
    expect(status()).toBe('loaded');
  });

  it('keeps two images with the same URL apart', async () => {
    const { ref } = await openImages({ img: '/same.jpg' }, { img: '/same.jpg' });
    fireEvent.load(fullImage());
    const first = fullImage();
    await takeSteps('show 1', ref);
    expect(fullImage()).not.toBe(first);
    fireEvent.load(fullImage());
    expect(status()).toBe('loaded');
  });

  it('shows an error when both files are broken, and retries when asked', async () => {
    await openImages({ img: '/broken.jpg', fallbackImg: '/broken2.jpg' });
    fireEvent.error(fullImage());
    expect(fullImage()).toHaveAttribute('src', '/broken2.jpg');
    fireEvent.error(fullImage());
    expect(status()).toBe('failed');
    expect(spinner()).toBeNull();
    expect(
      screen.getByRole('img', { name: 'Image 1. This image could not be loaded.' }),
    ).toBeVisible();
    expect(caption()).toBe('Image 1/1');
    await user().click(button('Try again'));
    expect(status()).toBe('loading');
    expect(fullImage()).toHaveAttribute('src', '/broken.jpg');
    fireEvent.load(fullImage());
    expect(status()).toBe('loaded');
    expect(screen.queryByText('This image could not be loaded.')).toBeNull();
  });

  it('never loads a URL that runs a script', async () => {
    await openImages({ img: 'javascript:alert(1)' });
    expect(fullImage()).not.toHaveAttribute('src');
    expect(status()).toBe('failed');
  });

  it('renders the view once with a step to a loaded image, not again at rest or for its neighbours', async () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(300);
    const toolbar = jest.fn(() => null);
    const images = fiveImages.map((image) => ({
      ...image,
      modal: { ...image.modal, width: 300, height: 200 },
    }));
    await openGallery({ images, render: { toolbar } });
    toolbar.mockClear();
    fireEvent.click(button('Next image'));
    await advanceTime(0);
    expect(toolbar).toHaveBeenCalledTimes(1);
    expect(status()).toBe('loaded');
  });
});
