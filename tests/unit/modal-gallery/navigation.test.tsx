import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  DescriptionStrategy,
  LoadingType,
  type GalleryImage,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { at, oneImage, fiveImages, sevenImages } from '../gallery-images';
import { findElement } from '../find-element';
import { fullImage, caption, closeAll, openGallery, advanceTime, user } from './harness';

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await closeAll(1);
  jest.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const infinite: ModalLibConfig = { slideConfig: { infinite: true } };
const thumbnails = () => screen.getByRole('group', { name: 'Image previews' });
/** Ids of the visible thumbnails, read from their file names. */
const thumbnailIds = () =>
  [...thumbnails().querySelectorAll('img')]
    .map((image) => /(\d)\.jpg/.exec(image.src)?.[1])
    .join('');
const thumbnailArrows = () =>
  ['previous', 'next'].filter((direction) =>
    within(thumbnails())
      .queryAllByRole('button', { name: `Scroll ${direction} previews` })
      .some((arrow) => !arrow.hasAttribute('disabled')),
  );

describe('the arrows of the modal gallery', () => {
  it('emit show with CLICK and nothing else', async () => {
    const { events } = await openGallery();
    await user().click(button('Next image'));
    expect(events).toEqual(['show(CLICK, 2)']);
    await user().click(button('Previous image'));
    expect(events).toEqual(['show(CLICK, 2)', 'show(CLICK, 1)', 'firstImage(CLICK, true)']);
  });

  it.each(['{Enter}', ' '])('emit show with KEYBOARD once for the key %j', async (key) => {
    const { events } = await openGallery();
    act(() => button('Next image').focus());
    await user().keyboard(key);
    expect(events).toEqual(['show(KEYBOARD, 2)']);
  });

  it.each([
    ['no previous at the first image', fiveImages, 0, {}, true, false],
    ['no next at the last image', fiveImages, 4, {}, false, true],
    ['both in between', fiveImages, 2, {}, false, false],
    ['both at the first image, infinite', fiveImages, 0, infinite, false, false],
    ['none with a single image, infinite', oneImage, 0, infinite, true, true],
  ])(
    'are enabled where there is an image to go to: %s',
    async (_, images, start, libConfig, noPrevious, noNext) => {
      await openGallery({ images, start, libConfig });
      const states = ['Previous image', 'Next image'].map(
        (name) =>
          within(
            screen.getByRole('group', { name: 'Current image and navigation' }),
          ).getByRole<HTMLButtonElement>('button', { name }).disabled,
      );
      expect(states).toEqual([noPrevious, noNext]);
    },
  );

  it('hand focus to the opposite arrow when they become disabled', async () => {
    await openGallery({ start: 3 });
    act(() => button('Next image').focus());
    await user().keyboard('{Enter}');
    expect(button('Previous image')).toHaveFocus();
  });
});

describe('the keys of the modal gallery', () => {
  it.each([
    ['ArrowLeft at the first image', 0, {}, '{ArrowLeft}', []],
    ['ArrowRight at the last image', 4, {}, '{ArrowRight}', []],
    [
      'ArrowRight at the last image, infinite',
      4,
      infinite,
      '{ArrowRight}',
      ['show(KEYBOARD, 1)', 'firstImage(KEYBOARD, true)'],
    ],
    ['Home', 3, {}, '{Home}', ['show(KEYBOARD, 1)', 'firstImage(KEYBOARD, true)']],
    ['End', 1, {}, '{End}', ['show(KEYBOARD, 5)', 'lastImage(KEYBOARD, true)']],
    ['ArrowRight with a modifier', 1, {}, '{Control>}{ArrowRight}{/Control}', []],
  ])('emit the right events: %s', async (_, start, libConfig, keys, expected) => {
    const { events } = await openGallery({ start, libConfig });
    await user().keyboard(keys);
    expect(events).toEqual(expected);
  });

  it('are configurable, and Escape still closes', async () => {
    const libConfig = { keyboardConfig: { esc: 'KeyQ', left: 'ArrowDown', right: 'ArrowUp' } };
    const { events } = await openGallery({ start: 1, libConfig });
    await user().keyboard('{ArrowRight}{ArrowUp}{ArrowDown}q');
    expect(events).toEqual([
      'show(KEYBOARD, 3)',
      'show(KEYBOARD, 2)',
      'before(4, 1, KEYBOARD)',
      'close(KEYBOARD, true)',
    ]);
    await advanceTime(100);
    const again = await openGallery({ libConfig });
    await user().keyboard('{Escape}');
    expect(again.events).toContain('close(KEYBOARD, true)');
  });

  it('are mirrored in right-to-left text', async () => {
    const { events, dialog } = await openGallery();
    dialog.style.direction = 'rtl';
    await user().keyboard('{ArrowLeft}');
    expect(events).toEqual(['show(KEYBOARD, 2)']);
  });

  it('are ignored while the user types in a field', async () => {
    const { events } = await openGallery({ previewsTemplate: () => <input aria-label="field" /> });
    const field = at(screen.getAllByLabelText('field'), 0);
    act(() => field.focus());
    fireEvent.keyDown(field, { code: 'ArrowRight', key: 'ArrowRight' });
    expect(events).toEqual([]);
  });
});

