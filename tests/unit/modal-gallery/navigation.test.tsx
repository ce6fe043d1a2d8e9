import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  DescriptionStrategy,
  LoadingType,
  type GalleryImage,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { at, F1, F5, F7 } from '../gallery-images';
import { bigPicture, closeAll, openGallery, pass, user } from './harness';

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await closeAll(1);
  jest.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const infinite: ModalLibConfig = { slideConfig: { infinite: true } };
const caption = () => document.querySelector('figcaption')?.textContent ?? '';
const strip = () => screen.getByRole('group', { name: 'Image previews' });
/** Ids of the thumbnails in sight, read from the file names of F5 and F7. */
const stripIds = () =>
  [...strip().querySelectorAll('img')].map((image) => /(\d)\.jpg/.exec(image.src)?.[1]).join('');
const stripArrows = () =>
  ['previous', 'next'].filter((way) =>
    within(strip())
      .queryAllByRole('button', { name: `Scroll ${way} previews` })
      .some((arrow) => !arrow.hasAttribute('disabled')),
  );

describe('arrows', () => {
  it('case 34: tell the click and nothing else', async () => {
    const { heard } = await openGallery();
    await user().click(button('Next image'));
    expect(heard).toEqual(['show(CLICK, 2)']);
    await user().click(button('Previous image'));
    expect(heard).toEqual(['show(CLICK, 2)', 'show(CLICK, 1)', 'firstImage(CLICK, true)']);
  });

  it.each(['{Enter}', ' '])('case 35: tell the key %j once', async (key) => {
    const { heard } = await openGallery();
    act(() => button('Next image').focus());
    await user().keyboard(key);
    expect(heard).toEqual(['show(KEYBOARD, 2)']);
  });

  it.each([
    ['case 36: the first has no previous', F5, 0, {}, true, false],
    ['case 37: the last has no next', F5, 4, {}, false, true],
    ['an image between has both', F5, 2, {}, false, false],
    ['endless: the first has both', F5, 0, infinite, false, false],
    ['endless: a single image has none', F1, 0, infinite, true, true],
  ])('%s', async (_, images, start, libConfig, noPrevious, noNext) => {
    await openGallery({ images, start, libConfig });
    const states = ['Previous image', 'Next image'].map(
      (name) =>
        within(
          screen.getByRole('group', { name: 'Current image and navigation' }),
        ).getByRole<HTMLButtonElement>('button', { name }).disabled,
    );
    expect(states).toEqual([noPrevious, noNext]);
  });

  it('hand focus to the opposite one when they become unavailable', async () => {
    await openGallery({ start: 3 });
    act(() => button('Next image').focus());
    await user().keyboard('{Enter}');
    expect(button('Previous image')).toHaveFocus();
  });
});

describe('keys', () => {
  it.each([
    ['case 36', 0, {}, '{ArrowLeft}', []],
    ['case 37', 4, {}, '{ArrowRight}', []],
    ['case 38', 4, infinite, '{ArrowRight}', ['show(KEYBOARD, 1)', 'firstImage(KEYBOARD, true)']],
    ['Home', 3, {}, '{Home}', ['show(KEYBOARD, 1)', 'firstImage(KEYBOARD, true)']],
    ['End', 1, {}, '{End}', ['show(KEYBOARD, 5)', 'lastImage(KEYBOARD, true)']],
    ['with a modifier', 1, {}, '{Control>}{ArrowRight}{/Control}', []],
  ])('%s', async (_, start, libConfig, keys, expected) => {
    const { heard } = await openGallery({ start, libConfig });
    await user().keyboard(keys);
    expect(heard).toEqual(expected);
  });

  it('case 40: may be others, and Escape closes all the same', async () => {
    const libConfig = { keyboardConfig: { esc: 'KeyQ', left: 'ArrowDown', right: 'ArrowUp' } };
    const { heard } = await openGallery({ start: 1, libConfig });
    await user().keyboard('{ArrowRight}{ArrowUp}{ArrowDown}q');
    expect(heard).toEqual([
      'show(KEYBOARD, 3)',
      'show(KEYBOARD, 2)',
      'before(4, 1, KEYBOARD)',
      'close(KEYBOARD, true)',
    ]);
    await pass(100);
    const again = await openGallery({ libConfig });
    await user().keyboard('{Escape}');
    expect(again.heard).toContain('close(KEYBOARD, true)');
  });

  it('turn round where text runs from right to left', async () => {
    const { heard, dialog } = await openGallery();
    dialog.style.direction = 'rtl';
    await user().keyboard('{ArrowLeft}');
    expect(heard).toEqual(['show(KEYBOARD, 2)']);
  });

  it('belong to a field while somebody types in it', async () => {
    const { heard } = await openGallery({ previewsTemplate: () => <input aria-label="field" /> });
    act(() => screen.getAllByLabelText('field')[0]?.focus());
    fireEvent.keyDown(screen.getAllByLabelText('field')[0] ?? document.body, {
      code: 'ArrowRight',
      key: 'ArrowRight',
    });
    expect(heard).toEqual([]);
  });
});

