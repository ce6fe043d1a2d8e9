import { fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  ButtonType,
  ButtonsStrategy,
  Carousel,
  DescriptionStrategy,
  LineLayout,
  PlainGallery,
  PlainGalleryStrategy,
  type CarouselLibConfig,
  type GalleryImage,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { findElement } from './find-element';
import { hostileStrings } from './hostile-strings';
import { closeAll, openNow, pass } from './modal-gallery/harness';
import { filledWith, textFields, type FieldPath } from './text-fields';

type Chosen = (path: FieldPath) => boolean;

const imageFields = textFields('GalleryImage');
const all: Chosen = () => true;
const none: Chosen = () => false;
const one =
  (field: FieldPath): Chosen =>
  (path) =>
    path === field;

/** Elements that no gallery makes. */
const strangers =
  'script, style, link, meta, base, iframe, frame, object, embed, form, svg, math, template, noscript, video, audio, ' +
  'details, input, textarea, select';
const picture = /^(https?|blob|data):$/;
const link = /^(https?|mailto|tel|blob|data):$/;

function expectSafeAddress(address: string, schemes: RegExp): void {
  const { protocol, href } = new URL(address, 'https://own.example/page');
  expect(protocol).toMatch(schemes);
  if (protocol === 'data:') expect(href).toMatch(/^data:image\/[a-z0-9.+-]+[;,]/i);
}

/** The page holds what galleries draw, and nothing that runs. Styles are not looked at: no browser runs any of them. */
function expectHarmless(): void {
  expect([...document.querySelectorAll(strangers)].map(({ outerHTML }) => outerHTML)).toEqual([]);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^srcdoc$|^action$|^formaction$/i);
      if (name === 'src') expectSafeAddress(value, picture);
      if (name.endsWith('href')) expectSafeAddress(value, link);
    }
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.get({}, 'x')).toBeUndefined();
}

/** Two images, so that there is somewhere to go; ids are the only thing that is sound about them. */
function imagesWith(text: string, chosen: Chosen): GalleryImage[] {
  const { modal, plain, ...rest } = filledWith(text, 'GalleryImage', chosen);
  return [0, 1].map((id) => ({
    id,
    modal: { img: '/i.jpg', ...(modal as object) },
    ...(plain ? { plain: { img: '/t.jpg', ...(plain as object) } } : {}),
    ...rest,
  }));
}

const description = (given: object | undefined, full: boolean) => ({
  ...given,
  strategy: DescriptionStrategy.ALWAYS_VISIBLE,
  ...(full ? {} : { customFullDescription: undefined }),
});

/** Whatever shows texts is shown. */
function modalConfig(text: string, chosen: Chosen, full: boolean): ModalLibConfig {
  const given: ModalLibConfig = filledWith(text, 'ModalLibConfig', chosen);
  const button = given.buttonsConfig?.buttons?.[0];
  return {
    ...given,
    slideConfig: { ...given.slideConfig, infinite: true },
    currentImageConfig: {
      ...given.currentImageConfig,
      downloadable: true,
      description: description(given.currentImageConfig?.description, full),
    },
    buttonsConfig: {
      strategy: ButtonsStrategy.CUSTOM,
      buttons: [ButtonType.EXTURL, ButtonType.DOWNLOAD, ButtonType.CUSTOM].map((type) => ({
        ...button,
        type,
      })),
    },
  };
}

function carouselConfig(text: string, chosen: Chosen, full: boolean): CarouselLibConfig {
  const given: CarouselLibConfig = filledWith(text, 'CarouselLibConfig', chosen);
  return {
    ...given,
    carouselImageConfig: {
      ...given.carouselImageConfig,
      description: description(given.carouselImageConfig?.description, full),
    },
  };
}

function plainConfig(text: string, chosen: Chosen, aTags: boolean): PlainLibConfig {
  const given: PlainLibConfig = filledWith(text, 'PlainLibConfig', chosen);
  const { layout, ...rest } = given.plainGalleryConfig ?? {};
  return {
    ...given,
    plainGalleryConfig: {
      ...rest,
      strategy: PlainGalleryStrategy.ROW,
      layout: Object.assign(new LineLayout({}, { length: -1, wrap: true }, 'center'), layout, {
        breakConfig: { length: -1, wrap: true },
      }),
      advanced: { ...rest.advanced, aTags },
    },
  };
}

type Draw = (text: string, image: Chosen, config: Chosen, other: boolean) => Promise<() => void>;

