/** Every text of the three components can be translated: rendered in a made-up language, they have no other. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  ButtonsStrategy,
  ButtonType,
  Carousel,
  CAROUSEL_DEFAULTS,
  KS_DEFAULT_ACCESSIBILITY_CONFIG,
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_FULL_SCREEN,
  KS_DEFAULT_BTN_SHARE,
  ModalGallery,
  PlainGallery,
  registerLinks,
  type AccessibilityConfig,
  type ButtonConfig,
  type CarouselLibConfig,
  type Description,
  type GalleryImage,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { arabic, arabicCaption } from 'ks-gallery-react/locales/ar';
import { german, germanCaption } from 'ks-gallery-react/locales/de';
import { resolveModalConfig } from '@/gallery-lib/src/core/config/resolve-modal';
import { findElement } from '../find-element';
import { imagesOf } from '../gallery-images';
import { advanceTime, caption, isolateGalleries, openGallery } from './modal-gallery/harness';
import { loadUnloadedLibrary, trackWindowListeners } from './modal-gallery/unloaded-library';

registerLinks();

/** Returns the text of a field in the made-up language, with the placeholders of the English one. */
const translate = (name: string, text: string) =>
  `«${name}${[...text.matchAll(/\{\w+\}/g)].join('')}»`;

const keys = ['Esc', 'Tab', 'Shift', 'Home', 'End', 'Ctrl', 'Alt', 'S', 'D'];
const accessibilityConfig: AccessibilityConfig = {
  ...Object.fromEntries(
    Object.entries(KS_DEFAULT_ACCESSIBILITY_CONFIG).map(([name, text]) => [
      name,
      translate(name, text),
    ]),
  ),
  keyNamesText: keys.map((key) => `${key}=«»`).join(),
};
const description: Description = { imageText: '«»' };

const SPOKEN = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'alt'];

/** Returns texts and labels of the document that have letters outside the made-up language. */
function getForeignTexts(): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  const labels = elements.flatMap((element) =>
    SPOKEN.map((name) => element.getAttribute(name) ?? ''),
  );
  const texts = elements.flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
  );
  return [...labels, ...texts.map(({ textContent }) => textContent ?? '')].filter((text) =>
    /\p{L}/u.test(text.replace(/«[^»]*»/g, '')),
  );
}

const images: readonly GalleryImage[] = [
  ...imagesOf(30),
  { id: 30, modal: { img: '/i30.jpg', alt: '' }, plain: { img: '/t30.jpg', alt: '' } },
];
const failImages = () =>
  act(() => document.querySelectorAll('img').forEach((image) => fireEvent.error(image)));

isolateGalleries(1);

test('a text outside the made-up language is found', () => {
  expect(accessibilityConfig.slideAriaLabel).toBe('«slideAriaLabel{position}{total}»');
  render(<p title="Title">Text</p>);
  expect(getForeignTexts()).toEqual(['Title', 'Text']);
});

test.each([
  ['images', {}],
  ['links with a background', { plainGalleryConfig: { advanced: { aTags: true } } }],
  ['full views', { linkConfig: { name: 'album' } }],
])('the plain gallery with %s', (_, config) => {
  render(<PlainGallery images={images} config={{ ...config, accessibilityConfig }} />);
  expect(screen.getByRole('group')).toHaveAccessibleName('«plainGalleryContentAriaLabel»');
  expect(getForeignTexts()).toEqual([]);
});

test.each<[string, CarouselLibConfig, Partial<Parameters<typeof Carousel>[0]>]>([
  ['dots', {}, {}],
  ['slides as groups', { carouselDotsConfig: { visible: false } }, {}],
  ['buttons', { carouselConfig: { modalGalleryEnable: true } }, { onClickImage: () => {} }],
  [
    'captions',
    { carouselImageConfig: { description: { ...description, strategy: 'alwaysVisible' } } },
    {},
  ],
])('the carousel with %s, while images load and after they failed', async (_, config, props) => {
  const translated = {
    ...config,
    accessibilityConfig,
    carouselImageConfig: {
      ...config.carouselImageConfig,
      ...(!config.carouselImageConfig && { description }),
    },
  };
  const carousel = (count: number): ReactElement => (
    <Carousel {...props} images={images.slice(0, count)} config={translated} loadingMore />
  );
  const { rerender } = render(carousel(8));
  await advanceTime(1000);
  rerender(carousel(9));
  expect(getForeignTexts()).toEqual([]);
  failImages();
  expect(screen.getAllByRole('button', { name: '«imageRetryText»' }).length).toBeGreaterThan(0);
  expect(getForeignTexts()).toEqual([]);
});

const types = Object.values(ButtonType);
const custom: readonly ButtonConfig[] = [
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DELETE,
  { ...KS_DEFAULT_BTN_DOWNLOAD, fontSize: '20px' },
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_FULL_SCREEN,
  KS_DEFAULT_BTN_SHARE,
  ...types.map((type) => ({ type })),
];

