import { readFileSync } from 'node:fs';
import { fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  ButtonsStrategy,
  ButtonType,
  Carousel,
  DescriptionStrategy,
  LineLayout,
  PlainGallery,
  PlainGalleryStrategy,
  registerLinks,
  type CarouselLibConfig,
  type GalleryImage,
  type LinkConfig,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { findElement } from '../find-element';
import { hostileStrings } from '../hostile-strings';
import { sampleOfDay } from '../../sample';
import { advanceTime, closeAll, isolateGalleries, openAndListen } from './modal-gallery/harness';
import { filledWith, textFields, type FieldPath } from '../text-fields';

registerLinks();

type FieldFilter = (path: FieldPath) => boolean;

const imageFields = textFields('GalleryImage');
const all: FieldFilter = () => true;
const none: FieldFilter = () => false;
const one =
  (field: FieldPath): FieldFilter =>
  (path) =>
    path === field;

const texts = sampleOfDay(hostileStrings, 10);

/** Elements that no gallery renders. */
const disallowedElements =
  'script, style, link, meta, base, iframe, frame, object, embed, form, svg, math, template, noscript, audio, ' +
  'details, input, textarea, select';
const linkProtocols = /^(https?|mailto|tel|blob):$/;
/** What would run where it is opened as a page. */
const running = /^((java|vb)script:|data:text\/html)/;

const resolveUrl = (url: string) => new URL(url, 'https://site.example/page');

/** The page has only elements of galleries and nothing that runs. Styles are not checked: browsers run none of them. */
function expectHarmless(): void {
  expect(
    [...document.querySelectorAll(disallowedElements)].map(({ outerHTML }) => outerHTML),
  ).toEqual([]);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^srcdoc$|^action$|^formaction$/i);
      if (name === 'src') expect(resolveUrl(value).href).not.toMatch(running);
      if (name.endsWith('href')) expect(resolveUrl(value).protocol).toMatch(linkProtocols);
    }
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.get({}, 'x')).toBeUndefined();
}

/** Two images, so that navigation is possible; only their ids and placeholders are valid, the others are refused. */
function imagesWith(text: string, isChosen: FieldFilter): GalleryImage[] {
  const { modal, plain, ...rest } = filledWith(text, 'GalleryImage', isChosen);
  return [0, 1].map((id) => ({
    id,
    modal: { img: '/i.jpg', ...(modal as object) },
    ...(plain ? { plain: { img: '/t.jpg', ...(plain as object) } } : {}),
    ...rest,
    placeholder: 'teal',
  }));
}

const description = (given: object | undefined, full: boolean) => ({
  ...given,
  strategy: DescriptionStrategy.ALWAYS_VISIBLE,
  ...(full ? {} : { customFullDescription: undefined }),
});