describe('the big picture', () => {
  it('case 42: goes on with the main button, not with another', async () => {
    const { heard } = await openGallery({ start: 1 });
    await user().pointer({ keys: '[MouseRight]', target: bigPicture() });
    expect(heard).toEqual([]);
    await user().click(bigPicture());
    expect(heard).toEqual(['show(CLICK, 3)']);
  });

  it('goes on with Enter', async () => {
    const { heard } = await openGallery({ start: 1 });
    act(() => bigPicture().closest('button')?.focus());
    await user().keyboard('{Enter}');
    expect(heard).toEqual(['show(KEYBOARD, 3)']);
  });

  it('case 37: does nothing at the last image', async () => {
    const { heard } = await openGallery({ start: 4 });
    await user().click(bigPicture());
    expect(heard).toEqual([]);
  });

  it('case 43: is no control where clicks do not navigate', async () => {
    const { heard } = await openGallery({
      start: 1,
      libConfig: { currentImageConfig: { navigateOnClick: false } },
    });
    expect(bigPicture()).toHaveClass('unclickable');
    expect(bigPicture().closest('button')).toBeNull();
    await user().click(bigPicture());
    expect(heard).toEqual([]);
    await user().keyboard('{ArrowRight}');
    expect(heard).toEqual(['show(KEYBOARD, 3)']);
  });
});

describe('case 46: side previews', () => {
  const sides = () => [...document.querySelectorAll('.ks-side-preview')];

  it('show the neighbours once the picture is there', async () => {
    const { heard } = await openGallery({ start: 2 });
    expect(sides().map(({ tagName }) => tagName)).toEqual(['DIV', 'DIV']);
    fireEvent.load(bigPicture());
    expect(sides().map(({ tagName }) => tagName)).toEqual(['BUTTON', 'BUTTON']);
    await user().click(sides()[1] ?? document.body);
    expect(heard).toEqual(['show(CLICK, 4)']);
  });

  it('leave an empty box of their size at an end, which closes', async () => {
    const { heard } = await openGallery({ start: 4 });
    fireEvent.load(bigPicture());
    expect(sides()[1]).toHaveStyle({ width: '100px', height: 'auto' });
    await user().click(sides()[1] ?? document.body);
    expect(heard).toEqual(['close(CLICK, true)']);
  });

  it('wrap where the gallery is endless', async () => {
    await openGallery({ libConfig: infinite });
    fireEvent.load(bigPicture());
    expect(sides()[0]?.querySelector('img')).toHaveAttribute('src', '/t4.jpg');
  });

  it('have the title of their caption', async () => {
    await openGallery({
      libConfig: {
        currentImageConfig: { description: { strategy: DescriptionStrategy.HIDE_IF_EMPTY } },
      },
    });
    fireEvent.load(bigPicture());
    expect(sides()[1]?.querySelector('img')).toHaveAttribute('title', 'Second');
  });

  it('can be left out', async () => {
    await openGallery({ libConfig: { slideConfig: { sidePreviews: { show: false } } } });
    fireEvent.load(bigPicture());
    expect(sides()).toEqual([]);
  });
});