describe('the full image', () => {
  it('goes to the next image on a click with the main button only', async () => {
    const { events } = await openGallery({ start: 1 });
    await user().pointer({ keys: '[MouseRight]', target: fullImage() });
    expect(events).toEqual([]);
    await user().click(fullImage());
    expect(events).toEqual(['show(CLICK, 3)']);
  });

  it('goes to the next image on Enter', async () => {
    const { events } = await openGallery({ start: 1 });
    act(() => within(screen.getByRole('figure')).getByRole('button').focus());
    await user().keyboard('{Enter}');
    expect(events).toEqual(['show(KEYBOARD, 3)']);
  });

  it('does nothing on a click at the last image', async () => {
    const { events } = await openGallery({ start: 4 });
    await user().click(fullImage());
    expect(events).toEqual([]);
  });

  it('is no control with navigateOnClick false', async () => {
    const { events } = await openGallery({
      start: 1,
      libConfig: { currentImageConfig: { navigateOnClick: false } },
    });
    expect(fullImage()).toHaveAttribute('data-state', 'disabled');
    expect(fullImage().closest('button')).toBeNull();
    await user().click(fullImage());
    expect(events).toEqual([]);
    await user().keyboard('{ArrowRight}');
    expect(events).toEqual(['show(KEYBOARD, 3)']);
  });
});