/** Removes what no name may contain; `INVALID_ID` is thrown for it. */
const linkConfig = (given: LinkConfig | undefined) =>
  given && { ...given, name: (given.name ?? '').replace(/[#\p{Cs}]/gu, '') || 'empty' };

/** Enables everything that renders texts. */
function modalConfig(text: string, isChosen: FieldFilter, full: boolean): ModalLibConfig {
  const given: ModalLibConfig = filledWith(text, 'ModalLibConfig', isChosen);
  const button = given.buttonsConfig?.buttons?.[0];
  return {
    ...given,
    linkConfig: linkConfig(given.linkConfig),
    slideConfig: { ...given.slideConfig, infinite: true },
    currentImageConfig: {
      ...given.currentImageConfig,
      downloadable: true,
      captionPlacement: 'below',
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

function carouselConfig(text: string, isChosen: FieldFilter, full: boolean): CarouselLibConfig {
  const given: CarouselLibConfig = filledWith(text, 'CarouselLibConfig', isChosen);
  return {
    ...given,
    linkConfig: linkConfig(given.linkConfig),
    carouselImageConfig: {
      ...given.carouselImageConfig,
      description: description(given.carouselImageConfig?.description, full),
    },
  };
}

function plainConfig(text: string, isChosen: FieldFilter, aTags: boolean): PlainLibConfig {
  const given: PlainLibConfig = filledWith(text, 'PlainLibConfig', isChosen);
  const { layout, ...rest } = given.plainGalleryConfig ?? {};
  return {
    ...given,
    linkConfig: linkConfig(given.linkConfig),
    plainGalleryConfig: {
      ...rest,
      caption: 'below',
      strategy: PlainGalleryStrategy.ROW,
      layout: Object.assign(new LineLayout({}, { length: -1, wrap: true }, 'center'), layout, {
        breakConfig: { length: -1, wrap: true },
      }),
      advanced: { ...rest.advanced, aTags },
    },
  };
}

type Mount = (
  text: string,
  image: FieldFilter,
  config: FieldFilter,
  other: boolean,
) => Promise<() => void>;

/** Renders a component until the returned function is called. */
const rendered =
  (
    component: (
      images: GalleryImage[],
      text: string,
      config: FieldFilter,
      other: boolean,
    ) => ReactElement,
  ): Mount =>
  async (text, image, config, other) =>
    render(component(imagesWith(text, image), text, config, other)).unmount;

const galleries: Record<string, { fields: readonly FieldPath[]; mount: Mount }> = {
  'the modal gallery': {
    fields: textFields('ModalLibConfig'),
    async mount(text, image, config, other) {
      const images = imagesWith(text, image);
      await openAndListen({
        id: 1,
        images,
        currentImage: images[0]!,
        libConfig: modalConfig(text, config, other),
      });
      await advanceTime(300);
      return () => undefined;
    },
  },
  'the plain gallery': {
    fields: textFields('PlainLibConfig'),
    mount: rendered((images, ...rest) => (
      <PlainGallery id={1} images={images} config={plainConfig(...rest)} />
    )),
  },
  'the carousel': {
    fields: textFields('CarouselLibConfig'),
    mount: rendered((images, ...rest) => (
      <Carousel id={1} images={images} config={carouselConfig(...rest)} />
    )),
  },
};

/** The text is the accessible name, and is in the caption unless it contains markup. */
function expectText(text: string): void {
  const gallery = findElement('dialog, .ks-plain-gallery, .ks-carousel');
  expect(gallery.getAttribute('aria-label')).toBe(text);
  const caption = document.querySelector('figcaption');
  if (caption && !/[<&]/.test(text)) expect(caption.textContent).toContain(text);
}

/** Reported errors, without React's advice on how to write style values. */
const consoleErrors = () =>
  [
    ...jest.mocked(console.error).mock.calls,
    ...jest.mocked(globalThis.reportError).mock.calls,
  ].filter(
    ([message]) => !/^Style property values shouldn't contain a semicolon/.test(`${message}`),
  );

isolateGalleries(1);
beforeEach(() => {
  // Refused URLs are named.
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(globalThis, 'reportError').mockImplementation();
});

it('SECURITY.md names the number of hostile texts', () => {
  const text = readFileSync('SECURITY.md', 'utf8');
  expect(text).toContain(` puts ${hostileStrings.length} hostile strings into every text field`);
});

it('there are at least 60 distinct hostile texts and the text fields of the types are found', () => {
  expect(new Set(hostileStrings).size).toBe(hostileStrings.length);
  expect(hostileStrings.length).toBeGreaterThanOrEqual(60);
  expect(imageFields).toEqual(expect.arrayContaining(['modal.img', 'modal.sources.srcset']));
  expect(textFields('ModalLibConfig')).toEqual(
    expect.arrayContaining(['buttonsConfig.buttons.ariaLabel', 'keyboardServiceConfig.shortcuts']),
  );
});

describe.each(Object.entries(galleries))('hostile texts in %s', (_, { fields, mount }) => {
  it.each([true, false])('are rendered as text in all fields at once, %p', async (other) => {
    for (const text of texts) {
      const unmount = await mount(text, all, all, other);
      for (const broken of document.querySelectorAll('img')) fireEvent.error(broken);
      expectHarmless();
      expectText(text);
      unmount();
      await closeAll(1);
    }
    expect(consoleErrors()).toEqual([]);
  });

  it('are rendered as text in each field alone', async () => {
    const short = hostileStrings.filter(({ length }) => length < 1000);
    // Starts like a URL that runs a script, and contains all texts.
    const text = `javascript:alert(1)// ${short.join(' ')}`;
    for (const field of sampleOfDay(imageFields, 6)) {
      const unmount = await mount(text, one(field), none, false);
      expectHarmless();
      unmount();
      await closeAll(1);
    }
    for (const field of sampleOfDay(fields, 10)) {
      const unmount = await mount(text, none, one(field), true);
      expectHarmless();
      unmount();
      await closeAll(1);
    }
    expect(consoleErrors()).toEqual([]);
  });
});

it('no button follows a URL that runs a script', async () => {
  const openedUrls: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    openedUrls.push(this.href);
  });
  jest.spyOn(window, 'open').mockImplementation((url) => {
    openedUrls.push(`${url}`);
    return null;
  });
  jest.spyOn(console, 'warn').mockImplementation();
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('refused'));
  URL.createObjectURL = () => 'blob:https://site.example/1';
  URL.revokeObjectURL = () => undefined;

  for (const text of texts) {
    await galleries['the modal gallery']!.mount(text, all, none, true);
    const buttons = document.querySelectorAll('.ks-upper-button:not(.ks-visually-hidden)');
    for (const button of buttons) fireEvent.click(button);
    await advanceTime(300);
    await closeAll(1);
  }
  expect(openedUrls.length).toBeGreaterThan(texts.length * 0.8);
  for (const url of openedUrls) expect(resolveUrl(url).protocol).toMatch(/^(https?|blob):$/);
  expect(consoleErrors()).toEqual([]);
});