describe('case 47: dots', () => {
  const dots = () => screen.getByRole('group', { name: 'Image navigation dots' });

  it('select their image and show which one is current', async () => {
    const { heard } = await openGallery();
    await user().click(within(dots()).getByRole('button', { name: 'Navigate to image number 4' }));
    expect(heard).toEqual(['show(CLICK, 4)']);
    const current = within(dots())
      .getAllByRole('button')
      .map((dot) => [dot.classList.contains('active'), dot.getAttribute('aria-current')]);
    expect(current).toEqual([
      [false, null],
      [false, null],
      [false, null],
      [true, 'true'],
      [false, null],
    ]);
  });

  it('are gone with visible false', async () => {
    await openGallery({ libConfig: { dotsConfig: { visible: false } } });
    expect(screen.queryByRole('group', { name: 'Image navigation dots' })).toBeNull();
  });
});

it('case 48: navigateTo goes to an index, and ignores one that is not there', async () => {
  const { ref, heard } = await openGallery();
  act(() => ref.navigateTo(3));
  act(() => ref.navigateTo(9));
  expect(heard).toEqual(['show(NORMAL, 4)']);
  expect(caption()).toBe('Image 4/5 - Fourth');
});

describe('the strip', () => {
  it.each([
    ['case 49', F5, 3, '012 012 123 234 234'],
    ['case 50', F5, 4, '0123 0123 0123 1234 1234'],
    ['case 51', F7, 5, '01234 01234 01234 12345 23456 23456 23456'],
    ['case 52', F5, 9, '01234 01234 01234 01234 01234'],
  ])('%s: shows the window of each image', async (_, images, number, windows) => {
    const { ref } = await openGallery({ images, libConfig: { previewConfig: { number } } });
    const seen = images.map((image) => {
      act(() => ref.navigateTo(image.id));
      return stripIds();
    });
    expect(seen.join(' ')).toBe(windows);
  });

  it.each([{}, infinite])(
    'case 52: has no arrows where all are in sight, config %#',
    async (libConfig) => {
      await openGallery({ libConfig: { ...libConfig, previewConfig: { number: 5 } } });
      expect(stripArrows()).toEqual([]);
    },
  );

  it('case 53: is scrolled by its arrows, which tell nothing', async () => {
    const { heard } = await openGallery({ libConfig: { previewConfig: { number: 3 } } });
    expect([stripIds(), stripArrows()]).toEqual(['012', ['next']]);
    await user().click(button('Scroll next previews'));
    expect([stripIds(), stripArrows()]).toEqual(['123', ['previous', 'next']]);
    await user().click(button('Scroll next previews'));
    expect([stripIds(), stripArrows()]).toEqual(['234', ['previous']]);
    fireEvent.load(bigPicture());
    expect(stripIds()).toBe('234');
    expect(heard).toEqual([]);
    expect(caption()).toBe('Image 1/5');
  });

  it('jumps to the other end where the gallery is endless', async () => {
    await openGallery({ libConfig: { ...infinite, previewConfig: { number: 3 } } });
    expect(stripArrows()).toEqual(['previous', 'next']);
    await user().click(button('Scroll previous previews'));
    expect(stripIds()).toBe('234');
    await user().click(button('Scroll next previews'));
    expect(stripIds()).toBe('012');
  });

  it.each([{}, infinite])(
    'case 55: has no arrows with arrows false, config %#',
    async (libConfig) => {
      await openGallery({
        libConfig: { ...libConfig, previewConfig: { number: 3, arrows: false } },
      });
      expect(screen.queryByRole('button', { name: /Scroll/ })).toBeNull();
    },
  );

  it('case 57: selects an image where it may', async () => {
    const { heard } = await openGallery({ libConfig: { previewConfig: { number: 3 } } });
    const cell = strip().querySelectorAll('.ks-preview')[2];
    await user().click(cell ?? document.body);
    expect(heard).toEqual(['show(CLICK, 3)']);
    const active = strip().querySelectorAll('.active');
    expect(active).toHaveLength(1);
    expect(active[0]).toHaveAttribute('aria-current', 'true');
    expect(active[0]).toHaveAccessibleName('Navigate to image number 3');
  });

  it('case 57: is inert with clickable false', async () => {
    const { heard } = await openGallery({ libConfig: { previewConfig: { clickable: false } } });
    const cell = strip().querySelectorAll('.ks-preview')[2];
    expect(cell).toHaveClass('unclickable');
    await user().click(cell ?? document.body);
    expect(heard).toEqual([]);
  });

  it('case 58: shows the small pictures in the wanted size', async () => {
    const size = { width: '30px', height: '30px' };
    await openGallery({ libConfig: { previewConfig: { number: 5, size } } });
    const thumbnails = [...strip().querySelectorAll('img')];
    expect(thumbnails.map((image) => image.getAttribute('src'))).toEqual([
      '/i0.jpg',
      '/i1.jpg',
      '/t2.jpg',
      '/i3.jpg',
      '/t4.jpg',
    ]);
    for (const image of thumbnails) expect(image).toHaveStyle(size);
  });

  it('is gone with visible false', async () => {
    await openGallery({ libConfig: { previewConfig: { visible: false } } });
    expect(screen.queryByRole('group', { name: 'Image previews' })).toBeNull();
  });

  it('names every thumbnail', async () => {
    await openGallery({ libConfig: { previewConfig: { number: 5 } } });
    for (const cell of within(strip()).getAllByRole('button')) expect(cell).toHaveAccessibleName();
  });

  it('leaves out images without a picture', async () => {
    const images = [at(F5, 0), { id: 1, modal: { img: '' } }, at(F5, 2)];
    await openGallery({ images });
    expect(stripIds()).toBe('02');
  });

  it('case 60: draws the inside of each cell with the template', async () => {
    type Dated = GalleryImage & { modal: { date?: string } };
    const images: Dated[] = F5.map((image) => ({
      ...image,
      modal: { ...image.modal, date: `day ${image.id}` },
    }));
    const { heard } = await openGallery({
      images,
      previewsTemplate: ({ preview, defaultTemplate }) => (
        <>
          {defaultTemplate}
          <em>{(preview as Dated).modal.date}</em>
        </>
      ),
    });
    expect(stripIds()).toBe('0123');
    await user().click(screen.getByText('day 2'));
    expect(heard).toEqual(['show(CLICK, 3)']);
  });
});