describe('the modal gallery', () => {
  const libConfig: ModalLibConfig = {
    accessibilityConfig,
    currentImageConfig: { description, downloadable: true },
    zoomConfig: { buttons: true },
    slideConfig: { playConfig: { autoPlay: true } },
  };
  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

  test.each([
    ['with the buttons of a strategy', { strategy: ButtonsStrategy.FULL }],
    ['with buttons of its own', { strategy: ButtonsStrategy.CUSTOM, buttons: custom }],
    ['without buttons', { visible: false }],
  ])('%s', async (_, buttonsConfig) => {
    const writeText = async () => {};
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await openGallery({ images, start: 1, libConfig: { ...libConfig, buttonsConfig } });
    await advanceTime(1000);
    expect(getForeignTexts()).toEqual([]);
    for (const button of screen.getAllByRole('button')) expect(button).toHaveAccessibleName();
    failImages();
    expect(getForeignTexts()).toEqual([]);
  });

  test('with its list of keys', async () => {
    await openGallery({ images, libConfig });
    await act(async () => void fireEvent.keyDown(document.activeElement!, { key: '?' }));
    await advanceTime(0);
    expect(document.querySelectorAll('.ks-key-list kbd').length).toBeGreaterThan(10);
    expect(getForeignTexts()).toEqual([]);
  });

  test('that grows', async () => {
    const gallery = (count: number) => (
      <ModalGallery open loadingMore images={images.slice(0, count)} libConfig={libConfig} />
    );
    const { rerender } = render(gallery(8));
    await advanceTime(1000);
    rerender(gallery(9));
    await advanceTime(0);
    expect(findElement('dialog [aria-live]')).toHaveTextContent('«moreImagesAriaLabel1»');
    expect(getForeignTexts()).toEqual([]);
  });

  test('whose code is being fetched, and could not be', async () => {
    const removeListeners = trackWindowListeners();
    jest.spyOn(console, 'error').mockImplementation();
    const page = await loadUnloadedLibrary();
    const [currentImage] = images;
    act(() => {
      page.library.modalGalleryService.open({
        id: 1,
        images,
        currentImage: currentImage!,
        libConfig,
      });
    });
    expect(screen.getByRole('button')).toHaveAccessibleName('«closeAriaLabel»');
    expect(getForeignTexts()).toEqual([]);
    await page.fail();
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(getForeignTexts()).toEqual([]);
    act(() => page.library.modalGalleryService.close(1));
    removeListeners();
  });
});

describe.each([
  ['German', german, germanCaption, '1 von 31', 'Galerie schließen'],
  ['Arabic', arabic, arabicCaption, '1 من 31', 'إغلاق المعرض'],
])('the %s locale', (_, labels, description, position, close) => {
  const texts: Readonly<Record<string, string>> = labels;

  it('has every text, with the placeholders of the English one', () => {
    const placeholders = (text = '') => text.match(/\{\w+\}/g)?.sort();
    const english = Object.entries<string>(KS_DEFAULT_ACCESSIBILITY_CONFIG);
    const filled = english.filter(([, text]) => text !== '').map(([name]) => name);
    for (const [name, text] of english) {
      expect(placeholders(texts[name])).toEqual(placeholders(text));
      if (filled.includes(name)) expect(texts[name]).not.toMatch(/^$|^\s|\s$/);
    }
  });

  it('names the slides of a carousel', () => {
    render(<Carousel images={images} config={{ accessibilityConfig: labels }} />);
    expect(screen.getByRole('tabpanel', { name: position })).toBeInTheDocument();
  });

  it('names the buttons of a modal gallery, and begins its captions', async () => {
    const currentImageConfig = { description };
    await openGallery({ images, libConfig: { accessibilityConfig: labels, currentImageConfig } });
    expect(screen.getByRole('button', { name: close })).toHaveFocus();
    expect(caption()).toBe(`${description.imageText}1/31`);
  });
});

test('a toolbar button keeps a text of its own', async () => {
  const button = { type: ButtonType.DOWNLOAD, title: 'Own', ariaLabel: 'Own name' };
  const buttonsConfig = { strategy: ButtonsStrategy.CUSTOM, buttons: [button] };
  await openGallery({ libConfig: { accessibilityConfig, buttonsConfig } });
  const own = screen.getByRole('button', { name: 'Own name' });
  expect(findElement('.ks-icon', own)).toHaveAttribute('title', 'Own');
});

test('the defaults of the carousel and of the modal gallery are those of the full list', () => {
  expect(KS_DEFAULT_ACCESSIBILITY_CONFIG).toMatchObject(CAROUSEL_DEFAULTS.accessibilityConfig);
  const { accessibilityConfig } = resolveModalConfig(undefined);
  expect(KS_DEFAULT_ACCESSIBILITY_CONFIG).toMatchObject(accessibilityConfig);
  expect(KS_DEFAULT_ACCESSIBILITY_CONFIG.closeAriaLabel).toBe(KS_DEFAULT_BTN_CLOSE.ariaLabel);
});
