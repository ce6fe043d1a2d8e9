import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { fireEvent, render, screen, within } from '@testing-library/react';
import {
  Carousel,
  PlainGallery,
  type ImageSlotContext,
  type ModalGallerySlots,
} from 'ks-gallery-react';
import { findElement } from '../../find-element';
import { at, fiveImages } from '../../gallery-images';
import { Album } from '../modal-gallery/album';
import { advanceTime, isolateGalleries } from '../modal-gallery/harness';

const modalGallery = (render: ModalGallerySlots, images = fiveImages) => (
  <Album images={images} defaultIndex={1} render={render} />
);

const carousel = (render: ModalGallerySlots, images = fiveImages) => (
  <Carousel
    images={images}
    defaultIndex={1}
    config={{ carouselPlayConfig: { autoPlay: false } }}
    render={render}
  />
);

const plainGallery = (render: ModalGallerySlots, images = fiveImages) => (
  <PlainGallery images={images} render={render} />
);

isolateGalleries();

async function show(element: ReactNode): Promise<() => void> {
  const { unmount } = render(element);
  await advanceTime(0);
  return unmount;
}

/** Records what the slot receives. */
function createSlot() {
  const contexts: ImageSlotContext[] = [];
  const image = (context: ImageSlotContext) => {
    contexts.push(context);
    return <img {...context.imageProps} data-own={context.index} alt={context.imageProps.alt} />;
  };
  return { contexts, image };
}

describe.each<[string, (slots: ModalGallerySlots) => ReactNode, string, number]>([
  ['full image of the modal gallery', modalGallery, '.ks-current-image', 1],
  ['slide of the carousel', carousel, '.ks-slide[data-state="active"] .ks-slide-image', 1],
  ['thumbnail of the modal gallery', modalGallery, '.ks-preview[data-state] img', 1],
  ['thumbnail of the carousel', carousel, '.ks-preview[data-state] img', 1],
  ['thumbnail of the plain gallery', plainGallery, '[data-index="1"] img', 1],
])('the slot image renders the %s', (_, component, selector, index) => {
  it('with the properties of the default', async () => {
    const unmount = await show(component({}));
    const { attributes } = findElement(selector);
    const given = Array.from(attributes, ({ name, value }) => [name, value]);
    unmount();
    const { image } = createSlot();
    await show(component({ image }));
    const own = findElement(`${selector}[data-own="${index}"]`);
    for (const [name = '', value] of given) expect(own).toHaveAttribute(name, value);
  });

  it('with the rendered width, its image and its position', async () => {
    const { contexts, image } = createSlot();
    await show(component({ image }));
    const sizes = findElement(selector).getAttribute('sizes');
    const found = contexts.find((context) => context.imageProps.sizes === sizes);
    expect(found).toMatchObject({
      image: { modal: at(fiveImages, found?.index ?? 9).modal },
      count: 5,
    });
    expect(sizes).toMatch(
      selector.includes('preview') || selector.includes('index') ? /px$/ : /^100vw$/,
    );
  });
});

it('the slot image renders the side previews of the modal gallery', async () => {
  const { image } = createSlot();
  await show(modalGallery({ image }));
  fireEvent.load(findElement('.ks-current-image'));
  expect(findElement('.ks-side-preview.ks-next img')).toHaveAttribute('data-own', '2');
});

describe.each([
  ['the modal gallery', modalGallery, '.ks-current-image'],
  ['the carousel', carousel, '.ks-slide[data-state="active"] .ks-slide-image'],
])('an image that is rendered by the slot of %s', (_, component, selector) => {
  const images = fiveImages.map((image) => ({
    ...image,
    modal: { ...image.modal, fallbackImg: '/fallback.jpg' },
  }));
  const slide = () => {
    const element = findElement(selector).closest<HTMLElement>('[data-status]');
    if (!element) throw new Error('The image is in no slide.');
    return element;
  };

  it('ends the loading state', async () => {
    await show(component(createSlot()));
    fireEvent.load(findElement(selector));
    expect(slide()).toHaveAttribute('data-status', 'loaded');
  });

  it('is rendered with the fallback, then with the error state, and again', async () => {
    await show(component(createSlot(), images));
    fireEvent.error(findElement(selector));
    expect(findElement(selector)).toHaveAttribute('src', '/fallback.jpg');
    fireEvent.error(findElement(selector));
    fireEvent.click(within(slide()).getByRole('button', { name: 'Try again' }));
    expect(findElement(selector)).toHaveAttribute('src', '/i1.jpg');
    expect(findElement(selector)).toHaveAttribute('data-own', '1');
  });

  it('is the default where the slot throws', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const image = () => {
      throw new Error('thrown by the slot');
    };
    await show(component({ image }));
    expect(findElement(selector)).toHaveAttribute('src', '/i1.jpg');
  });

  it('may be an element that wraps the image', async () => {
    await show(
      component({
        image: ({ imageProps }) => (
          <picture>
            <source srcSet="/small.avif" type="image/avif" />
            <img {...imageProps} alt={imageProps.alt} />
          </picture>
        ),
      }),
    );
    expect(findElement(`picture > ${selector.split(' ').at(-1)}`)).toBeInTheDocument();
  });
});

it('an own image that has loaded before its listeners were there counts as loaded', async () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(300);
  await show(modalGallery(createSlot()));
  expect(findElement('.ks-figure')).toHaveAttribute('data-status', 'loaded');
});

it('with an own image the neighbours are rendered by the slot, and fetched by nothing else', async () => {
  const created = jest.spyOn(document, 'createElement');
  await show(modalGallery(createSlot()));
  created.mockClear();
  fireEvent.load(findElement('.ks-current-image'));
  await advanceTime(0);
  const neighbours = document.querySelectorAll<HTMLElement>('.ks-track > [inert] [data-own]');
  expect(Array.from(neighbours, ({ dataset }) => dataset.own)).toEqual(['0', '2']);
  const sidePreviews = document.querySelectorAll('.ks-side-preview img').length;
  expect(created.mock.calls.filter(([name]) => name === 'img')).toHaveLength(sidePreviews + 2);
});

it('an unsafe URL does not reach the slot', async () => {
  const { contexts, image } = createSlot();
  const unsafe = [{ id: 1, modal: { img: 'javascript:alert(1)' } }];
  await show(<Carousel images={unsafe} render={{ image }} />);
  expect(contexts).toEqual([]);
  expect(screen.getByText('This image could not be loaded.')).toBeVisible();
});

it('the slot image is part of the HTML of the server', () => {
  const html = renderToString(plainGallery(createSlot()));
  expect(html.match(/data-own/g)).toHaveLength(5);
});

it('the slot image may use hooks, and its own thumbnail slot contains it', async () => {
  const { image } = createSlot();
  await show(plainGallery({ image, thumbnail: ({ defaultRender }) => <b>{defaultRender()}</b> }));
  expect(document.querySelectorAll('a b [data-own]')).toHaveLength(5);
});