describe('captions', () => {
  const described = (
    description: NonNullable<ModalLibConfig['currentImageConfig']>['description'],
  ): ModalLibConfig => ({ currentImageConfig: { description } });

  it('case 61: follow the image', async () => {
    const { ref } = await openGallery();
    const seen = F5.map((_, index) => {
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

  it('case 62: have no element where they are empty', async () => {
    await openGallery({ libConfig: described({ strategy: DescriptionStrategy.HIDE_IF_EMPTY }) });
    expect(document.querySelector('figcaption')).toBeNull();
  });

  it('case 63: hidden, while the picture keeps its title', async () => {
    await openGallery({
      start: 1,
      libConfig: described({ strategy: DescriptionStrategy.ALWAYS_HIDDEN }),
    });
    expect(document.querySelector('figcaption')).toBeNull();
    expect(bigPicture()).toHaveAttribute('title', 'Image 2/5 - Second');
  });

  it('case 6: carry the configured style', async () => {
    await openGallery({ libConfig: described({ style: { textColor: 'red', width: '50%' } }) });
    expect(document.querySelector('figcaption')).toHaveStyle({
      color: 'rgb(255, 0, 0)',
      background: 'rgba(0, 0, 0, .5)',
      marginTop: '0px',
      width: '50%',
    });
  });

  it('keep simple markup and nothing that could do harm', async () => {
    const description =
      '<b>bold</b><img src=x onerror="window.hacked = true"><a href="javascript:alert(1)">link</a>';
    await openGallery({ images: [{ id: 0, modal: { img: '/a.jpg', description } }] });
    const element = document.querySelector('figcaption');
    expect(element?.innerHTML).toBe('Image 1/1 - <b>bold</b><a>link</a>');
    expect(bigPicture().title).toBe('Image 1/1 - bold link');
  });

  it('case 67: names of the big picture', async () => {
    const images = [
      at(F5, 0),
      at(F5, 1),
      { id: 2, modal: { img: '/x.jpg', title: '', ariaLabel: 'Own' } },
    ];
    const { ref } = await openGallery({ images });
    expect(bigPicture()).toHaveAttribute('alt', 'Image 1');
    act(() => ref.navigateTo(1));
    expect(bigPicture()).toHaveAttribute('alt', 'Second');
    act(() => ref.navigateTo(2));
    expect(bigPicture()).not.toHaveAttribute('title');
    expect(bigPicture()).toHaveAttribute('aria-label', 'Own');
  });
});

describe('loading', () => {
  const spinner = () => screen.queryByRole('status');
  const status = () => document.querySelector('.ks-figure')?.getAttribute('data-status');

  it('case 68: shows a spinner until the picture is there, drawn after a moment', async () => {
    await openGallery();
    expect(spinner()).toBeEmptyDOMElement();
    expect(status()).toBe('loading');
    await pass(200);
    expect(spinner()).toHaveAccessibleName('The current image is loading. Please be patient.');
    expect(spinner()).toHaveTextContent('The current image is loading. Please be patient.');
    fireEvent.load(bigPicture());
    expect(spinner()).toBeNull();
    expect(status()).toBe('loaded');
  });

  it('case 68: has none where it is switched off', async () => {
    await openGallery({ libConfig: { currentImageConfig: { loadingConfig: { enable: false } } } });
    expect(spinner()).toBeNull();
  });

  it('case 69: has a spinner of its own for each type, and an empty box for others', async () => {
    const seen = new Set<string>();
    for (const type of [1, 2, 3, 4, 5, 6, 7, 99]) {
      const { ref } = await openGallery({
        libConfig: { currentImageConfig: { loadingConfig: { type: type as LoadingType } } },
      });
      await pass(200);
      const drawn = spinner()?.querySelector('.ks-spinner');
      expect(drawn?.childElementCount === 0).toBe(type === 99);
      seen.add(drawn?.className ?? '');
      act(() => ref.closeModal());
      await pass(100);
    }
    expect(seen.size).toBe(8);
  });

  it('case 70: has no spinner for a picture that was seen', async () => {
    const { ref } = await openGallery();
    fireEvent.load(bigPicture());
    act(() => ref.navigateTo(1));
    expect(status()).toBe('loading');
    act(() => ref.navigateTo(0));
    expect(status()).toBe('loaded');
  });

  it('tells two entries with one address apart', async () => {
    const images = [0, 1].map((id) => ({ id, modal: { img: '/same.jpg' } }));
    const { ref } = await openGallery({ images });
    fireEvent.load(bigPicture());
    const first = bigPicture();
    act(() => ref.navigateTo(1));
    expect(bigPicture()).not.toBe(first);
    fireEvent.load(bigPicture());
    expect(status()).toBe('loaded');
  });

  it('case 72: takes the fallback for a broken picture', async () => {
    await openGallery({
      images: [{ id: 0, modal: { img: '/broken.jpg', fallbackImg: '/good.jpg' } }],
    });
    fireEvent.error(bigPicture());
    expect(bigPicture()).toHaveAttribute('src', '/good.jpg');
    fireEvent.load(bigPicture());
    expect(status()).toBe('loaded');
  });

  it('case 72: shows an error once both are broken, and tries again when asked', async () => {
    await openGallery({
      images: [{ id: 0, modal: { img: '/broken.jpg', fallbackImg: '/broken2.jpg' } }],
    });
    fireEvent.error(bigPicture());
    fireEvent.error(bigPicture());
    expect(status()).toBe('failed');
    expect(spinner()).toBeNull();
    expect(
      screen.getByRole('img', { name: 'Image 1. This image could not be loaded.' }),
    ).toBeVisible();
    expect(caption()).toBe('Image 1/1');
    await user().click(button('Try again'));
    expect(status()).toBe('loading');
    expect(bigPicture()).toHaveAttribute('src', '/broken.jpg');
    fireEvent.load(bigPicture());
    expect(status()).toBe('loaded');
    expect(screen.queryByText('This image could not be loaded.')).toBeNull();
  });

  it('never takes an address that runs a script', async () => {
    await openGallery({ images: [{ id: 0, modal: { img: 'javascript:alert(1)' } }] });
    expect(bigPicture()).not.toHaveAttribute('src');
    expect(status()).toBe('failed');
  });
});

describe('the live region', () => {
  const live = () => document.querySelector('[aria-live]')?.textContent;

  it('speaks of the changes that the reader made only', async () => {
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