describe('side previews', () => {
  const sides = () => [...document.querySelectorAll('.ks-side-preview')];

  it('show the neighbours once the active image has loaded', async () => {
    const { events } = await openGallery({ start: 2 });
    expect(sides().map(({ tagName }) => tagName)).toEqual(['DIV', 'DIV']);
    fireEvent.load(fullImage());
    expect(sides().map(({ tagName }) => tagName)).toEqual(['BUTTON', 'BUTTON']);
    await user().click(at(sides(), 1));
    expect(events).toEqual(['show(CLICK, 4)']);
  });

  it('leave an empty box of the same size at the end, and a click on it closes', async () => {
    const { events } = await openGallery({ start: 4 });
    fireEvent.load(fullImage());
    expect(sides()[1]).toHaveStyle({ width: '100px', height: 'auto' });
    await user().click(at(sides(), 1));
    expect(events).toEqual(['close(CLICK, true)']);
  });

  it('wrap when infinite', async () => {
    await openGallery({ libConfig: infinite });
    fireEvent.load(fullImage());
    expect(findElement('img', at(sides(), 0))).toHaveAttribute('src', '/t4.jpg');
  });

  it('have the title of their caption', async () => {
    await openGallery({
      libConfig: {
        currentImageConfig: { description: { strategy: DescriptionStrategy.HIDE_IF_EMPTY } },
      },
    });
    fireEvent.load(fullImage());
    expect(findElement('img', at(sides(), 1))).toHaveAttribute('title', 'Second');
  });

  it('have a tooltip without the markup of the caption', async () => {
    const images = ['First', 'A <b>bold</b> word'].map((description, id) => ({
      id,
      modal: { img: `/i${id}.jpg`, description },
    }));
    await openGallery({ images });
    fireEvent.load(fullImage());
    expect(findElement('img', at(sides(), 1))).toHaveAttribute('title', 'Image 2/2 - A bold word');
  });

  it('and the image that shows the next one have a name without an alternative text', async () => {
    const libConfig = { currentImageConfig: { navigateOnClick: true } };
    const images = [0, 1].map((id) => ({ id, modal: { img: `/i${id}.jpg`, alt: '' } }));
    await openGallery({ images, libConfig });
    fireEvent.load(fullImage());
    for (const name of ['Image 1/2', 'Image 2/2'])
      expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('are not rendered with show false', async () => {
    await openGallery({ libConfig: { slideConfig: { sidePreviews: { show: false } } } });
    fireEvent.load(fullImage());
    expect(sides()).toEqual([]);
  });
});

describe('dots', () => {
  const dots = () => screen.getByRole('group', { name: 'Image navigation dots' });

  it('select their image and mark the active one', async () => {
    const { events } = await openGallery();
    await user().click(within(dots()).getByRole('button', { name: 'Navigate to image number 4' }));
    expect(events).toEqual(['show(CLICK, 4)']);
    const current = within(dots())
      .getAllByRole('button')
      .map((dot) => [dot.dataset.state === 'active', dot.getAttribute('aria-current')]);
    expect(current).toEqual([
      [false, null],
      [false, null],
      [false, null],
      [true, 'true'],
      [false, null],
    ]);
  });

  it('are not rendered with visible false', async () => {
    await openGallery({ libConfig: { dotsConfig: { visible: false } } });
    expect(screen.queryByRole('group', { name: 'Image navigation dots' })).toBeNull();
  });
});

it('navigateTo goes to an index and ignores one that does not exist', async () => {
  const { ref, events } = await openGallery();
  act(() => ref.navigateTo(3));
  act(() => ref.navigateTo(9));
  expect(events).toEqual(['show(NORMAL, 4)']);
  expect(caption()).toBe('Image 4/5 - Fourth');
});

describe('the thumbnails of the modal gallery', () => {
  it.each([
    ['three of five', fiveImages, 3, '012 012 123 234 234'],
    ['four of five', fiveImages, 4, '0123 0123 0123 1234 1234'],
    ['five of seven', sevenImages, 5, '01234 01234 01234 12345 23456 23456 23456'],
    ['nine of five', fiveImages, 9, '01234 01234 01234 01234 01234'],
  ])('show the window around the active image: %s', async (_, images, number, windows) => {
    const { ref } = await openGallery({ images, libConfig: { previewConfig: { number } } });
    const seen = images.map((image) => {
      act(() => ref.navigateTo(image.id));
      return thumbnailIds();
    });
    expect(seen.join(' ')).toBe(windows);
  });

  it.each([{}, infinite])('have no arrows when all fit, configuration %#', async (libConfig) => {
    await openGallery({ libConfig: { ...libConfig, previewConfig: { number: 5 } } });
    expect(thumbnailArrows()).toEqual([]);
  });

  it('are scrolled by their arrows, which emit nothing', async () => {
    const { events } = await openGallery({ libConfig: { previewConfig: { number: 3 } } });
    expect([thumbnailIds(), thumbnailArrows()]).toEqual(['012', ['next']]);
    await user().click(button('Scroll next previews'));
    expect([thumbnailIds(), thumbnailArrows()]).toEqual(['123', ['previous', 'next']]);
    await user().click(button('Scroll next previews'));
    expect([thumbnailIds(), thumbnailArrows()]).toEqual(['234', ['previous']]);
    fireEvent.load(fullImage());
    expect(thumbnailIds()).toBe('234');
    expect(events).toEqual([]);
    expect(caption()).toBe('Image 1/5');
  });

  it('jump to the other end when infinite', async () => {
    await openGallery({ libConfig: { ...infinite, previewConfig: { number: 3 } } });
    expect(thumbnailArrows()).toEqual(['previous', 'next']);
    await user().click(button('Scroll previous previews'));
    expect(thumbnailIds()).toBe('234');
    await user().click(button('Scroll next previews'));
    expect(thumbnailIds()).toBe('012');
  });

  it.each([{}, infinite])(
    'have no arrows with arrows false, configuration %#',
    async (libConfig) => {
      await openGallery({
        libConfig: { ...libConfig, previewConfig: { number: 3, arrows: false } },
      });
      expect(screen.queryByRole('button', { name: /Scroll/ })).toBeNull();
    },
  );

  it('select their image and mark it active', async () => {
    const { events } = await openGallery({ libConfig: { previewConfig: { number: 3 } } });
    const cell = at([...thumbnails().querySelectorAll('.ks-preview')], 2);
    await user().click(cell);
    expect(events).toEqual(['show(CLICK, 3)']);
    const active = thumbnails().querySelectorAll('[data-state="active"]');
    expect(active).toHaveLength(1);
    expect(active[0]).toHaveAttribute('aria-current', 'true');
    expect(active[0]).toHaveAccessibleName('Navigate to image number 3');
  });

  it('do nothing with clickable false', async () => {
    const { events } = await openGallery({ libConfig: { previewConfig: { clickable: false } } });
    const cell = at([...thumbnails().querySelectorAll('.ks-preview')], 2);
    expect(cell).toHaveAttribute('data-state', 'disabled');
    await user().click(cell);
    expect(events).toEqual([]);
  });

  it('have the configured size and the files of the plain part', async () => {
    const size = { width: '30px', height: '30px' };
    await openGallery({ libConfig: { previewConfig: { number: 5, size } } });
    const images = [...thumbnails().querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('src'))).toEqual([
      '/i0.jpg',
      '/i1.jpg',
      '/t2.jpg',
      '/i3.jpg',
      '/t4.jpg',
    ]);
    for (const image of images) expect(image).toHaveStyle(size);
  });

  it('are not rendered with visible false', async () => {
    await openGallery({ libConfig: { previewConfig: { visible: false } } });
    expect(screen.queryByRole('group', { name: 'Image previews' })).toBeNull();
  });

  it('all have an accessible name', async () => {
    await openGallery({ libConfig: { previewConfig: { number: 5 } } });
    for (const cell of within(thumbnails()).getAllByRole('button'))
      expect(cell).toHaveAccessibleName();
  });

  it('leave out images without a file', async () => {
    const images = [at(fiveImages, 0), { id: 1, modal: { img: '' } }, at(fiveImages, 2)];
    await openGallery({ images });
    expect(thumbnailIds()).toBe('02');
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
    expect(thumbnailIds()).toBe('0123');
    await user().click(screen.getByText('day 2'));
    expect(events).toEqual(['show(CLICK, 3)']);
  });
});

describe('captions in the modal gallery', () => {
  const described = (
    description: NonNullable<ModalLibConfig['currentImageConfig']>['description'],
  ): ModalLibConfig => ({ currentImageConfig: { description } });

  it('change with the active image', async () => {
    const { ref } = await openGallery();
    const seen = fiveImages.map((_, index) => {
      act(() => ref.navigateTo(index));
      return caption();
    });
    expect(seen).toEqual([
      'Image 1/5',
      'Image 2/5 - Second',
      'Image 3/5 - Third',
      'Image 4/5 - Fourth',
      'Image 5/5',
    ]);
  });

  it('have no element when they are empty', async () => {
    await openGallery({ libConfig: described({ strategy: DescriptionStrategy.HIDE_IF_EMPTY }) });
    expect(document.querySelector('figcaption')).toBeNull();
  });

  it('are hidden by ALWAYS_HIDDEN while the image keeps its title', async () => {
    await openGallery({
      start: 1,
      libConfig: described({ strategy: DescriptionStrategy.ALWAYS_HIDDEN }),
    });
    expect(document.querySelector('figcaption')).toBeNull();
    expect(fullImage()).toHaveAttribute('title', 'Image 2/5 - Second');
  });

  it('have the configured style', async () => {
    await openGallery({ libConfig: described({ style: { textColor: 'red', width: '50%' } }) });
    expect(document.querySelector('figcaption')).toHaveStyle({
      '--ks-caption-color': 'red',
      '--ks-caption-background': 'rgba(0, 0, 0, .5)',
      '--ks-caption-margin': '0px 0px 0px 0px',
      width: '50%',
    });
  });

  it('keep simple markup and nothing that could run', async () => {
    const description =
      '<b>bold</b><img src=x onerror="window.hacked = true"><a href="javascript:alert(1)">link</a>';
    await openGallery({ images: [{ id: 0, modal: { img: '/a.jpg', description } }] });
    expect(findElement('figcaption').innerHTML).toBe('Image 1/1 - <b>bold</b><a>link</a>');
    expect(fullImage().title).toBe('Image 1/1 - bold link');
  });

  it('give the full image its alternative text, title and label', async () => {
    const images = [
      at(fiveImages, 0),
      at(fiveImages, 1),
      { id: 2, modal: { img: '/x.jpg', title: '', ariaLabel: 'Own' } },
    ];
    const { ref } = await openGallery({ images });
    expect(fullImage()).toHaveAttribute('alt', 'Image 1');
    act(() => ref.navigateTo(1));
    expect(fullImage()).toHaveAttribute('alt', 'Second');
    act(() => ref.navigateTo(2));
    expect(fullImage()).not.toHaveAttribute('title');
    expect(fullImage()).toHaveAttribute('aria-label', 'Own');
  });
});

describe('loading an image in the modal gallery', () => {
  const spinner = () => screen.queryByRole('status');
  const status = () => findElement('.ks-figure').getAttribute('data-status');

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

  it('shows a different spinner for each type, and an empty box for an unknown one', async () => {
    const seen = new Set<string>();
    for (const type of [1, 2, 3, 4, 5, 6, 7, 99]) {
      const { ref } = await openGallery({
        libConfig: { currentImageConfig: { loadingConfig: { type: type as LoadingType } } },
      });
      await advanceTime(200);
      const content = findElement('.ks-spinner', screen.getByRole('status'));
      expect(content.childElementCount === 0).toBe(type === 99);
      seen.add(content.className);
      act(() => ref.closeModal());
      await advanceTime(100);
    }
    expect(seen.size).toBe(8);
  });

  it('shows no spinner for an image that was already shown', async () => {
    const { ref } = await openGallery();
    fireEvent.load(fullImage());
    act(() => ref.navigateTo(1));
    expect(status()).toBe('loading');
    act(() => ref.navigateTo(0));
    expect(status()).toBe('loaded');
  });

  it('keeps two images with the same URL apart', async () => {
    const images = [0, 1].map((id) => ({ id, modal: { img: '/same.jpg' } }));
    const { ref } = await openGallery({ images });
    fireEvent.load(fullImage());
    const first = fullImage();
    act(() => ref.navigateTo(1));
    expect(fullImage()).not.toBe(first);
    fireEvent.load(fullImage());
    expect(status()).toBe('loaded');
  });

  it('shows the fallback for a broken image', async () => {
    await openGallery({
      images: [{ id: 0, modal: { img: '/broken.jpg', fallbackImg: '/good.jpg' } }],
    });
    fireEvent.error(fullImage());
    expect(fullImage()).toHaveAttribute('src', '/good.jpg');
    fireEvent.load(fullImage());
    expect(status()).toBe('loaded');
  });

  it('shows an error when both files are broken, and retries when asked', async () => {
    await openGallery({
      images: [{ id: 0, modal: { img: '/broken.jpg', fallbackImg: '/broken2.jpg' } }],
    });
    fireEvent.error(fullImage());
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
    await openGallery({ images: [{ id: 0, modal: { img: 'javascript:alert(1)' } }] });
    expect(fullImage()).not.toHaveAttribute('src');
    expect(status()).toBe('failed');
  });
});

describe('the live region of the modal gallery', () => {
  const live = () => findElement('[aria-live]').textContent;

  it('announces only changes made by the user', async () => {
    const { ref } = await openGallery();
    expect(live()).toBe('');
    await user().keyboard('{ArrowRight}');
    expect(live()).toBe('Image 2/5 - Second');
    act(() => ref.navigateTo(3));
    expect(live()).toBe('');
    await user().click(button('Previous image'));
    expect(live()).toBe('Image 3/5 - Third');
  });
});

it('a step to a preloaded image renders the view once, and does not measure a known size', async () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(300);
  const measure = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get');
  const toolbar = jest.fn(() => null);
  const images = fiveImages.map((image) => ({
    ...image,
    modal: { ...image.modal, width: 300, height: 200 },
  }));
  await openGallery({ images, render: { toolbar } });
  toolbar.mockClear();
  measure.mockClear();
  fireEvent.click(button('Next image'));
  await advanceTime(0);
  expect(toolbar).toHaveBeenCalledTimes(1);
  expect(measure).not.toHaveBeenCalled();
  expect(findElement('.ks-figure')).toHaveAttribute('data-status', 'loaded');
  jest.restoreAllMocks();
});