/** Draws a component in the page, for as long as the returned function is not called. */
const drawn =
  (
    component: (
      images: GalleryImage[],
      text: string,
      config: Chosen,
      other: boolean,
    ) => ReactElement,
  ): Draw =>
  async (text, image, config, other) =>
    render(component(imagesWith(text, image), text, config, other)).unmount;

const galleries: Record<string, { fields: readonly FieldPath[]; draw: Draw }> = {
  'the modal gallery': {
    fields: textFields('ModalLibConfig'),
    async draw(text, image, config, other) {
      const images = imagesWith(text, image);
      await openNow({
        id: 1,
        images,
        currentImage: images[0]!,
        libConfig: modalConfig(text, config, other),
      });
      await pass(300);
      return () => undefined;
    },
  },
  'the plain gallery': {
    fields: textFields('PlainLibConfig'),
    draw: drawn((images, ...rest) => (
      <PlainGallery id={1} images={images} config={plainConfig(...rest)} />
    )),
  },
  'the carousel': {
    fields: textFields('CarouselLibConfig'),
    draw: drawn((images, ...rest) => (
      <Carousel id={1} images={images} config={carouselConfig(...rest)} />
    )),
  },
};

/** A text is there as it was given: in names whole, in captions unless it holds markup. */
function expectText(text: string): void {
  const gallery = findElement('dialog, .ks-plain-gallery, .ks-carousel');
  expect(gallery.getAttribute('aria-label')).toBe(text);
  const caption = document.querySelector('figcaption');
  if (caption && !/[<&]/.test(text)) expect(caption.textContent).toContain(text);
}

/** What goes wrong without an error of its own; React's advice on how to write style values does not count. */
const complaints = () =>
  [
    ...jest.mocked(console.error).mock.calls,
    ...jest.mocked(globalThis.reportError).mock.calls,
  ].filter(
    ([message]) => !/^Style property values shouldn't contain a semicolon/.test(`${message}`),
  );

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(globalThis, 'reportError').mockImplementation();
});
afterEach(async () => {
  await closeAll(1);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('there are at least 60 distinct hostile texts and the text fields of the types are found', () => {
  expect(new Set(hostileStrings).size).toBe(hostileStrings.length);
  expect(hostileStrings.length).toBeGreaterThanOrEqual(60);
  expect(imageFields).toEqual(expect.arrayContaining(['modal.img', 'modal.sources.srcset']));
  expect(textFields('ModalLibConfig')).toEqual(
    expect.arrayContaining(['buttonsConfig.buttons.ariaLabel', 'keyboardServiceConfig.shortcuts']),
  );
});

describe.each(Object.entries(galleries))('hostile texts in %s', (_, { fields, draw }) => {
  it.each([true, false])(
    'are rendered as text in all fields at once, %p',
    async (other) => {
      for (const text of hostileStrings) {
        const unmount = await draw(text, all, all, other);
        for (const broken of document.querySelectorAll('img')) fireEvent.error(broken);
        expectHarmless();
        expectText(text);
        unmount();
        await closeAll(1);
      }
      expect(complaints()).toEqual([]);
    },
    60_000,
  );

  it('are rendered as text in each field alone', async () => {
    const short = hostileStrings.filter(({ length }) => length < 1000);
    // Begins like an address that runs, and has everything in it.
    const text = `javascript:alert(1)// ${short.join(' ')}`;
    for (const field of imageFields) {
      const unmount = await draw(text, one(field), none, false);
      expectHarmless();
      unmount();
      await closeAll(1);
    }
    for (const field of fields) {
      const unmount = await draw(text, none, one(field), true);
      expectHarmless();
      unmount();
      await closeAll(1);
    }
    expect(complaints()).toEqual([]);
  }, 60_000);
});

it('no button follows a URL that runs a script', async () => {
  const followed: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push(this.href);
  });
  jest.spyOn(window, 'open').mockImplementation((address) => {
    followed.push(`${address}`);
    return null;
  });
  jest.spyOn(console, 'warn').mockImplementation();
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('refused'));
  URL.createObjectURL = () => 'blob:https://own.example/1';
  URL.revokeObjectURL = () => undefined;

  for (const text of hostileStrings) {
    await galleries['the modal gallery']!.draw(text, all, none, true);
    const buttons = document.querySelectorAll('.ks-upper-button:not(.ks-visually-hidden)');
    for (const button of buttons) fireEvent.click(button);
    await pass(300);
    await closeAll(1);
  }
  expect(followed.length).toBeGreaterThan(50);
  for (const address of followed) expectSafeAddress(address, /^(https?|blob|data):$/);
  expect(complaints()).toEqual([]);
}, 60_000);
